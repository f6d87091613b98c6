import { createHash, randomBytes } from 'node:crypto';
import type { Context } from './context';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** A token for one sending of this payment's form. */
export async function issueToken(ctx: Context, paymentId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await ctx.db.query('insert into page_tokens (token_hash, payment_id, made_at) values ($1, $2, $3)', [
    hashOf(token),
    paymentId,
    ctx.now(),
  ]);
  return token;
}

/** Whether the token was issued for this payment and is spent only now. */
export async function spendToken(ctx: Context, paymentId: string, token: string): Promise<boolean> {
  const { rowCount } = await ctx.db.query('delete from page_tokens where token_hash = $1 and payment_id = $2', [
    hashOf(token),
    paymentId,
  ]);
  return rowCount === 1;
}
