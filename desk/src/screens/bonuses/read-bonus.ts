import { momentIn } from '@desk/lib/format/zone-days';
import { CURRENCY_ZONES } from '@kozyr/contracts/money';
import { type BonusChange, type NewBonus, newBonusSchema } from '@kozyr/contracts/operator/bonuses';
import * as z from 'zod/mini';
import { type BonusValues, EMPTY_BONUS } from './form-values';

/** What is wrong with a field, by the name of its text. */
export type BonusProblem =
  | 'needed'
  | 'amount'
  | 'whole'
  | 'times'
  | 'code'
  | 'moment'
  | 'order'
  | 'percent'
  | 'weeklyType'
  | 'weeklyDeposit'
  | 'depositNeeded'
  | 'hoursNeeded'
  | 'days'
  | 'pace'
  | 'wrong';
export type BonusProblems = Partial<Record<keyof BonusValues, BonusProblem>>;
type Read = { ok: true; body: NewBonus } | { ok: false; problems: BonusProblems };

const AMOUNT = /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/;
/** As in the contract: hours of a year, takings. */
const [MAX_HOURS, MAX_COUNT] = [8_784, 1_000_000];
const WHOLE_PERCENT = 100;

/** A sum as it is sent: "1 000,5" is "1000.5"; nothing is "0". */
const sum = (typed: string) =>
  typed
    .trim()
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.') || '0';
const isSomething = (typed: string) => /[1-9]/.test(sum(typed));
const count = (typed: string) => (typed.trim() === '' ? 0 : Number(typed));
const isCount = (typed: string, most: number) => /^\d*$/.test(typed.trim()) && count(typed) <= most;

const SUMS = [
  'bonus_amount',
  'max_bonus_amount',
  'min_deposit_amount',
  'max_bet_amount',
  'max_win_amount',
  'burning_amount',
] as const;
const COUNTS = ['max_unique_activations', 'max_daily_activations'] as const;

/** Each field by itself. */
function* alone(of: BonusValues): Generator<[keyof BonusValues, BonusProblem]> {
  const zone = CURRENCY_ZONES[of.currency];
  if (of.name.trim() === '') yield ['name', 'needed'];
  for (const name of SUMS) if (!AMOUNT.test(sum(of[name]))) yield [name, 'amount'];
  for (const name of COUNTS) if (!isCount(of[name], MAX_COUNT)) yield [name, 'whole'];
  if (!isCount(of.activations_offset, MAX_HOURS)) yield ['activations_offset', 'whole'];
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(sum(of.wager)) || Number(sum(of.wager)) > 1_000) yield ['wager', 'times'];
  if (of.start_date !== '' && !momentIn(of.start_date, zone)) yield ['start_date', 'moment'];
  if (of.end_date !== '' && !momentIn(of.end_date, zone)) yield ['end_date', 'moment'];
  if (of.active_on_days.length === 0) yield ['active_on_days', 'days'];
}

/** What holds together, as the platform asks it (services/admin/bonus-admin). */
function* together(of: BonusValues, now: Date): Generator<[keyof BonusValues, BonusProblem]> {
  const zone = CURRENCY_ZONES[of.currency];
  const weekly = of.group === 'WeeklyCashback';
  const share = of.type === 'PERCENTAGE';
  if (!isSomething(of.bonus_amount)) yield ['bonus_amount', 'needed'];
  if (of.type === 'PROMO_CODE' && !/^[A-Z0-9_-]{4,64}$/.test(of.code.trim().toUpperCase())) yield ['code', 'code'];
  if (share && !isSomething(of.max_bonus_amount)) yield ['max_bonus_amount', 'needed'];
  if (weekly && !share) yield ['type', 'weeklyType'];
  if (weekly && isSomething(of.min_deposit_amount)) yield ['min_deposit_amount', 'weeklyDeposit'];
  if (weekly && Number(sum(of.bonus_amount)) > WHOLE_PERCENT) yield ['bonus_amount', 'percent'];
  if (!weekly && (share || !of.opt_in) && !isSomething(of.min_deposit_amount))
    yield ['min_deposit_amount', 'depositNeeded'];
  if (of.burning_on_timeout && count(of.activations_offset) === 0) yield ['activations_offset', 'hoursNeeded'];
  const begins = of.start_date === '' ? now : momentIn(of.start_date, zone);
  const ends = of.end_date === '' ? null : momentIn(of.end_date, zone);
  if (begins && ends && ends <= begins) yield ['end_date', 'order'];
  const bounded = count(of.max_unique_activations) > 0 || count(of.max_daily_activations) > 0;
  if (of.is_repeated_activation && !weekly && !bounded) yield ['max_unique_activations', 'pace'];
}

