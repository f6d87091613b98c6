import type { Context } from './context';
import { attemptDelivery, claimDueDeliveries } from './deliveries';

const MAX_AT_ONCE = 256;
/** A receiver that answers slowly or never holds up this many of its own, and nobody else's. */
const MAX_PER_RECEIVER = 8;
/** The limit of a receiver whose last attempt failed, so that many of them do not fill all places either. */
const MAX_WHILE_FAILING = 1;
/** How long a stop waits for answers; a delivery that is broken off is due again later. */
const STOP_WITHIN_MS = 3_000;

export type Dispatcher = {
  /** Sends what is due as far as there is room; resolves once it is on its way, not when it is answered. */
  dispatchDue: () => Promise<void>;
  /** Waits for the answers to what is under way about a payment, card or payout. */
  waitForAnswers: (subjectId: string) => Promise<void>;
  /** Sends nothing more and waits for what is under way, a little. */
  stop: () => Promise<void>;
};

type UnderWay = { receiver: string; subjectId: string; done: Promise<void> };

/** Delivers events to merchants, at least once. Each answer makes room for the next. */
export function startDispatcher(ctx: Context): Dispatcher {
  const underWay = new Map<string, UnderWay>();
  const stopping = new AbortController();
  let stopped = false;
  let sending: Promise<void> | undefined;
  let again = false;

  const failing = new Set<string>();
  /** Places of each receiver that are not free: its deliveries under way, and the places it lost by failing. */
  const takenPlaces = () => {
    const lost = MAX_PER_RECEIVER - MAX_WHILE_FAILING;
    const counts: Record<string, number> = Object.fromEntries([...failing].map((receiver) => [receiver, lost]));
    for (const { receiver } of underWay.values()) counts[receiver] = (counts[receiver] ?? 0) + 1;
    return counts;
  };
  const claimDue = async () => {
    const free = MAX_AT_ONCE - underWay.size;
    if (stopped || free <= 0) return;
    for (const delivery of await claimDueDeliveries(ctx, {
      free,
      perReceiver: MAX_PER_RECEIVER,
      taken: takenPlaces(),
    })) {
      const { receiver } = delivery;
      const done = attemptDelivery(ctx, delivery, stopping.signal)
        .then((delivered) => void (delivered ? failing.delete(receiver) : failing.add(receiver)))
        .catch((error: unknown) => ctx.log.error({ err: error }, 'could not record the result of a delivery'))
        .finally(() => {
          underWay.delete(delivery.id);
          void dispatchDue();
        });
      underWay.set(delivery.id, { receiver, subjectId: delivery.subject_id, done });
    }
  };
  const claimAll = async () => {
    do {
      again = false;
      await claimDue();
    } while (again);
  };
  const dispatchDue = (): Promise<void> => {
    again = true;
    sending ??= claimAll()
      .catch((error: unknown) => ctx.log.error({ err: error }, 'could not claim the deliveries that are due'))
      .finally(() => {
        sending = undefined;
        return again ? dispatchDue() : undefined;
      });
    return sending;
  };
  const waitFor = (wanted: (one: UnderWay) => boolean) =>
    Promise.all([...underWay.values()].filter(wanted).map(({ done }) => done));

  return {
    dispatchDue: dispatchDue,
    waitForAnswers: async (subjectId) => {
      await waitFor((one) => one.subjectId === subjectId);
    },
    stop: async () => {
      stopped = true;
      await sending;
      const late = setTimeout(() => stopping.abort(), STOP_WITHIN_MS);
      await waitFor(() => true);
      clearTimeout(late);
    },
  };
}
