import { type CannedAnswer, type CannedTexts, MAX_CANNED_ANSWERS } from '@kozyr/contracts/operator/canned-answers';
import { asc, count, eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { cannedAnswers } from '../../../db/schema/chat';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';

type Input = { key: string; title: string; texts: CannedTexts };

const select = (db: Queryable) =>
  db
    .select({ answer: cannedAnswers, operator: operators.name })
    .from(cannedAnswers)
    .innerJoin(operators, eq(operators.id, cannedAnswers.changedBy));

function cannedAnswerView({ answer, operator }: Awaited<ReturnType<typeof select>>[number]): CannedAnswer {
  const { key, title, texts, version, changedAt } = answer;
  return { key, title, texts, version, changed_at: changedAt.toISOString(), changed_by: operator };
}

async function readCannedAnswer(tx: Queryable, key: string): Promise<CannedAnswer> {
  const [row] = await select(tx).where(eq(cannedAnswers.key, key));
  if (!row) throw new Error(`The canned answer ${key} vanished.`);
  return cannedAnswerView(row);
}

/** All canned answers, by key. */
export async function listCannedAnswers(ctx: Context): Promise<{ items: CannedAnswer[] }> {
  const rows = await select(ctx.db).orderBy(asc(cannedAnswers.key)).limit(MAX_CANNED_ANSWERS);
  return { items: rows.map(cannedAnswerView) };
}

/** @throws DomainError STATE_CONFLICT when the key is taken, or there are as many as there may be */
export async function addCannedAnswer(ctx: Context, caller: OperatorCaller, input: Input): Promise<CannedAnswer> {
  return ctx.db.transaction(async (tx) => {
    const [all] = await tx.select({ there: count() }).from(cannedAnswers);
    if ((all?.there ?? 0) >= MAX_CANNED_ANSWERS)
      throw new DomainError('STATE_CONFLICT', `There are ${MAX_CANNED_ANSWERS} canned answers: remove one first.`, {
        why: 'too_many',
      });
    const [made] = await tx
      .insert(cannedAnswers)
      .values({ ...input, changedAt: ctx.now(), changedBy: caller.operatorId })
      .onConflictDoNothing()
      .returning();
    if (!made)
      throw new DomainError('STATE_CONFLICT', `There is a canned answer ${input.key} already.`, { why: 'key_taken' });
    await recordOperatorDeed(ctx, tx, caller, {
      action: 'canned_answer_added',
      subject: { kind: 'canned_answer', id: input.key },
      details: { after: said(input) },
    });
    return readCannedAnswer(tx, input.key);
  });
}

/** The answer as it is, held until the transaction ends. @throws DomainError NOT_FOUND; STATE_CONFLICT when it is another version */
async function lockVersion(tx: Queryable, { key, version }: { key: string; version: number }) {
  const [known] = await tx.select().from(cannedAnswers).where(eq(cannedAnswers.key, key)).for('update');
  if (!known) throw new DomainError('NOT_FOUND', `There is no canned answer ${key}.`);
  if (known.version !== version)
    throw new DomainError('STATE_CONFLICT', 'Somebody else has changed this answer meanwhile: read it again first.', {
      why: 'changed',
    });
  return known;
}

const said = ({ title, texts }: Pick<Input, 'title' | 'texts'>) => JSON.stringify({ title, ...texts });

/** @throws DomainError NOT_FOUND; STATE_CONFLICT when somebody else has changed it meanwhile */
export async function changeCannedAnswer(
  ctx: Context,
  caller: OperatorCaller,
  { key, title, texts, version }: Input & { version: number },
): Promise<CannedAnswer> {
  return ctx.db.transaction(async (tx) => {
    const known = await lockVersion(tx, { key, version });
    await tx
      .update(cannedAnswers)
      .set({ title, texts, version: version + 1, changedAt: ctx.now(), changedBy: caller.operatorId })
      .where(eq(cannedAnswers.key, key));
    await recordOperatorDeed(ctx, tx, caller, {
      action: 'canned_answer_changed',
      subject: { kind: 'canned_answer', id: key },
      details: { before: said(known), after: said({ title, texts }) },
    });
    return readCannedAnswer(tx, key);
  });
}

/** @throws DomainError NOT_FOUND; STATE_CONFLICT when somebody has changed it meanwhile */
export async function removeCannedAnswer(
  ctx: Context,
  caller: OperatorCaller,
  input: { key: string; version: number },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const known = await lockVersion(tx, input);
    await tx.delete(cannedAnswers).where(eq(cannedAnswers.key, input.key));
    await recordOperatorDeed(ctx, tx, caller, {
      action: 'canned_answer_removed',
      subject: { kind: 'canned_answer', id: input.key },
      details: { before: said(known) },
    });
  });
}
