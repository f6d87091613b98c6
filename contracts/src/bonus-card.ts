import type { Bonus } from './bonuses';

const DAY_HOURS = 24;

/** What the face of a bonus's card is drawn from; money as decimal strings, max_bonus_amount of a share. */
export type CardTerms = Pick<
  Bonus,
  | 'type'
  | 'bonus_amount'
  | 'min_deposit_amount'
  | 'wager'
  | 'burning_on_timeout'
  | 'activations_offset'
  | 'win_amount_type'
  | 'max_win_amount'
  | 'max_bet_amount'
> & { max_bonus_amount?: string | undefined };

/** A time in the unit it is told in. */
export type CardTime = { unit: 'days' | 'hours'; count: number };

/** What the face of a bonus's card says, wherever it is drawn. Money as decimal strings; null: none is needed, or there is no limit. */
export type CardFacts = {
  gives: { kind: 'percent'; value: number } | { kind: 'money'; amount: string };
  upTo: string | null;
  deposit: string | null;
  wager: number;
  time: CardTime | null;
  maxBet: string | null;
  maxWin: { kind: 'percent'; value: number } | { kind: 'money'; amount: string } | null;
};

const isNothing = (amount: string) => !/[1-9]/.test(amount);

/** Hours as they are told: in days where they are whole ones, and more than one. */
export const timeOf = (hours: number): CardTime =>
  hours > DAY_HOURS && hours % DAY_HOURS === 0
    ? { unit: 'days', count: hours / DAY_HOURS }
    : { unit: 'hours', count: hours };

/** What decides about a bonus, as its card says it before it is opened: the site draws it so, and the desk its preview. */
export function cardFacts(terms: CardTerms): CardFacts {
  const share = terms.type === 'PERCENTAGE';
  const { max_win_amount: most, min_deposit_amount: least, max_bet_amount: maxBet, activations_offset: hours } = terms;
  return {
    gives: share
      ? { kind: 'percent', value: Number(terms.bonus_amount) }
      : { kind: 'money', amount: terms.bonus_amount },
    upTo: share ? (terms.max_bonus_amount ?? null) : null,
    deposit: isNothing(least) ? null : least,
    wager: terms.wager,
    time: terms.burning_on_timeout && hours > 0 ? timeOf(hours) : null,
    maxBet: maxBet ?? null,
    maxWin: isNothing(most)
      ? null
      : terms.win_amount_type === 'ABSOLUTE'
        ? { kind: 'money', amount: most }
        : { kind: 'percent', value: Number(most) },
  };
}
