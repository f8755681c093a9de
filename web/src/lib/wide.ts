/** Whether there is room beside the board; the same width as in the style sheets. */
import { MediaQuery } from 'svelte/reactivity';

export const wide = new MediaQuery('min-width: 1024px');
