import { SIGNATURE_HEADER } from '@kozyr/contracts/payment-gateway';
import type { Context } from './context';
import { backOff, MOST_ATTEMPTS } from './outcomes';
import { sign } from './signature';

const ANSWER_WITHIN_MS = 10_000;
/** A delivery whose process died in the middle is due again after this long. */
const LEASE_SECONDS = 15;
const AT_ONCE = 20;

type Delivery = { id: string; event_id: string; callback_url: string; body: string; attempts: number };

/** Posts one event; says what went wrong, or null when the merchant answered 2xx. */
async function tell(ctx: Context, delivery: Delivery): Promise<string | null> {
  const { callback_url: address, body } = delivery;
  try {
    const call = { method: 'POST', path: new URL(address).pathname, body } as const;
    const answer = await fetch(address, {
      method: call.method,
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: sign(ctx.env.GATEWAY_SECRET, call, ctx.now()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await answer.body?.cancel();
    return answer.ok ? null : `answered ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function deliver(ctx: Context, delivery: Delivery): Promise<void> {
  const problem = await tell(ctx, delivery);
  const now = ctx.now();
  if (problem === null) {
    await ctx.db.query('update deliveries set delivered_at = $2 where id = $1', [delivery.id, now]);
    return;
  }
  const lost = delivery.attempts >= MOST_ATTEMPTS;
  ctx.log[lost ? 'error' : 'warn'](
    { event: delivery.event_id, attempts: delivery.attempts, problem, lost },
    'not told',
  );
  await ctx.db.query('update deliveries set due_at = $2, last_error = $3, given_up_at = $4 where id = $1', [
    delivery.id,
    new Date(now.getTime() + backOff(delivery.attempts) * 1000),
    problem,
    lost ? now : null,
  ]);
}

/**
 * Tells merchants of everything that is due: at least once, by a lease in the database, so that several processes share the work and
 * none of it dies with one of them. @returns how many attempts were made
 */
export async function deliverDue(ctx: Context): Promise<number> {
  const now = ctx.now();
  const { rows } = await ctx.db.query<Delivery>(
    `update deliveries set due_at = $2, attempts = attempts + 1 where id in (
       select id from deliveries where due_at <= $1 and delivered_at is null and given_up_at is null
       order by due_at, id limit ${AT_ONCE} for update skip locked
     ) returning id, event_id, callback_url, body, attempts`,
    [now, new Date(now.getTime() + LEASE_SECONDS * 1000)],
  );
  await Promise.all(rows.map((delivery) => deliver(ctx, delivery)));
  return rows.length;
}
