import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutsideModule } from './contract';
import { load, Loaded } from './loaded.svelte';

const reported = vi.fn();
beforeEach(() => {
  reported.mockClear();
  vi.stubGlobal('reportError', reported);
});

const drawn = { update: () => undefined, destroy: () => undefined };
const module: OutsideModule = { mount: () => drawn };
const script = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;

describe('a board of a package', () => {
  it('is used as long as it works', () => {
    const loaded = new Loaded(module);
    expect(loaded.attempt((board) => board.mount, null)).toBe(module.mount);
    expect(loaded.module).toBe(module);
  });

  it('is given up once it throws, and the fault is reported', async () => {
    const loaded = new Loaded(module);
    const fault = new Error('no canvas');
    const fails = () => {
      throw fault;
    };
    expect(loaded.attempt(fails, 'instead')).toBe('instead');
    expect(loaded.attempt(fails, 'instead')).toBe('instead');
    await Promise.resolve();
    expect(loaded.module).toBeNull();
    expect(loaded.attempt(() => 'again', 'instead')).toBe('instead');
    expect(reported.mock.calls).toEqual([[fault]]);
  });

  it('is loaded from its address', async () => {
    expect((await load(script('export function mount() {}'))).module).not.toBeNull();
    expect(reported).not.toHaveBeenCalled();
  });

  it.each(['export const x = 1;', 'export const mount = 1;', 'throw new Error("no");', 'this is no script'])(
    'is none if its file says %s',
    async (text) => {
      expect((await load(script(text))).module).toBeNull();
      expect(reported).toHaveBeenCalledOnce();
    },
  );
});
