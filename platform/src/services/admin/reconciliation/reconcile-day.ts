import { fromMinor } from '@kozyr/contracts/money';
import type { Reconciliation, ReconciliationTotals } from '@kozyr/contracts/operator/reconciliations';
import { eq, sql } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { reconciliationItems, reconciliations } from '../../../db/schema/reconciliations';
import { DomainError } from '../../../errors';
import { ENVIRONMENT_GATEWAY, paymentGateways } from '../../../gateways/payments/gateways';
import type { PaymentGateway } from '../../../gateways/payments/port';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { dayAfter, dayBefore, utcDayOf } from '../../kernel/time/days';
import { readHeld, type Settled } from './internal/read-held';
import { type DayStatement, readDay } from './internal/read-statement';
import { reconciliationView } from './internal/reconciliation-view';
import { compare, type Mismatch, type Total } from './rules';

/** Days on either side that are looked through for what was settled near midnight, or whose webhook came late. */
const MAX_DAYS_AROUND = 7;
/** Rows of one insert. */
const AT_ONCE = 1_000;

const keyOf = ({ kind, reference }: { kind: string; reference: string }) => `${kind}:${reference}`;

/** The days on which a gateway may have moved what we settled: from when it began to a day after it was settled here. */
function daysAround({ begun, settled }: Settled, day: string): string[] {
  const days: string[] = [];
  const last = dayAfter(utcDayOf(settled));
  for (let one = dayBefore(utcDayOf(begun)); one <= last; one = dayAfter(one)) if (one !== day) days.push(one);
  return days.slice(-MAX_DAYS_AROUND);
}

/** Leaves out what a statement of another day names: that day's reconciliation compares it. */
async function withoutOtherDays(
  gateway: PaymentGateway,
  { day, today, statement, held }: { day: string; today: string; statement: DayStatement; held: readonly Settled[] },
): Promise<Settled[]> {
  const named = new Set(statement.lines.map(keyOf));
  const others = new Map<string, Set<string>>();
  const namedOn = async (other: string): Promise<Set<string>> => {
    const known = others.get(other) ?? new Set((await readDay(gateway, other)).lines.map(keyOf));
    others.set(other, known);
    return known;
  };
  const kept: Settled[] = [];
  for (const one of held) {
    let elsewhere = false;
    if (!named.has(keyOf(one)))
      for (const other of daysAround(one, day)) elsewhere ||= other <= today && (await namedOn(other)).has(keyOf(one));
    if (!elsewhere) kept.push(one);
  }
  return kept;
}

const sideOf = ({ count, amount }: Total['ours']) => ({ count, amount: fromMinor(amount) });
const totalsOf = (totals: readonly Total[]): ReconciliationTotals =>
  totals.map(({ kind, currency, matched, ours, theirs }) => ({
    kind,
    currency,
    matched: sideOf(matched),
    ours: sideOf(ours),
    theirs: sideOf(theirs),
  }));

async function keepItems(tx: Queryable, reconciliationId: string, mismatches: readonly Mismatch[]): Promise<void> {
  await tx.delete(reconciliationItems).where(eq(reconciliationItems.reconciliationId, reconciliationId));
  for (let at = 0; at < mismatches.length; at += AT_ONCE)
    await tx
      .insert(reconciliationItems)
      .values(mismatches.slice(at, at + AT_ONCE).map((item) => ({ reconciliationId, ...item })));
}

/**
 * Holds a UTC day against the gateway's statement: our settled deposits, withdrawals and chargebacks, and what the ledger moved on
 * gateway_clearing. Done again, it replaces what was found before; two at once take turns.
 * @param by the operator who asks; null is the job
 * @throws DomainError NOT_FOUND for a gateway that is not known; PAYMENT_GATEWAY_UNAVAILABLE, nothing is kept then; BAD_REQUEST for a day that has not begun
 */
export async function reconcileDay(
  ctx: Context,
  by: OperatorCaller | null,
  { day, gateway: name = ENVIRONMENT_GATEWAY }: { day: string; gateway?: string | undefined },
): Promise<Reconciliation> {
  const today = utcDayOf(ctx.now());
  if (day > today) throw new DomainError('BAD_REQUEST', `${day} has not begun.`);
  const gateway = (await paymentGateways(ctx)).named(name);
  if (!gateway) throw new DomainError('NOT_FOUND', 'There is no such payment gateway.');
  const statement = await readDay(gateway, day);
  const { held, orphans } = await readHeld(ctx.db, gateway, day, statement.lines);
  const compared = await withoutOtherDays(gateway, { day, today, statement, held });
  const { matched, mismatches, totals } = compare(statement.lines, compared, orphans);
  const found = {
    complete: statement.complete,
    matched,
    mismatched: mismatches.length,
    totals: totalsOf(totals),
    ranBy: by?.name ?? 'job',
    ranAt: ctx.now(),
  };
  const kept = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(reconciliations)
      .values({ day, gateway: gateway.name, ...found })
      .onConflictDoUpdate({
        target: [reconciliations.day, reconciliations.gateway],
        set: { ...found, runs: sql`${reconciliations.runs} + 1` },
      })
      .returning();
    if (!row) throw new Error(`The reconciliation of ${day} is not kept.`);
    await keepItems(tx, row.id, mismatches);
    if (by)
      await recordOperatorDeed(ctx, tx, by, {
        action: 'day_reconciled',
        subject: { kind: 'reconciliation', id: day },
        details: { gateway: gateway.name, matched: `${matched}`, mismatched: `${mismatches.length}` },
      });
    return row;
  });
  if (mismatches.length > 0 && statement.complete)
    ctx.log.error(
      { day, gateway: gateway.name, mismatched: mismatches.length, first: mismatches[0]?.reference },
      'a day does not reconcile',
    );
  return reconciliationView(kept);
}
