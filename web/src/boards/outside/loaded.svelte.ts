import { checked, type OutsideModule } from './contract';

/** What came of loading a board; null after it has failed. */
export class Loaded {
  module = $state.raw<OutsideModule | null>(null);

  constructor(module: OutsideModule | null) {
    this.module = module;
  }

  /** Use the board for something; once it throws, it is given up. */
  attempt<T>(what: (module: OutsideModule) => T, otherwise: T): T {
    if (!this.module) return otherwise;
    try {
      return what(this.module);
    } catch (error) {
      queueMicrotask(() => this.fail(error)); // what is asked while the page is drawn may not change it
      return otherwise;
    }
  }

  private fail(error: unknown): void {
    if (!this.module) return;
    this.module = null;
    reportError(error); // for whoever writes the board, in the console
  }
}

/** The board at an address that the server gave: a file of the game's installed package. */
export async function load(address: string): Promise<Loaded> {
  try {
    return new Loaded(checked(await import(/* @vite-ignore */ address)));
  } catch (error) {
    reportError(error);
    return new Loaded(null);
  }
}
