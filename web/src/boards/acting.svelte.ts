/** What boards and hands have in common: which moves are legal, and trying one. */
import { untrack } from 'svelte';
import type { BoardProps } from './contract';

type Given = Pick<BoardProps<never>, 'choices' | 'act' | 'refuse'>;

export interface Acting {
  readonly legal: ReadonlySet<string>;
  /** Play what is legal; why the rest is not, the server says. */
  attempt: (move: string) => void;
}

/** To be called while a component is set up; `letGo` drops what was pointed at. */
export function acting(given: () => Given, letGo: () => void = () => undefined): Acting {
  const legal = $derived(new Set(given().choices.map((choice) => choice.move)));
  return {
    get legal() {
      return legal;
    },
    attempt(move) {
      letGo();
      const { act, refuse } = untrack(given);
      if (untrack(() => legal).has(move)) act(move);
      else refuse(move);
    },
  };
}
