import type { PublicEvent, Topic } from '@kozyr/contracts/events';
import type { Context } from '../../../context';
import type { EventHub } from './hub';

/** A topic that tells the state of the moment: how often it is looked at, how it is read, and what of it is news when it changes. */
type Watched<E extends PublicEvent> = {
  topic: Topic;
  everyMs: number;
  read: () => Promise<E>;
  newsOf: (state: E) => unknown;
};

/**
 * Reads a state while a stream of this process subscribes to it, and shows when it has changed. Each process looks for itself: what is seen
 * is kept by nobody. @returns how to stop
 */
export function watchState<E extends PublicEvent>(
  ctx: Context,
  hub: Pick<EventHub, 'listens' | 'show'>,
  { topic, everyMs, read, newsOf }: Watched<E>,
): () => void {
  let last = '';
  const look = async () => {
    if (!hub.listens(topic)) {
      last = '';
      return hub.show(topic, null);
    }
    const state = await read();
    const seen = JSON.stringify(newsOf(state));
    hub.show(topic, state, { push: seen !== last });
    last = seen;
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) =>
      ctx.log.warn({ err: error, topic }, 'a state of the moment could not be published'),
    );
  }, everyMs).unref();
  return () => clearInterval(timer);
}
