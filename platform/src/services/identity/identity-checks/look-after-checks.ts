import { hoursToMilliseconds, subMilliseconds } from 'date-fns';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { identityChecks } from '../../../db/schema/identity';
import {
  type IdentityVerifier,
  type SubmittedCheck,
  VerifierRefused,
  VerifierUnavailable,
} from '../../../gateways/identity/port';
import { utcDayOf } from '../../kernel/time/days';
import { applyVerdict } from './apply-verdict';
import type { CheckRow } from './internal/check-view';
import { playersOfName, readFacts } from './internal/facts';
import { openPictures } from './internal/open-pictures';
import { ownDenial, VERIFIER_HOURS } from './rules';

const AT_ONCE = 20;

/** What the verifier calls a check, which it is given now unless it has it. Another verifier than before gets it anew. */
async function referenceOf(
  ctx: Context,
  verifier: IdentityVerifier,
  row: CheckRow,
  check: SubmittedCheck,
): Promise<string> {
  if (row.reference !== null && row.verifier === verifier.name) return row.reference;
  const reference = await verifier.submit(check, await openPictures(ctx, row.id));
  await ctx.db
    .update(identityChecks)
    .set({ verifier: verifier.name, reference })
    .where(and(eq(identityChecks.id, row.id), eq(identityChecks.status, 'SUBMITTED')));
  return reference;
}

/** Moves one check on as far as it goes now. @throws VerifierUnavailable, VerifierRefused */
async function moveOn(ctx: Context, verifier: IdentityVerifier, row: CheckRow) {
  const reason = ownDenial(await readFacts(ctx, ctx.db, row), utcDayOf(ctx.now()));
  if (reason !== null) return applyVerdict(ctx, 'rules', { id: row.id, verdict: { kind: 'denied', reason } });
  const check: SubmittedCheck = {
    id: row.id,
    level: row.level,
    fullName: row.fullName,
    bornOn: row.bornOn,
    documentKind: row.documentKind,
    documentCountry: row.documentCountry,
    submittedAt: row.submittedAt ?? ctx.now(),
    samePersonElsewhere: row.level === 2 && (await playersOfName(ctx.db, row)).length > 0,
  };
  const verdict = await verifier.ask(check, await referenceOf(ctx, verifier, row, check));
  return verdict === null ? 'nothing_new' : applyVerdict(ctx, verifier.name, { id: row.id, verdict });
}

/** What is done when the verifier has no answer: it is asked again, for a day; then, and where it refused, a person looks. */
async function withoutAnswer(ctx: Context, verifier: IdentityVerifier, row: CheckRow, error: unknown) {
  if (!(error instanceof VerifierUnavailable || error instanceof VerifierRefused)) throw error;
  ctx.log.warn({ err: error, checkId: row.id }, 'a check of identity was not taken by the verifier');
  const tooLate = subMilliseconds(ctx.now(), hoursToMilliseconds(VERIFIER_HOURS));
  if (error instanceof VerifierUnavailable && (row.submittedAt ?? tooLate) > tooLate) return 'nothing_new';
  const note = error instanceof VerifierRefused ? 'The verifier refused it.' : 'The verifier did not answer for a day.';
  return applyVerdict(ctx, verifier.name, { id: row.id, verdict: { kind: 'operator', note } });
}

/** Sees to one submitted check: denies it by the rules, or asks the verifier, which it is handed to unless it was. Safe to repeat. */
export async function lookAfterCheck(ctx: Context, verifier: IdentityVerifier, row: CheckRow) {
  await ctx.db.update(identityChecks).set({ askedAt: ctx.now() }).where(eq(identityChecks.id, row.id));
  return moveOn(ctx, verifier, row).catch((error: unknown) => withoutAnswer(ctx, verifier, row, error));
}

/**
 * Sees to the checks that are submitted, the longest unasked first: denies what the platform itself has something against, hands the
 * others to the verifier and asks what it came to. For a job, once a minute. Safe to repeat.
 */
export async function lookAfterChecks(
  ctx: Context,
  verifier: IdentityVerifier,
): Promise<Record<'asked' | 'decided' | 'left_to_operator', number>> {
  const due = await ctx.db
    .select()
    .from(identityChecks)
    .where(and(eq(identityChecks.status, 'SUBMITTED'), isNull(identityChecks.withOperatorSince)))
    .orderBy(sql`${identityChecks.askedAt} asc nulls first`, identityChecks.submittedAt)
    .limit(AT_ONCE);
  const done = { asked: 0, decided: 0, left_to_operator: 0 };
  for (const row of due) {
    const outcome = await lookAfterCheck(ctx, verifier, row);
    done.asked += 1;
    if (outcome !== 'nothing_new') done[outcome] += 1;
  }
  return done;
}
