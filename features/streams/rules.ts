import type { Stream } from '@kozyr/contracts/streams';

const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 30_000;

/** How long to wait before the next attempt, after so many that failed in a row: 2 s, then twice as long each time, up to 30 s. */
export function retryAfter(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1), MAX_RETRY_MS);
}

/** The stream on the screen: the chosen one, else the first that is on the air, else the first. */
export function streamToShow(streams: readonly Stream[], chosen: string | null): Stream | null {
  return (
    streams.find((stream) => stream.id === chosen) ?? streams.find((stream) => stream.on_air) ?? streams[0] ?? null
  );
}
