import { expect, it } from 'vitest';
import { createBetChooser } from './bet-chooser';

function chooser() {
  const shown: [string, boolean, boolean][] = [];
  const bets = createBetChooser((...args) => shown.push(args));
  return { bets, last: () => shown.at(-1) };
}

it('before the game is open no bet is chosen', () => {
  expect(chooser().bets.bet()).toBe('0.00');
});

it('the bet that was offered is chosen at first, and the first of all when it is not among them', () => {
  const { bets, last } = chooser();
  bets.offer(['1.00', '5.00', '10.00'], '5.00');
  expect(last()).toEqual(['5.00', false, false]);
  bets.offer(['1.00', '5.00'], '7.00');
  expect(last()).toEqual(['1.00', true, false]);
});

it('steps end at the first and the last bet', () => {
  const { bets, last } = chooser();
  bets.offer(['1.00', '5.00', '10.00'], '5.00');
  bets.step(1);
  expect(last()).toEqual(['10.00', false, true]);
  bets.step(1);
  expect(bets.bet()).toBe('10.00');
  for (let press = 0; press < 4; press += 1) bets.step(-1);
  expect(last()).toEqual(['1.00', true, false]);
});

it('a typed bet stays as it was typed, and steps lead from it to the offered ones beside it', () => {
  const { bets, last } = chooser();
  bets.offer(['1.00', '5.00', '10.00'], '5.00');
  bets.set('7.40');
  expect(last()).toEqual(['7.40', false, false]);
  bets.step(1);
  expect(bets.bet()).toBe('10.00');
  bets.set('7.40');
  bets.step(-1);
  expect(bets.bet()).toBe('5.00');
  bets.set('9.80');
  bets.step(-2);
  expect(last()).toEqual(['1.00', true, false]);
});
