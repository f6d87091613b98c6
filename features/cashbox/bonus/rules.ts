import { shareGiven, wagerTotal } from '@kozyr/contracts/bonus-sums';
import type { ActiveUserBonus, ListedBonus } from '@kozyr/contracts/bonuses';
import { fromMinor, toMinor } from '@kozyr/contracts/money';

/** The value of the choice that no bonus comes with the deposit. */
export const WITHOUT = 'without';

/** The terms of a bonus that a deposit can bring. Amounts are decimal strings, as the platform says them. */
export type DepositOffer = Pick<
  ListedBonus,
  | 'id'
  | 'name'
  | 'bonus_amount'
  | 'min_deposit_amount'
  | 'wager'
  | 'wager_type'
  | 'max_win_amount'
  | 'win_amount_type'
  | 'activations_offset'
  | 'burning_on_timeout'
  | 'opt_in'
> & {
  type: ListedBonus['type'];
  max_bonus_amount?: string | undefined;
  max_bet_amount?: string | null | undefined;
  /** The player has taken it, and it waits for a deposit. */
  waits: boolean;
};

/** What a deposit can bring; `runs`: the bonus beside which none can begin (spec §4), and whether the deposit ends it. */
export type DepositChoice = { offers: readonly DepositOffer[]; runs: { name: string; ends: boolean } | null };

export const NO_CHOICE: DepositChoice = { offers: [], runs: null };

/** A bonus that can be chosen for a deposit: one that needs a deposit and no code or call, and that the player may take now. */
const isForDeposit = (bonus: ListedBonus): boolean =>
  toMinor(bonus.min_deposit_amount) > 0n &&
  bonus.type !== 'PROMO_CODE' &&
  !bonus.is_verification_required &&
  bonus.bonus_group.enabled !== false &&
  !bonus.refusal;

/** The bonuses that a deposit of the player can bring: the one of theirs that waits for it, or, while none runs, those on offer. */
export function choiceOf(offers: readonly ListedBonus[], running: ActiveUserBonus | null): DepositChoice {
  if (!running) return { runs: null, offers: offers.filter(isForDeposit).map((bonus) => ({ ...bonus, waits: false })) };
  const { status, given_at: week, bonus } = running;
  if (status !== 'PENDING' || week)
    return { runs: { name: bonus.name, ends: status === 'ACTIVE' && bonus.burning_on_deposit }, offers: [] };
  return { runs: null, offers: [{ ...bonus, id: running.bonus_id, waits: true }] };
}

/** What a deposit of this amount brings by a bonus and what has to be staked for it; null: it is too small. Decimal strings. */
export function sumsFor(offer: DepositOffer, amount: string): { given: string; toWager: string } | null {
  const paid = toMinor(amount);
  if (paid < toMinor(offer.min_deposit_amount)) return null;
  const of = toMinor(offer.bonus_amount);
  const given =
    offer.type === 'PERCENTAGE' ? shareGiven({ share: of, max: toMinor(offer.max_bonus_amount ?? '0.00') }, paid) : of;
  const wager = BigInt(Math.round(offer.wager * 100));
  return {
    given: fromMinor(given),
    toWager: fromMinor(wagerTotal({ type: offer.wager_type, wager }, given, paid)),
  };
}

/**
 * What stands chosen: what the player chose while it is there; before that the bonus of theirs that waits, or one that is given by itself,
 * where the amount is enough for it; else none.
 */
export function chosenOffer(
  offers: readonly DepositOffer[],
  chosen: string | undefined,
  amount: string | null,
): DepositOffer | null {
  // What was chosen and is not there any more is not replaced by another.
  if (chosen !== undefined) return offers.find(({ id }) => id === chosen) ?? null;
  const comes = (offer: DepositOffer) =>
    (offer.waits || !offer.opt_in) && amount !== null && sumsFor(offer, amount) !== null;
  return offers.find(comes) ?? null;
}

/** What is said of the choice with the deposit: the id of a bonus, null for none, undefined where nothing could be chosen. */
export function sentBonus({ offers, runs }: DepositChoice, chosen: DepositOffer | null): string | null | undefined {
  if (runs === null && offers.length === 0) return undefined;
  return chosen?.id ?? null;
}
