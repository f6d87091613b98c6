import { lazyCall } from '@/lib/api/lazy-call';
import { eventsFlow } from '@/lib/events/flow';
import { onTopic } from '@/lib/events/topic-events';
import { JACKPOT_POLL_MS, useLiveJackpots } from './live-store';

let watchers = 0;
let stopWatching: () => void = () => undefined;

async function fetchJackpots(): Promise<void> {
  try {
    const { items } = await lazyCall(async () => (await import('@kozyr/contracts/jackpots')).listJackpots, {});
    useLiveJackpots.setState({ items });
  } catch {
    // What is shown stays; the stream or the next look puts it right.
  }
}

function startWatching(): () => void {
  void fetchJackpots();
  const unsubscribe = onTopic('jackpots', ({ items }) => useLiveJackpots.setState({ items }));
  const timer = setInterval(() => {
    if (!eventsFlow()) void fetchJackpots();
  }, JACKPOT_POLL_MS);
  return () => {
    unsubscribe();
    clearInterval(timer);
  };
}

/** Keeps the jackpots' values true while anybody on the page shows them. @returns how to stop */
export function watchJackpots(): () => void {
  watchers += 1;
  if (watchers === 1) stopWatching = startWatching();
  return () => {
    watchers -= 1;
    if (watchers === 0) stopWatching();
  };
}
