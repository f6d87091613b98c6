import pg from 'pg';

/** Says something in a log: fields, and a message. */
export type Say = (details: object, message: string) => void;

const LOOK_MS = 250;
/** The same is said again after so long. */
const SAY_AGAIN_MS = 10_000;

/** Who stands in the way of a connection, and how far an index has come that it builds. */
const WAITS = `
  select
    (select coalesce(jsonb_agg(jsonb_build_object('pid', pid, 'application', application_name, 'state', state,
        'transactionSeconds', extract(epoch from now() - xact_start)::int)), '[]')
      from pg_stat_activity where pid = any (pg_blocking_pids($1))) as behind,
    (select jsonb_build_object('phase', phase, 'blocks', blocks_done || ' of ' || blocks_total)
      from pg_stat_progress_create_index where pid = $1) as building`;

type Seen = { behind: { pid: number }[]; building: { phase: string } | null };

/** Says what a connection waits for, as it changes and now and then, for as long as it is watched. */
export type Watch = {
  /** Whom it was last seen to wait for; empty: nobody was seen. */
  lastBehind: () => object[];
  stop: () => Promise<void>;
};

/**
 * Watches another connection by one of its own, which must be allowed to see it: of the same role, that is, or a mightier one.
 * @param url past any pooler
 * @param pid PostgreSQL's number of the connection that is watched
 */
export async function watchWaits(url: string, pid: number, say: Say): Promise<Watch> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  let last: object[] = [];
  let said = '';
  let saidAt = 0;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const { rows } = await client.query<Seen>(WAITS, [pid]);
    const { behind = [], building = null } = rows[0] ?? {};
    if (behind.length === 0 && building === null) return;
    if (behind.length > 0) last = behind;
    const now = JSON.stringify([behind.map((one) => one.pid), building?.phase]);
    if (now === said && Date.now() - saidAt < SAY_AGAIN_MS) return;
    said = now;
    saidAt = Date.now();
    if (behind.length > 0) say({ behind }, 'the migration waits for others to end their transactions');
    else say({ ...building }, 'the migration builds an index');
  }

  const timer = setInterval(() => {
    looking = looking.then(look).catch(() => undefined);
  }, LOOK_MS);
  return {
    lastBehind: () => last,
    stop: async () => {
      clearInterval(timer);
      await looking;
      await client.end();
    },
  };
}
