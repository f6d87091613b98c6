import { NOTHING_CLOSED } from '@kozyr/contracts/promotions/closed-games';
import { BUILT_IN_CONTRIBUTION } from '@kozyr/contracts/promotions/contribution';
import { promotionRulesSchema } from '@kozyr/contracts/promotions/rules';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { changesBetween, type RuleField, shownAs, textAt, withTyped } from './rule-fields';

const whole: RuleField = { path: 'categories.live', label: 'Live', form: 'whole', empty: 'as it came' };
const games: RuleField = { path: 'games', label: 'One a line', form: 'percents', empty: 'none' };
const areas: RuleField = { path: 'categories.slots', label: 'Slots', form: 'areas', empty: 'nowhere' };
const closings: RuleField = { path: 'games', label: 'One a line', form: 'closings' };
const typedInto = (value: unknown, typed: Record<string, string>) =>
  withTyped(value, value === BUILT_IN_CONTRIBUTION ? [whole, games] : [areas, closings], (path) => typed[path] ?? '');

it('a line names a game and its percent, however it is parted, and reads the same again', () => {
  const value = typedInto(BUILT_IN_CONTRIBUTION, {
    'categories.live': ' 20 ',
    games: 'lucky-fox 50\n\n Gold-Rush: 0 %\nno',
  });
  expect(value).toMatchObject({
    categories: { live: 20 },
    games: [
      { slug: 'lucky-fox', percent: 50 },
      { slug: 'gold-rush', percent: 0 },
      { slug: 'no', percent: '' },
    ],
  });
  expect(z.safeParse(promotionRulesSchema, { kind: 'contribution', value }).success).toBe(false);
  const sound = typedInto(BUILT_IN_CONTRIBUTION, { games: 'lucky-fox 50\ngold-rush 0' });
  expect(textAt(sound, 'games')).toBe('lucky-fox 50\ngold-rush 0');
  expect(z.safeParse(promotionRulesSchema, { kind: 'contribution', value: sound }).success).toBe(true);
});

it('a line names a game and the countries in which it is closed', () => {
  const value = typedInto(NOTHING_CLOSED, { 'categories.slots': 'kz, eu', games: 'lucky-fox KZ pl' });
  expect(value).toMatchObject({
    categories: { slots: ['KZ', 'EU'] },
    games: [{ slug: 'lucky-fox', areas: ['KZ', 'PL'] }],
  });
  expect(textAt(value, 'games')).toBe('lucky-fox KZ PL');
  expect(z.safeParse(promotionRulesSchema, { kind: 'closed-games', value }).success).toBe(true);
});

it('what says nothing is shown by its own words, and of lines only those that differ', () => {
  expect([shownAs(whole, textAt(BUILT_IN_CONTRIBUTION, whole.path)), shownAs(whole, '20')]).toEqual([
    'as it came',
    '20\u00a0%',
  ]);
  const before = typedInto(BUILT_IN_CONTRIBUTION, { games: 'a 1\nb 2' });
  const after = typedInto(BUILT_IN_CONTRIBUTION, { games: 'a 1\nb 3\nc 4' });
  expect(changesBetween([{ title: 'Games', fields: [games] }], before, after)).toEqual([
    { path: 'games', name: 'Games: One a line', before: 'b 2', after: 'b 3\nc 4' },
  ]);
});