function bodyOf(of: BonusValues): unknown {
  const zone = CURRENCY_ZONES[of.currency];
  const names = Object.entries(of.names).flatMap(([locale, text]) => (text.trim() ? [[locale, text.trim()]] : []));
  const begins = momentIn(of.start_date, zone);
  return {
    group: of.group,
    currency: of.currency,
    type: of.type,
    name: of.name.trim(),
    names: Object.fromEntries(names),
    code: of.type === 'PROMO_CODE' ? of.code.trim().toUpperCase() : null,
    ...(begins ? { start_date: begins.toISOString() } : {}),
    end_date: (of.end_date !== '' && momentIn(of.end_date, zone)?.toISOString()) || null,
    bonus_amount: sum(of.bonus_amount),
    max_bonus_amount: of.type === 'PERCENTAGE' ? sum(of.max_bonus_amount) : '0',
    min_deposit_amount: sum(of.min_deposit_amount),
    wager: Number(sum(of.wager)),
    wager_type: of.wager_type,
    max_bet_amount: isSomething(of.max_bet_amount) ? sum(of.max_bet_amount) : null,
    max_win_amount: sum(of.max_win_amount),
    win_amount_type: of.win_amount_type,
    activations_offset: count(of.activations_offset),
    burning_on_timeout: of.burning_on_timeout,
    burning_on_withdrawal: of.burning_on_withdrawal,
    burning_on_deposit: of.burning_on_deposit,
    burning_amount: sum(of.burning_amount),
    opt_in: of.opt_in,
    is_public: of.is_public,
    is_repeated_activation: of.is_repeated_activation,
    is_daily_activation: of.is_daily_activation,
    is_verification_required: of.is_verification_required,
    max_unique_activations: count(of.max_unique_activations),
    max_daily_activations: count(of.max_daily_activations),
    min_rating: count(of.min_rating),
    active_on_days: of.active_on_days.map(Number).toSorted(),
    player_group: of.player_group === '' ? null : of.player_group,
  };
}

/** A bonus out of what was typed, or all that has to be put right first, by field. @param now what begins unsaid begins then */
export function readBonus(of: BonusValues, now: Date): Read {
  const problems: BonusProblems = {};
  for (const [field, problem] of [...alone(of), ...together(of, now)]) problems[field] ??= problem;
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const parsed = z.safeParse(newBonusSchema, bodyOf(of));
  if (parsed.success) return { ok: true, body: parsed.data };
  const field = fieldOf(parsed.error.issues[0]?.path[0]);
  return { ok: false, problems: { [field]: 'wrong' } };
}

const isField = (name: unknown): name is keyof BonusValues => typeof name === 'string' && name in EMPTY_BONUS;

/** The field of the form that a name on the wire belongs to; the bonus's name where it is none. */
export const fieldOf = (name: unknown): keyof BonusValues => (isField(name) ? name : 'name');

/** Of a bonus that is there, what was typed anew: a moment that is shown to the minute stays what it was to the second. */
export function changeOf(body: NewBonus, before: BonusValues, after: BonusValues): BonusChange {
  const { group: _, currency: __, type: ___, status: ____, ...terms } = body;
  const isTyped = (name: string) =>
    isField(name) ? JSON.stringify(before[name]) !== JSON.stringify(after[name]) : true;
  return Object.fromEntries(Object.entries(terms).filter(([name]) => isTyped(name)));
}
