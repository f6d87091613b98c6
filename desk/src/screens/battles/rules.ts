import { momentIn } from '@desk/lib/format/zone-days';
import { type BattleTier, battleTierSchema } from '@kozyr/contracts/battles';
import { amountSchema, CURRENCY_ZONES, type Currency, currencySchema, toMinor } from '@kozyr/contracts/money';
import * as z from 'zod/mini';

/** A battle as it is typed: the start in Kyiv, empty for now, a prize on each line, first place first. */
export type TypedBattle = {
  tier: string;
  currency: string;
  starts: string;
  minutes: string;
  minStake: string;
  maxStake: string;
  prizes: string;
};

type Body = {
  tier: BattleTier;
  currency: Currency;
  starts_at: string | null;
  seconds: number;
  min_stake: string;
  max_stake: string | null;
  prizes: string[];
};
export type BattleProblem = 'starts' | 'minutes' | 'minStake' | 'maxStake' | 'prizes' | 'order';

/** 31 days, as the contract has it. */
const MAX_MINUTES = 31 * 1_440;
const MAX_PRIZES = 50;
const isAmount = (text: string) => z.safeParse(amountSchema, text).success;

/** The body of a new battle, or the first thing that is wrong with what was typed. */
export function readBattle(typed: TypedBattle): { ok: true; body: Body } | { ok: false; problem: BattleProblem } {
  const no = (problem: BattleProblem) => ({ ok: false, problem }) as const;
  const starts_at = typed.starts === '' ? null : (momentIn(typed.starts, CURRENCY_ZONES.uah)?.toISOString() ?? null);
  if (typed.starts !== '' && starts_at === null) return no('starts');
  const minutes = Number(typed.minutes);
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > MAX_MINUTES) return no('minutes');
  const [min_stake, max] = [typed.minStake.trim(), typed.maxStake.trim()];
  if (!isAmount(min_stake)) return no('minStake');
  if (max !== '' && !(isAmount(max) && toMinor(max) > toMinor(min_stake))) return no('maxStake');
  const prizes = typed.prizes.split(/\s+/).filter((one) => one !== '');
  if (prizes.length === 0 || prizes.length > MAX_PRIZES || !prizes.every(isAmount)) return no('prizes');
  const falls = prizes.every((prize, at) => at === 0 || toMinor(prize) <= toMinor(prizes[at - 1] ?? prize));
  if (!falls) return no('order');
  return {
    ok: true,
    body: {
      tier: battleTierSchema.options.find((one) => one === typed.tier) ?? 'bronze',
      currency: currencySchema.options.find((one) => one === typed.currency) ?? 'uah',
      starts_at,
      seconds: minutes * 60,
      min_stake,
      max_stake: max === '' ? null : max,
      prizes,
    },
  };
}
