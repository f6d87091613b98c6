import { type Currency, fromMinor } from '@kozyr/contracts/money';
import type { GatewayPayment } from '@kozyr/contracts/payment-gateway';
import type { DepositStatus, PaymentMethodKind } from '@kozyr/contracts/payments';

/** Spec §3. The order in which the cashbox offers them. */
const KINDS: readonly PaymentMethodKind[] = ['applepay', 'googlepay', 'visa', 'mastercard'];

/** Minor units; minimum and maximum of one deposit. */
type Limits = { minimum: bigint; maximum: bigint };

/** What the cashbox offers at one touch, minor units; what lies outside the limits is left out. */
const PRESETS: Record<Currency, readonly bigint[]> = {
  uah: [20_000n, 50_000n, 100_000n, 250_000n],
  kzt: [200_000n, 500_000n, 1_000_000n, 2_500_000n],
};

/** How long a player may stay on the gateway's page. */
export const DEPOSIT_MINUTES = 30;
/** After that we still listen this long for the gateway's own word before calling it expired. */
export const EXPIRY_GRACE_MINUTES = 5;
/** Deposits a player may have begun and not finished; more is a script at work. */
export const MAX_AWAITED = 20;
/** At most so often is the gateway asked about one deposit. */
export const ASK_EVERY_SECONDS = 3;

export type PaymentMethod = { kind: PaymentMethodKind; presets: readonly bigint[] } & Limits;

/**
 * The methods open to a player of this currency within these limits (services/kernel/settings/registry), minor units.
 * @param taken by the gateway at which a deposit of this currency begins
 */
export function methodsFor(
  currency: Currency,
  limits: Limits,
  taken: readonly PaymentMethodKind[] = KINDS,
): PaymentMethod[] {
  const presets = PRESETS[currency].filter((amount) => amount >= limits.minimum && amount <= limits.maximum);
  return KINDS.filter((kind) => taken.includes(kind)).map((kind) => ({ kind, ...limits, presets }));
}

export type DepositRefusal =
  | { code: 'PAYMENT_METHOD_UNAVAILABLE'; details: { method: string } }
  | { code: 'DEPOSIT_BELOW_MINIMUM'; details: { minimum: string } }
  | { code: 'DEPOSIT_ABOVE_MAXIMUM'; details: { maximum: string } };

/** Whether these methods allow a deposit of this amount, minor units. */
export function canDeposit(
  methods: readonly PaymentMethod[],
  kind: PaymentMethodKind,
  amount: bigint,
): { ok: true } | ({ ok: false } & DepositRefusal) {
  const method = methods.find((one) => one.kind === kind);
  if (!method) return { ok: false, code: 'PAYMENT_METHOD_UNAVAILABLE', details: { method: kind } };
  const { minimum, maximum } = method;
  if (amount < minimum) return { ok: false, code: 'DEPOSIT_BELOW_MINIMUM', details: { minimum: fromMinor(minimum) } };
  if (amount > maximum) return { ok: false, code: 'DEPOSIT_ABOVE_MAXIMUM', details: { maximum: fromMinor(maximum) } };
  return { ok: true };
}

/**
 * Where the gateway's word takes a deposit: a new status, nothing new, or a contradiction for a person to look at.
 * Money that arrived is credited whatever we thought before; money credited is never taken back by a word.
 */
export function nextStatus(
  status: DepositStatus,
  said: GatewayPayment['status'],
): DepositStatus | 'nothing_new' | 'contradiction' {
  if (said === 'pending') return 'nothing_new';
  if (said === 'approved') return status === 'SUCCESS' ? 'nothing_new' : 'SUCCESS';
  if (status === 'SUCCESS') return 'contradiction';
  if (status !== 'AWAITING_DEPOSIT') return 'nothing_new';
  return said === 'declined' ? 'DENIED' : 'EXPIRED';
}

/** Whether a card pays by this method, so that it can be saved. */
export const isByCard = (method: PaymentMethodKind): boolean => method === 'visa' || method === 'mastercard';

/** The address the gateway sends the player back to: return_path on our site, with deposit=<id> added. */
export function returnUrl(publicUrl: string, returnPath: string, depositId: string): string {
  const url = new URL(returnPath, publicUrl);
  url.searchParams.set('deposit', depositId);
  return url.href;
}
