import { expect, it } from 'vitest';
import { isHonest } from './dice';

it('accepts the secret that was promised and no other', async () => {
  const secret = '00'.repeat(32);
  const promised = '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55';
  expect(await isHonest(promised, secret)).toBe('true');
  expect(await isHonest(promised, '01'.repeat(32))).toBe('false');
});
