import { PLAIN_BODY, withDeadline } from '@kozyr/contracts/deadline';
import { SIGNATURE_HEADER } from '@kozyr/contracts/payment-gateway';
import { sign } from '@kozyr/kit/signature';
import { traced } from '@kozyr/tracing/active';
import { addSeconds } from 'date-fns';
import type { Context } from './context';
import { backOff, MAX_ATTEMPTS } from './outcomes';

const ANSWER_WITHIN_MS = 10_000;
/** A delivery whose process died in the middle is due again after this long. */
const LEASE_SECONDS = 15;

export type Delivery = {
  id: string;
  event_id: string;
  subject_id: string;
  callback_url: string;
  receiver: string;
  body: string;
  attempts: number;
};

/** Posts one event; says what went wrong, or null when the merchant answered 2xx. */
async function postEvent(ctx: Context, delivery: Delivery, stopping: AbortSignal): Promise<string | null> {
  const { callback_url: address, body } = delivery;
  try {
    const call = { method: 'POST', path: new URL(address).pathname, body } as const;
    return await withDeadline(ANSWER_WITHIN_MS, async (late) => {
      const answer = await fetch(address, {
        method: call.method,
        headers: {
          ...PLAIN_BODY,
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: sign(ctx.env.GATEWAY_SECRET, call, ctx.now()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.any([stopping, late]),
      });
      await answer.body?.cancel();
      return answer.ok ? null : `answered ${answer.status}`;
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Makes one attempt and writes down how it went. Broken off by stopping, it stays leased and is due again when that ends.
 * @returns whether the merchant answered 2xx
 */
export function attemptDelivery(ctx: Context, delivery: Delivery, stopping: AbortSignal): Promise<boolean> {
  return traced('deliver event', () => attempt(ctx, delivery, stopping), { parent: null });
}

async function attempt(ctx: Context, delivery: Delivery, stopping: AbortSignal): Promise<boolean> {
  const problem = await postEvent(ctx, delivery, stopping);
  const now = ctx.now();
  if (problem === null) {
    await ctx.db.query('update deliveries set delivered_at = $2 where id = $1', [delivery.id, now]);
    return true;
  }
  if (stopping.aborted) return false;
  const lost = delivery.attempts >= MAX_ATTEMPTS;
  ctx.log[lost ? 'error' : 'warn'](
    { event: delivery.event_id, attempts: delivery.attempts, problem, lost },
    'delivery failed',
  );
  await ctx.db.query('update deliveries set due_at = $2, last_error = $3, given_up_at = $4 where id = $1', [
    delivery.id,
    addSeconds(now, backOff(delivery.attempts)),
    problem,
    lost ? now : null,
  ]);
  return false;
}

/**
 * Claims the deliveries that are due, at most `free` in all and for one receiver as many as are left of `perReceiver` when those it has `taken` are
 * gone: by a lease in the database, so that several processes share the work and none of it dies with one of them.
 */
export async function claimDueDeliveries(
  ctx: Context,
  limits: { free: number; perReceiver: number; taken: Record<string, number> },
): Promise<Delivery[]> {
  const now = ctx.now();
  const { rows } = await ctx.db.query<Delivery>(
    `with due as (
       select id, row_number() over (partition by receiver order by due_at, id)
         + coalesce(($3::jsonb ->> receiver)::int, 0) as place
       from deliveries where due_at <= $1 and delivered_at is null and given_up_at is null
     ), chosen as (
       select deliveries.id from deliveries join due using (id)
       where place <= $4 and due_at <= $1 and delivered_at is null and given_up_at is null
       order by due_at, deliveries.id limit $5 for update of deliveries skip locked
     )
     update deliveries set due_at = $2, attempts = attempts + 1 from chosen where deliveries.id = chosen.id
     returning deliveries.id, event_id, subject_id, callback_url, receiver, body, attempts`,
    [now, addSeconds(now, LEASE_SECONDS), JSON.stringify(limits.taken), limits.perReceiver, limits.free],
  );
  return rows;
}
