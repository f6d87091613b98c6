import { createHash, randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import * as z from 'zod/mini';

/** From the editor's click to the site's asking: a redirect's time, with patience for a slow phone. */
const LIFE_MS = 60_000;

const digestOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');
const redeemed = z.array(z.object({ path: z.string() }));

/** A new ticket for one look at the drafts of a path, good once and for a minute. */
export async function giveTicket(payload: Payload, path: string, now: Date): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await payload.delete({ collection: 'preview-tickets', where: { expiresAt: { less_than: now.toISOString() } } });
  const expiresAt = new Date(now.getTime() + LIFE_MS).toISOString();
  await payload.create({ collection: 'preview-tickets', data: { digest: digestOf(ticket), path, expiresAt } });
  return ticket;
}

/** Uses a ticket up. Of two who bring the same one the first gets it. @returns its path; null for one that is no good */
export async function redeemTicket(payload: Payload, ticket: string, now: Date): Promise<string | null> {
  const { rows } = await payload.db.pool.query(
    'delete from preview_tickets where digest = $1 and expires_at > $2 returning path',
    [digestOf(ticket), now],
  );
  return redeemed.parse(rows)[0]?.path ?? null;
}
