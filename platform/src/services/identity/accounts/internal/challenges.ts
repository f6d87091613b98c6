import { createHash, randomUUID } from 'node:crypto';
import { answersChallenge } from '@kozyr/contracts/proof-of-work';
import { isKeyedHash, keyedHash } from '@kozyr/kit/keyed-hash';
import { addSeconds } from 'date-fns';
import { z } from 'zod';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { attemptCounts } from '../../../../db/schema/accounts';
import { DomainError } from '../../../../errors';

/** A challenge lives as long as a slow phone may work at the hardest one. */
const CHALLENGE_SECONDS = 300;

/** Whom and what a challenge is for, and what the caller brought as the answer to an earlier one. */
export type Work = { purpose: 'code' | 'login' | 'reset'; contact: string; answer: string | undefined };

const claimsSchema = z.object({ id: z.string(), subject: z.string(), bits: z.number().int(), ends: z.number() });

const signedText = (claims: string): string => `challenge:${claims}`;

/** A challenge names nobody to who reads it, and is of use for one purpose and contact alone. */
function subjectOf({ purpose, contact }: Work): string {
  return createHash('sha256')
    .update(JSON.stringify([purpose, contact]))
    .digest('base64url');
}

function issueChallenge(ctx: Context, work: Work, bits: number): string {
  const ends = addSeconds(ctx.now(), CHALLENGE_SECONDS).getTime();
  const claims = Buffer.from(JSON.stringify({ id: randomUUID(), subject: subjectOf(work), bits, ends })).toString(
    'base64url',
  );
  return `${claims}.${keyedHash(ctx.env.JWT_SECRET, signedText(claims))}`;
}

/** What a well-signed living answer for this purpose and contact was worth; null for any other. */
function readAnswer(ctx: Context, work: Work): { id: string; bits: number; ends: Date } | null {
  const [claims, signature, nonce] = work.answer?.split('.') ?? [];
  if (claims === undefined || signature === undefined || nonce === undefined) return null;
  if (!isKeyedHash(ctx.env.JWT_SECRET, signedText(claims), signature)) return null;
  const { id, subject, bits, ends } = claimsSchema.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  const fits = subject === subjectOf(work) && ends > ctx.now().getTime();
  return fits && answersChallenge(`${claims}.${signature}`, nonce, bits) ? { id, bits, ends: new Date(ends) } : null;
}

/** Keeps that a challenge was answered until it would be too old anyway. @returns false when it had been before */
async function useOnce(db: Queryable, id: string, ends: Date): Promise<boolean> {
  const used = await db
    .insert(attemptCounts)
    .values({ key: `challenge:${id}`, count: 1, windowEndsAt: ends })
    .onConflictDoNothing()
    .returning();
  return used.length > 0;
}

/**
 * Lets a call go on that brought enough work, once. What it needs may have grown while it worked: by one bit that is forgiven, by
 * more it is asked again, so that nobody gathers easy challenges for later.
 * @param bits zero bits wanted of the hash; 0 asks for nothing
 * @throws DomainError CHALLENGE_REQUIRED with details.challenge and details.bits
 */
export async function demandWork(ctx: Context, db: Queryable, work: Work, bits: number): Promise<void> {
  if (bits === 0) return;
  const answered = readAnswer(ctx, work);
  if (answered && answered.bits >= bits - 1 && (await useOnce(db, answered.id, answered.ends))) return;
  throw new DomainError('CHALLENGE_REQUIRED', 'Too many calls: answer the challenge and call again.', {
    challenge: issueChallenge(ctx, work, bits),
    bits: `${bits}`,
  });
}
