import type { ActiveUserBonus } from '@kozyr/contracts/bonuses';
import { toMinor } from '@kozyr/contracts/money';
import type { Deposit, PaymentMethodKind, SavedCard } from '@kozyr/contracts/payments';
import { STATUS_MODAL_KEYS } from '@/features/status-modal/constants';
import { offeredCard } from '../cards/rules';
import { type AmountProblem, checkAmount } from '../rules';

/** How a deposit stands, to the player: one whose time for paying is over while nobody has said what became of it is unknown. */
export function depositState({ status, pay_until: until }: Deposit, now: Date): Deposit['status'] | 'UNKNOWN' {
  return status === 'AWAITING_DEPOSIT' && until !== null && new Date(until) <= now ? 'UNKNOWN' : status;
}

/** Methods this device can pay with: Apple Pay and Google Pay need their own support, cards need none. */
export function isMethodOffered(kind: PaymentMethodKind, device: { applePay: boolean; googlePay: boolean }): boolean {
  if (kind === 'applepay') return device.applePay;
  if (kind === 'googlepay') return device.googlePay;
  return true;
}

/**
 * The status modal that stands before a deposit which would end the bonus that runs, by spec §4; null where none would be lost.
 * A bonus that waits for a deposit loses nothing by it.
 */
export function depositWarning(bonus: Pick<ActiveUserBonus, 'status' | 'bonus'> | null): string | null {
  if (bonus?.status !== 'ACTIVE' || !bonus.bonus.burning_on_deposit) return null;
  const { welcomeDepositCancellation, cancellationOnDeposit } = STATUS_MODAL_KEYS;
  return bonus.bonus.bonus_group.name === 'WelcomeDeposit' ? welcomeDepositCancellation : cancellationOnDeposit;
}

/** The amount of the last deposit where it can be paid in again, else empty: the cashbox proposes it. */
export function repeatedAmount(
  last: { amount: string } | null,
  { minimum, maximum }: { minimum: string; maximum: string },
): string {
  if (last === null) return '';
  const amount = toMinor(last.amount);
  return amount >= toMinor(minimum) && amount <= toMinor(maximum) ? last.amount : '';
}

/** What is wrong with the amount of a deposit: by the limits, or since the bonus that was chosen for it needs more. */
export type DepositProblem = AmountProblem | { reason: 'belowBonus'; limit: string };

/** Whether an amount can be paid in by a method, with the bonus that was chosen for it; `least` its least deposit, if there is one. */
export function checkDeposit(
  text: string,
  limits: { minimum: string; maximum: string },
  least: string | undefined,
): { ok: true; amount: string } | { ok: false; problem: DepositProblem } {
  const checked = checkAmount(text, limits);
  if (!checked.ok || least === undefined || toMinor(checked.amount) >= toMinor(least)) return checked;
  return { ok: false, problem: { reason: 'belowBonus', limit: least } };
}

/** After so long a first deposit that arrived is no news any more. */
const NEWS_MS = 900_000;

/** Whether a deposit is its player's first, and has arrived just now. */
export const isJustFirst = ({ first, status, settled_at: at }: Deposit, now: Date): boolean =>
  first && status === 'SUCCESS' && at !== null && now.getTime() - Date.parse(at) < NEWS_MS;

/** Whether a card pays by this method, so that it can be saved. */
export const isByCard = (kind: PaymentMethodKind): boolean => kind === 'visa' || kind === 'mastercard';

/** A way to pay: by a saved card, or by a method. `value` names it in the choice. */
export type WayToPay = { value: string; kind: PaymentMethodKind; card: SavedCard | null };

/** All ways there are, saved cards first; a card whose brand is not taken now is left out. */
export function waysToPay(cards: readonly SavedCard[], kinds: readonly PaymentMethodKind[]): WayToPay[] {
  const taken = cards.filter(({ brand }) => kinds.includes(brand));
  return [
    ...taken.map((card) => ({ value: card.id, kind: card.brand, card })),
    ...kinds.map((kind) => ({ value: kind, kind, card: null })),
  ];
}

/** What was chosen; before that the saved card that was used last, else what paid last, else the first. */
export function chosenWay(
  ways: readonly WayToPay[],
  chosen: string | undefined,
  last: PaymentMethodKind | undefined,
): WayToPay | undefined {
  const offered = offeredCard(ways.flatMap(({ card }) => card ?? []));
  return (
    ways.find(({ value }) => value === chosen) ??
    ways.find(({ card }) => card !== null && card.id === offered?.id) ??
    ways.find(({ kind, card }) => card === null && kind === last) ??
    ways.find(({ card }) => card === null)
  );
}
