import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { DomainError } from '../../../../errors';
import { recordAudit } from '../../../kernel/audit/record-audit';
import { countTry, type Verdict } from '../../../kernel/second-factor/tries';

type Tried = { operatorId: string; address: string; requestId: string; doing: 'sign_in' | 'step_up' | 'set_up' };

const WRONG_CODES: readonly string[] = ['SECOND_FACTOR_WRONG', 'PASSKEY_WRONG', 'OIDC_WRONG'];

const isWrong = (error: unknown): error is DomainError =>
  error instanceof DomainError && WRONG_CODES.includes(error.code);

const whyOf = ({ code, details }: DomainError): string => {
  if (code === 'OIDC_WRONG') return details?.why ?? 'oidc';
  return code === 'PASSKEY_WRONG' ? 'passkey' : 'code';
};

/**
 * Does what a second factor opens. The try is counted before it is looked at; a wrong one stays counted and is written down.
 * @throws DomainError TOO_MANY_REQUESTS, and what the work throws
 */
export async function countedTry<T>(
  ctx: Context,
  { operatorId, address, requestId, doing }: Tried,
  work: () => Promise<T>,
): Promise<T> {
  const settle = await countTry(ctx, operatorId);
  let verdict: Verdict = 'unasked';
  try {
    const done = await work();
    verdict = 'right';
    return done;
  } catch (error) {
    if (isWrong(error)) {
      verdict = 'wrong';
      await recordAudit(ctx.db, ctx.now(), {
        actor: { kind: 'operator', id: operatorId, requestId },
        action: doing === 'sign_in' ? 'operator_sign_in_failed' : `operator_${doing}_failed`,
        subject: { kind: 'operator', id: operatorId },
        details: { why: whyOf(error), ip: address },
      });
    }
    throw error;
  } finally {
    await settle(verdict);
  }
}

/**
 * As countedTry, in one transaction: a wrong try stays counted and written down, though the transaction is undone.
 * @throws DomainError TOO_MANY_REQUESTS, and what the work throws
 */
export async function withTry<T>(ctx: Context, tried: Tried, work: (tx: Queryable) => Promise<T>): Promise<T> {
  return countedTry(ctx, tried, () => ctx.db.transaction(work));
}
