import type { Currency } from '@kozyr/contracts/money';
import type { Queryable } from '../../../../db/database';
import type { bonuses } from '../../../../db/schema/bonuses';
import { needSecondPerson } from '../../../identity/operators/second-person';

type Row = typeof bonuses.$inferInsert;

/** What one operator alone may give a player at once, minor units: 5,000 hryvnias, 50,000 tenge. */
const ALONE: Record<Currency, bigint> = { uah: 500_000n, kzt: 5_000_000n };

/** Wagering below this is as good as none: one turn of the money, in hundredths. */
const ONE_TURN = 100;

/** Whether an offer is money without a whole turn of wagering, or so much that one operator alone does not put it on offer. */
export function needsTwo({ type, currency, wager, amount, maxAmount }: Row): boolean {
  const max = (type === 'PERCENTAGE' ? maxAmount : amount) ?? 0n;
  return (wager ?? 0) < ONE_TURN || max > ALONE[currency];
}

/**
 * What a change comes to for the operator who asks for it. An offer that needs two people is put on offer by a second one, who
 * changes nothing else of it; whatever else would have it on offer makes it a draft of this operator's.
 * @throws DomainError SECOND_PERSON_NEEDED for who said its terms, or had their key from who did, or the other way round
 */
export async function heldForSecond(
  tx: Queryable,
  { before, wanted, operatorId }: { before: Row; wanted: Row; operatorId: string },
): Promise<Pick<Row, 'status' | 'proposedBy'>> {
  const text = (value: unknown) => JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? one.toString() : one));
  const sameTerms = text({ ...before, status: null }) === text({ ...wanted, status: null });
  const proposedBy = sameTerms ? (before.proposedBy ?? null) : operatorId;
  const stays = sameTerms && before.status === wanted.status;
  if (stays || wanted.status !== 'ACTIVE' || !needsTwo(wanted)) return { status: wanted.status, proposedBy };
  if (!sameTerms || proposedBy === null) return { status: 'DRAFT', proposedBy: operatorId };
  await needSecondPerson(tx, proposedBy, operatorId);
  return { status: 'ACTIVE', proposedBy };
}
