import type { Opened } from '../answers';
import { say } from '../config';
import { pause } from '../dom';
import { secondsLeft } from '../turn';

type On = {
  notice: (text: string) => void;
  /** The wait is over: what may be done has changed. */
  over: () => void;
};

/** How long a player whose law asks for a pace waits to stake in a new round of a table, on the clock of the page. */
export function createTablePace({ notice, over }: On) {
  let seconds = 0;
  let until = 0;
  let told = '';
  const left = () => Math.max(0, until - performance.now());

  function holdFor(ms: number): void {
    until = performance.now() + ms;
    if (ms > 0) void pause(ms).then(() => left() === 0 && over());
  }

  return {
    opened(pace: Opened['pace']): void {
      seconds = pace.round_seconds;
      holdFor(pace.wait_ms);
    },
    /** The first stake of a round was taken. */
    begun: () => holdFor(seconds * 1_000),
    /** A stake came too soon: nothing was taken. */
    early(ms: number): void {
      holdFor(ms);
      notice(say('nextRoundIn', { n: secondsLeft(ms) }));
    },
    waits: () => left() > 0,
    /** Tells once in a round that is open for stakes how long it still has to wait. */
    tell(openRound: string): void {
      if (left() === 0 || told === openRound) return;
      told = openRound;
      notice(say('nextRoundIn', { n: secondsLeft(left()) }));
    },
  };
}
