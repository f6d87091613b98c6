import type pg from 'pg';

const MEASURE_MS = 30_000;

/** The database's clock as this process reads it, so that tables run by one clock whatever the machines' clocks say. */
export async function startDatabaseClock(pool: pg.Pool): Promise<{ now: () => number; stop: () => void }> {
  let offset = 0;
  async function measure(): Promise<void> {
    let best = Number.POSITIVE_INFINITY;
    for (let sample = 0; sample < 3; sample += 1) {
      const before = Date.now();
      const answer = await pool.query<{ at: string }>(
        'select (extract(epoch from clock_timestamp()) * 1000)::text as at',
      );
      const took = Date.now() - before;
      if (took >= best) continue;
      best = took;
      offset = Math.round(Number(answer.rows[0]?.at ?? before) - before - took / 2);
    }
  }
  await measure();
  const timer = setInterval(() => void measure().catch(() => undefined), MEASURE_MS);
  timer.unref();
  return { now: () => Date.now() + offset, stop: () => clearInterval(timer) };
}
