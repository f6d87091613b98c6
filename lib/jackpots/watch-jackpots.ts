import { lazyCall } from '@/lib/api/lazy-call';
import { eventsFlow } from '@/lib/events/flow';
import { onTopic } from '@/lib/events/topic-events';
import { useLiveJackpots } from './live-store';
import { LOOK_MS } from './look';

let watchers = 0;
let stop: () => void = () => undefined;

async function ask(): Promise<void> {
  try {
    const { items } = await lazyCall(async () => (await import('@kozyr/contracts/jackpots')).listJackpots, {});
    useLiveJackpots.setState({ items });
  } catch {
    // What is shown stays; the stream or the next look puts it right.
  }
}

function start(): () => void {
  void ask();
  const deaf = onTopic('jackpots', ({ items }) => useLiveJackpots.setState({ items }));
  const timer = setInterval(() => {
    if (!eventsFlow()) void ask();
  }, LOOK_MS);
  return () => {
    deaf();
    clearInterval(timer);
  };
}

/** Keeps the jackpots' values true while anybody on the page shows them. @returns how to stop */
export function watchJackpots(): () => void {
  watchers += 1;
  if (watchers === 1) stop = start();
  return () => {
    watchers -= 1;
    if (watchers === 0) stop();
  };
}
