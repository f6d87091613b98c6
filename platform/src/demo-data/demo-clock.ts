import type { Database } from '../db/database';
import { setBentClock } from '../ledger/bent-clock';

/** Within a move the clock goes so much faster than a real one: rounds of one player are seconds apart. */
const SPEED = 30;

/** The clock by which the demo data lives. It never goes back. */
export type DemoClock = {
  now: () => Date;
  /** Goes on to this moment, unless it is there already; the database with it. */
  moveTo: (moment: Date) => Promise<void>;
};

/** A clock that begins at a moment. @param real the moment by a real clock */
export async function demoClock(db: Database, begin: Date, real: () => number): Promise<DemoClock> {
  let at = begin.getTime();
  let since = real();
  const now = () => new Date(at + (real() - since) * SPEED);
  const moveTo = async (moment: Date) => {
    at = Math.max(moment.getTime(), now().getTime());
    since = real();
    await setBentClock(db, new Date(at), SPEED);
  };
  await moveTo(begin);
  return { now, moveTo };
}
