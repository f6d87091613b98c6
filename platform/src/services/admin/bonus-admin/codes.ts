import { randomInt, randomUUID } from 'node:crypto';
import { type CodeBatch, MAX_CODES_OF_BONUS } from '@kozyr/contracts/operator/bonus-codes';
import { and, count, desc, eq, isNull, sum } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { bonusCodeBatches, bonusCodes } from '../../../db/schema/bonus-codes';
import { bonuses } from '../../../db/schema/bonuses';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import type { BonusRow } from '../../money/user-bonuses/bonus-view';
import { hashOfCode } from '../../rewards/bonuses/code-hash';
import { lockBonus } from '../../rewards/bonuses/lock-bonus';

/** Capitals and digits that nobody takes for each other: 32 of them, so that 16 have 80 bits of chance. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const [PARTS, PART] = [4, 4];
/** Rows of one statement. */
const AT_ONCE = 1_000;

const letters = () => Array.from({ length: PART }, () => LETTERS[randomInt(LETTERS.length)]).join('');
const newCode = () => Array.from({ length: PARTS }, letters).join('-');

/** Codes that differ from each other. */
function newCodes(wanted: number): string[] {
  const codes = new Set<string>();
  while (codes.size < wanted) codes.add(newCode());
  return [...codes];
}

async function readBatches(db: Queryable, bonusId: string): Promise<CodeBatch[]> {
  const rows = await db
    .select({ batch: bonusCodeBatches, by: operators.name, used: count(bonusCodes.userBonusId) })
    .from(bonusCodeBatches)
    .innerJoin(operators, eq(operators.id, bonusCodeBatches.madeBy))
    .innerJoin(bonusCodes, eq(bonusCodes.batchId, bonusCodeBatches.id))
    .where(eq(bonusCodeBatches.bonusId, bonusId))
    .groupBy(bonusCodeBatches.id, operators.name)
    .orderBy(desc(bonusCodeBatches.madeAt), desc(bonusCodeBatches.id));
  return rows.map(({ batch, by, used }) => ({
    id: batch.id,
    note: batch.note,
    made_at: batch.madeAt.toISOString(),
    made_by: by,
    codes: batch.codes,
    used,
    withdrawn_at: batch.withdrawnAt?.toISOString() ?? null,
  }));
}

async function readBatch(db: Queryable, bonusId: string, id: string): Promise<CodeBatch> {
  const batch = (await readBatches(db, bonusId)).find((one) => one.id === id);
  if (!batch) throw new DomainError('NOT_FOUND', 'There are no such codes.');
  return batch;
}

/** The codes of one use that were made for a bonus, newest first. @throws DomainError NOT_FOUND */
export async function listBonusCodes(ctx: Context, bonusId: string): Promise<{ items: CodeBatch[] }> {
  if ((await ctx.db.$count(bonuses, eq(bonuses.id, bonusId))) === 0)
    throw new DomainError('NOT_FOUND', 'There is no such bonus.');
  return { items: await readBatches(ctx.db, bonusId) };
}

type Wanted = { id: string; count: number; note: string; idempotency_key: string };

/** @throws DomainError STATE_CONFLICT */
async function requireRoom(tx: Queryable, bonus: BonusRow, wanted: number): Promise<void> {
  if (bonus.type !== 'PROMO_CODE')
    throw new DomainError('STATE_CONFLICT', 'Codes open a bonus of a promo code alone: this one is taken without.');
  const [made] = await tx
    .select({ codes: sum(bonusCodeBatches.codes) })
    .from(bonusCodeBatches)
    .where(eq(bonusCodeBatches.bonusId, bonus.id));
  const before = Number(made?.codes ?? 0);
  if (before + wanted > MAX_CODES_OF_BONUS)
    throw new DomainError(
      'STATE_CONFLICT',
      `A bonus has ${MAX_CODES_OF_BONUS} codes at most, and ${before} were made for this one.`,
    );
}

/**
 * Makes codes of one use for a bonus and tells them, this once: only their hashes are kept. What opened the bonus before opens it no more.
 * @throws DomainError NOT_FOUND, STATE_CONFLICT
 */
export async function makeBonusCodes(
  ctx: Context,
  operator: OperatorCaller,
  { id, count: wanted, note, idempotency_key: idempotencyKey }: Wanted,
): Promise<{ batch: CodeBatch; codes: string[] }> {
  return ctx.db.transaction(async (tx) => {
    const bonus = await lockBonus(tx, id);
    if (!bonus) throw new DomainError('NOT_FOUND', 'There is no such bonus.');
    await requireRoom(tx, bonus, wanted);
    const [batch] = await tx
      .insert(bonusCodeBatches)
      .values({
        id: randomUUID(),
        bonusId: id,
        note,
        codes: wanted,
        madeBy: operator.operatorId,
        madeAt: ctx.now(),
        idempotencyKey,
      })
      .onConflictDoNothing()
      .returning();
    if (!batch)
      throw new DomainError(
        'STATE_CONFLICT',
        'These codes were made and told already. If they were lost, withdraw them and make others.',
      );
    const codes = newCodes(wanted);
    for (let from = 0; from < codes.length; from += AT_ONCE)
      await tx
        .insert(bonusCodes)
        .values(codes.slice(from, from + AT_ONCE).map((code) => ({ hash: hashOfCode(code), batchId: batch.id })));
    await tx.update(bonuses).set({ singleUse: true }).where(eq(bonuses.id, id));
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'bonus_codes_made',
      subject: { kind: 'bonus', id },
      details: { codes: String(wanted), note, batch: batch.id },
    });
    return { batch: await readBatch(tx, id, batch.id), codes };
  });
}

/** Takes codes back that nobody has used; done already, it changes nothing. @throws DomainError NOT_FOUND */
export async function withdrawBonusCodes(
  ctx: Context,
  operator: OperatorCaller,
  { id, batch }: { id: string; batch: string },
): Promise<CodeBatch> {
  return ctx.db.transaction(async (tx) => {
    // Who is about to use one of them holds the bonus too.
    if (!(await lockBonus(tx, id))) throw new DomainError('NOT_FOUND', 'There is no such bonus.');
    const before = await readBatch(tx, id, batch);
    if (before.withdrawn_at !== null) return before;
    await tx
      .update(bonusCodeBatches)
      .set({ withdrawnAt: ctx.now() })
      .where(and(eq(bonusCodeBatches.id, batch), isNull(bonusCodeBatches.withdrawnAt)));
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'bonus_codes_withdrawn',
      subject: { kind: 'bonus', id },
      details: { codes: String(before.codes - before.used), note: before.note, batch },
    });
    return readBatch(tx, id, batch);
  });
}
