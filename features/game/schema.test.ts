import { expect, it } from 'vitest';
import { readGameMessage } from './schema';

it('takes a message of the game and nothing more than its type', () => {
  expect(readGameMessage({ source: 'kozyr-game', type: 'deposit', href: 'javascript:alert(1)' })).toEqual({
    type: 'deposit',
  });
});

it('ignores what other windows say', () => {
  for (const foreign of [
    null,
    'ready',
    { type: 'deposit' },
    { source: 'kozyr-game', type: 'navigate' },
    { source: 'other', type: 'ready' },
  ]) {
    expect(readGameMessage(foreign)).toBeNull();
  }
});
