import { expect, it } from 'vitest';
import { readGameMessage } from './schema';

const game = 'http://localhost:4200/play?game=x';

it('a message of the game is taken, and nothing of it but its own fields', () => {
  const deposit = { source: 'kozyr-game', type: 'deposit', href: 'javascript:alert(1)' };
  expect(readGameMessage(deposit, game)).toEqual({ type: 'deposit' });
  for (const type of ['ready', 'round-start', 'round-end']) {
    const told = { source: 'kozyr-game', type, game: 'x', stake: '1.00', win: '1000000.00', balance: null };
    expect(readGameMessage(told, game)).toEqual({ type });
  }
  const close = { source: 'kozyr-game', type: 'close', reason: 'session-expired' };
  expect(readGameMessage(close, game)).toEqual({ type: 'close', reason: 'session-expired' });
});

it('only addresses of the game itself are opened', () => {
  const verify = (url: string) => readGameMessage({ source: 'kozyr-game', type: 'verify', url }, game);
  expect(verify('http://localhost:4200/verify#seed')).toEqual({
    type: 'verify',
    url: 'http://localhost:4200/verify#seed',
  });
  for (const url of [
    'https://evil.example/verify',
    'javascript:alert(1)',
    'http://localhost:42000/verify',
    '/verify',
  ]) {
    expect(verify(url)).toBeNull();
  }
});

it('what other windows say is ignored', () => {
  const foreign = [
    null,
    'ready',
    { type: 'deposit' },
    { source: 'kozyr-game', type: 'navigate' },
    { source: 'x', type: 'deposit' },
  ];
  for (const data of foreign) expect(readGameMessage(data, game)).toBeNull();
});
