import type { Heard } from '../money/crash-load';

const ASK_READY_EVERY_MS = 100;
/** Codes of a refusal that says nothing but "come back". */
const PASSING = ['DATABASE_UNAVAILABLE', 'OVERLOADED', 'SERVICE_UNAVAILABLE'];
/** What is said of the payment gateway, whose database is the same here: when it comes back the platform does not know. */
const OF_ANOTHER = 'PAYMENT_GATEWAY_UNAVAILABLE';

const isBet = ({ path, status }: Heard) => path.endsWith('/bet') && status === 200;

/** What callers heard, and when bets were acknowledged. */
export function watchCalls() {
  const acknowledged: number[] = [];
  const refused = new Map<string, number>();
  const unclear: string[] = [];
  let calls = 0;
  return {
    hear(heard: Heard): void {
      calls += 1;
      if (isBet(heard)) acknowledged.push(performance.now());
      if (heard.status !== 0 && heard.status < 500) return;
      const code = [...PASSING, OF_ANOTHER].find((one) => heard.text.includes(`"${one}"`));
      if (heard.status === 503 && code && (code === OF_ANOTHER || heard.retryAfter !== null))
        return void refused.set(code, (refused.get(code) ?? 0) + 1);
      unclear.push(`${heard.path} ${heard.status} ${heard.text.slice(0, 300)}`);
    },
    calls: () => calls,
    refused: () => refused,
    /** Answers that were no answer and no clear refusal. */
    unclear: (): readonly string[] => unclear,
    /** Bets acknowledged from one moment to another. */
    betsBetween: (from: number, to: number) => acknowledged.filter((at) => at >= from && at < to).length,
    /** The longest time without an acknowledged bet between two moments, seconds. */
    longestPause(from: number, to: number): number {
      const moments = [from, ...acknowledged.filter((at) => at >= from && at <= to), to];
      return Math.max(...moments.slice(1).map((at, nth) => at - (moments[nth] ?? at))) / 1000;
    },
  };
}

/** Asks a process over and over whether it is ready. */
export function watchReady(url: string) {
  const changes: { at: number; ready: boolean }[] = [];
  let over = false;
  const watching = (async () => {
    while (!over) {
      const ready = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(3_000) }).then(
        (answer) => answer.ok,
        () => false,
      );
      if (changes.at(-1)?.ready !== ready) changes.push({ at: performance.now(), ready });
      await new Promise((resolve) => setTimeout(resolve, ASK_READY_EVERY_MS));
    }
  })();
  return {
    isReady: () => changes.at(-1)?.ready === true,
    /** Whether it turned red since a moment. */
    wasRedSince: (moment: number) => changes.some(({ at, ready }) => at >= moment && !ready),
    async stop() {
      over = true;
      await watching;
    },
  };
}
