/** Boards on sample views, without a server: see web/samples.py. Served by `npm run dev` alone, never built. */
import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/inter/wght.css';
import { mount } from 'svelte';
import { speak } from '../lib/language.svelte';
import { applyTheme, chosenLanguage } from '../lib/memory.svelte';
import '../styles/tokens.css';
import '../styles/base.css';
import Workbench from './Workbench.svelte';

applyTheme();
await speak(chosenLanguage());
const target = document.getElementById('app');
if (target) mount(Workbench, { target });
