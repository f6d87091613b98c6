import { localeSchema } from '@kozyr/contracts/locales';
import { fromMinor } from '@kozyr/contracts/money';
import type { Deposit, DepositBonus } from '@kozyr/contracts/payments';
import type { deposits } from '../../../db/schema/payments';

export type DepositRow = typeof deposits.$inferSelect;

function bonusOf({ bonusTerms, bonusGiven, locale }: DepositRow): DepositBonus | null {
  if (bonusTerms === null) return null;
  const known = localeSchema.safeParse(locale);
  const name = (known.success && bonusTerms.names?.[known.data]) || bonusTerms.name;
  return { name, given: bonusGiven === null ? null : fromMinor(bonusGiven) };
}

/** A deposit as the player sees it. */
export function depositView(row: DepositRow): Deposit {
  const awaited = row.status === 'AWAITING_DEPOSIT';
  return {
    id: row.id,
    method: row.method,
    amount: fromMinor(row.amount),
    currency: row.currency,
    status: row.status,
    decline_reason: row.declineReason,
    payment_url: awaited ? row.redirectUrl : null,
    pay_until: awaited ? row.expiresAt.toISOString() : null,
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
    first: row.first,
    bonus: bonusOf(row),
  };
}
