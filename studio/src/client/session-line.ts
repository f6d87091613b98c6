import { fromMinor, grouped } from '../page/amounts';

/** Time in the game as hh:mm and the net result so far, "00:12 · −35.00". `ms` since it was opened, `net` in minor units. */
export function sessionText(ms: number, net: bigint): string {
  const minutes = Math.floor(ms / 60_000);
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const sign = net > 0n ? '+' : net < 0n ? '−' : '';
  return `${clock} · ${sign}${grouped(fromMinor(net < 0n ? -net : net))}`;
}
