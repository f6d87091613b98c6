import { createHash, randomBytes } from 'node:crypto';
import type { Context } from './context';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** A token for one sending of the form of this payment or card. */
export async function issueToken(ctx: Context, subjectId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await ctx.db.query('insert into page_tokens (token_hash, subject_id, made_at) values ($1, $2, $3)', [
    hashOf(token),
    subjectId,
    ctx.now(),
  ]);
  return token;
}

/** Whether the token was issued for this payment or card and is spent only now. */
export async function spendToken(ctx: Context, subjectId: string, token: string): Promise<boolean> {
  const { rowCount } = await ctx.db.query('delete from page_tokens where token_hash = $1 and subject_id = $2', [
    hashOf(token),
    subjectId,
  ]);
  return rowCount === 1;
}
