import { expect, it } from 'vitest';
import { framedAddress } from './framed-address';

const shown = (address: string) =>
  framedAddress(address, ['https://games.example'], { who: 'A studio', what: 'a round' });

it('an address of a provider is shown at its own origins alone', () => {
  expect(shown('https://games.example/recall?token=a')).toBe('https://games.example/recall?token=a');
  for (const other of [
    'https://games.example.evil.example/recall',
    'https://games.example:8443/recall',
    'http://games.example/recall',
    'https://games.example@evil.example/',
  ])
    expect(() => shown(other)).toThrow('A studio opens a round at');
});

it('an address that is none of a page is not shown, whatever origins are known', () => {
  for (const other of ['javascript:alert(1)', 'data:text/html,x', 'blob:https://games.example/1'])
    expect(() => framedAddress(other, ['null', 'https://games.example'], { who: 'A', what: 'b' })).toThrow();
});
