import type { Context } from './context';
import { claimDue, deliver } from './deliveries';

const AT_ONCE = 256;
/** A receiver that answers slowly or never holds up this many of its own, and nobody else's. */
const AT_ONCE_PER_RECEIVER = 8;
/** Of a receiver that did not hear the last attempt, so that many such do not fill all places either. */
const AT_ONCE_WHILE_FAILING = 1;
/** How long a stop waits for answers; what is broken off is told again later. */
const STOP_WITHIN_MS = 3_000;

export type Courier = {
  /** Sends what is due as far as there is room; resolves once it is on its way, not when it is answered. */
  send: () => Promise<void>;
  /** Waits for the answers to what is under way about a payment, card or payout. */
  answered: (subjectId: string) => Promise<void>;
  /** Sends nothing more and waits for what is under way, a little. */
  stop: () => Promise<void>;
};

type UnderWay = { receiver: string; subjectId: string; done: Promise<void> };

/** Tells merchants of events, at least once. Each answer makes room for the next. */
export function startCourier(ctx: Context): Courier {
  const underWay = new Map<string, UnderWay>();
  const stopping = new AbortController();
  let stopped = false;
  let sending: Promise<void> | undefined;
  let again = false;

  const failing = new Set<string>();
  /** Places of each receiver that are not free: those of what is under way, and those it lost by failing. */
  const takenPlaces = () => {
    const lost = AT_ONCE_PER_RECEIVER - AT_ONCE_WHILE_FAILING;
    const counts: Record<string, number> = Object.fromEntries([...failing].map((receiver) => [receiver, lost]));
    for (const { receiver } of underWay.values()) counts[receiver] = (counts[receiver] ?? 0) + 1;
    return counts;
  };
  const claim = async () => {
    const free = AT_ONCE - underWay.size;
    if (stopped || free <= 0) return;
    for (const delivery of await claimDue(ctx, { free, perReceiver: AT_ONCE_PER_RECEIVER, taken: takenPlaces() })) {
      const { receiver } = delivery;
      const done = deliver(ctx, delivery, stopping.signal)
        .then((heard) => void (heard ? failing.delete(receiver) : failing.add(receiver)))
        .catch((error: unknown) => ctx.log.error({ err: error }, 'could not write down how a delivery went'))
        .finally(() => {
          underWay.delete(delivery.id);
          void send();
        });
      underWay.set(delivery.id, { receiver, subjectId: delivery.subject_id, done });
    }
  };
  const claimAll = async () => {
    do {
      again = false;
      await claim();
    } while (again);
  };
  const send = (): Promise<void> => {
    again = true;
    sending ??= claimAll()
      .catch((error: unknown) => ctx.log.error({ err: error }, 'could not take what is due'))
      .finally(() => {
        sending = undefined;
        return again ? send() : undefined;
      });
    return sending;
  };
  const all = (wanted: (one: UnderWay) => boolean) =>
    Promise.all([...underWay.values()].filter(wanted).map(({ done }) => done));

  return {
    send,
    answered: async (subjectId) => {
      await all((one) => one.subjectId === subjectId);
    },
    stop: async () => {
      stopped = true;
      await sending;
      const late = setTimeout(() => stopping.abort(), STOP_WITHIN_MS);
      await all(() => true);
      clearTimeout(late);
    },
  };
}
