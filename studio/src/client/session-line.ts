import { fromMinor, grouped } from '../page/amounts';

/** How often the time in the game is written anew. */
const WRITE_MS = 15_000;

/**
 * Time in the game as hh:mm and the net result so far, "00:12 · −35.00". `ms` since it was opened, `net` in minor units; null: the time
 * alone.
 */
export function sessionText(ms: number, net: bigint | null): string {
  const minutes = Math.floor(ms / 60_000);
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  if (net === null) return clock;
  const sign = net > 0n ? '+' : net < 0n ? '−' : '';
  return `${clock} · ${sign}${grouped(fromMinor(net < 0n ? -net : net))}`;
}

/** The line of the head that says how long the game has been open and what came of it. */
export function createSessionLine(show: (text: string) => void) {
  const openedAt = Date.now();
  let net = 0n;
  let timeAlone = false;
  const write = () => show(sessionText(Date.now() - openedAt, timeAlone ? null : net));
  return {
    /** What comes of the session is not shown from now on: of credits nothing can. */
    hideResult(): void {
      timeAlone = true;
      write();
    },
    /** Writes it now, and from now on. */
    start(): void {
      write();
      setInterval(write, WRITE_MS);
    },
    /** What a round came to for the player, in minor units. */
    add(result: bigint): void {
      net += result;
      write();
    },
  };
}
