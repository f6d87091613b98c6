import type { Chargeback } from '@kozyr/contracts/chargebacks';
import { eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { writeOffProposals } from '../../../db/schema/operators';
import { requireAmount } from '../../identity/operators/require-amount';
import { needSecondPerson } from '../../identity/operators/second-person';
import { operatorActor, recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { chargebackView, outstandingIn } from './chargeback-view';
import { lockOpenChargeback } from './internal/open-chargeback';
import { writeOffChargeback } from './write-off-chargeback';

export type WriteOff =
  | { done: true; chargeback: Chargeback }
  | { done: false; chargeback: Chargeback; reason: string; proposed_by: string; proposed_at: string };

/** Keeps the first proposal; null when somebody else's is kept already, which this call confirms. */
async function proposeWriteOff(
  ctx: Context,
  operator: OperatorCaller,
  { id, reason }: { id: string; reason: string },
): Promise<Extract<WriteOff, { done: false }> | null> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockOpenChargeback(tx, id);
    const chargeback = chargebackView(row);
    await requireAmount(tx, operator, 'chargebacks.decide', { amount: outstandingIn(row), currency: row.currency });
    const [before] = await tx
      .select({ proposedBy: writeOffProposals.proposedBy })
      .from(writeOffProposals)
      .where(eq(writeOffProposals.chargebackId, id));
    if (before) {
      await needSecondPerson(tx, before.proposedBy, operator.operatorId);
      return null;
    }
    const proposedAt = ctx.now();
    await tx
      .insert(writeOffProposals)
      .values({ chargebackId: id, reason, proposedBy: operator.operatorId, proposedAt });
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'write_off_proposed',
      subject: { kind: 'chargeback', id },
      details: { amount: chargeback.outstanding, currency: chargeback.currency, reason },
    });
    return { done: false, chargeback, reason, proposed_by: operator.name, proposed_at: proposedAt.toISOString() };
  });
}

/**
 * Gives up what a player owes for a chargeback, by two people: the first call proposes it, the same call by another operator does
 * it. A loss is written off as easily as money is given away, so it is guarded as an adjustment is.
 * @throws DomainError NOT_FOUND, STATE_CONFLICT when nothing is owed, AMOUNT_ABOVE_PERMISSION, SECOND_PERSON_NEEDED for who proposed it, or had their key from them
 */
export async function writeOffByTwo(
  ctx: Context,
  operator: OperatorCaller,
  input: { id: string; reason: string },
): Promise<WriteOff> {
  const proposed = await proposeWriteOff(ctx, operator, input);
  if (proposed) return proposed;
  return { done: true, chargeback: await writeOffChargeback(ctx, operatorActor(operator), input.id, input.reason) };
}
