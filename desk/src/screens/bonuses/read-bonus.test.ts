import { NEW_BONUS, newBonusSchema } from '@kozyr/contracts/operator/bonuses';
import { expect, it } from 'vitest';
import { bonusSchema } from '../../../../contracts/src/bonuses';
import { type BonusValues, EMPTY_BONUS, valuesOf } from './form-values';
import { changeOf, readBonus } from './read-bonus';

const NOW = new Date('2026-03-01T10:00:00Z');
const GOOD: BonusValues = { ...EMPTY_BONUS, group: 'WheelFortune', name: ' Spring ', bonus_amount: '1 000,5' };
const problems = (more: Partial<BonusValues>) => {
  const read = readBonus({ ...GOOD, ...more }, NOW);
  return read.ok ? {} : read.problems;
};

it('what is typed of a bonus becomes what its contract takes, with sums and moments read as they are meant', () => {
  const read = readBonus({ ...GOOD, start_date: '2026-03-29T04:30', names: { ...GOOD.names, uk: ' Весна ' } }, NOW);
  expect(read).toMatchObject({
    ok: true,
    body: {
      name: 'Spring',
      names: { uk: 'Весна' },
      bonus_amount: '1000.5',
      code: null,
      max_bet_amount: null,
      // Clocks in Kyiv went forward an hour before.
      start_date: '2026-03-29T01:30:00.000Z',
      end_date: null,
      player_group: null,
      active_on_days: [1, 2, 3, 4, 5, 6, 7],
    },
  });
  const almaty = readBonus({ ...GOOD, currency: 'kzt', end_date: '2026-03-29T04:30' }, NOW);
  expect(almaty).toMatchObject({ ok: true, body: { end_date: '2026-03-28T23:30:00.000Z' } });
});

it.each<[keyof BonusValues, string, Partial<BonusValues>]>([
  ['name', 'needed', { name: ' ' }],
  ['bonus_amount', 'needed', { bonus_amount: '' }],
  ['bonus_amount', 'amount', { bonus_amount: 'ten' }],
  ['wager', 'times', { wager: '1001' }],
  ['code', 'code', { type: 'PROMO_CODE', code: 'a b' }],
  ['max_bonus_amount', 'needed', { type: 'PERCENTAGE', min_deposit_amount: '10' }],
  ['min_deposit_amount', 'depositNeeded', { type: 'PERCENTAGE', max_bonus_amount: '10' }],
  ['min_deposit_amount', 'depositNeeded', { opt_in: false }],
  ['type', 'weeklyType', { group: 'WeeklyCashback' }],
  ['activations_offset', 'hoursNeeded', { activations_offset: '' }],
  ['activations_offset', 'whole', { activations_offset: '1.5' }],
  ['end_date', 'order', { end_date: '2026-02-28T10:00' }],
  ['active_on_days', 'days', { active_on_days: [] }],
  ['max_unique_activations', 'pace', { is_repeated_activation: true, max_unique_activations: '' }],
])('a field of a bonus says at itself what is wrong: %s, %s', (field, problem, more) => {
  expect(problems(more)).toMatchObject({ [field]: problem });
});

it('a code of a bonus is read in capitals, and terms that hold together are no problem', () => {
  expect(problems({ type: 'PROMO_CODE', code: 'spring-26' })).toEqual({});
  expect(
    problems({ group: 'WeeklyCashback', type: 'PERCENTAGE', bonus_amount: '10', max_bonus_amount: '500' }),
  ).toEqual({});
  expect(readBonus({ ...GOOD, type: 'PROMO_CODE', code: 'spring-26' }, NOW)).toMatchObject({
    body: { code: 'SPRING-26' },
  });
});

it('a bonus that is there comes through its form unchanged', () => {
  const said = newBonusSchema.parse({
    ...NEW_BONUS,
    active_on_days: [1, 3],
    group: 'PercentDeposit',
    currency: 'kzt',
    type: 'PERCENTAGE',
    name: 'Share',
    names: { kk: 'Үлес' },
    bonus_amount: '50',
    max_bonus_amount: '9000.50',
    min_deposit_amount: '100',
    wager: 30.5,
    start_date: '2026-03-01T10:00:00.000Z',
    end_date: '2026-04-01T10:30:00.000Z',
    max_bet_amount: '250',
  });
  const { group, code: _, player_group: __, status, ...terms } = said;
  const bonus = bonusSchema.parse({
    ...terms,
    status,
    id: 'b',
    bonus_amount: '50.00',
    max_bonus_amount: '9000.50',
    min_deposit_amount: '100.00',
    max_win_amount: '0.00',
    burning_amount: '0.00',
    max_bet_amount: '250.00',
    bonus_group_id: 5,
    _count: { user_bonuses: 0 },
  });
  const values = valuesOf({
    bonus,
    group: { name: group, enabled: true },
    player_group: null,
    single_use: false,
    numbers: { taken: 0, pending: 0, active: 0, wagered: 0, given: '0.00', released: '0.00', forfeited: '0.00' },
  });
  const read = readBonus(values, NOW);
  expect(read).toMatchObject({ ok: true, body: { ...terms, code: null } });
  const typed = { ...values, wager: '20' };
  const again = readBonus(typed, NOW);
  expect(again.ok && changeOf(again.body, values, typed)).toEqual({ wager: 20 });
});
