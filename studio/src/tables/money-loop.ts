import { type Loop, repeat } from '@kozyr/kit/repeat';
import type { TableDeps } from './deps';
import { driveBet } from './drive-bet';
import { driveWin } from './drive-win';

/** Movements made side by side: a full table is paid within moments, and the wallet is not flooded. */
const AT_ONCE = 12;
const LOOK_MS = 500;

async function dueIds(deps: TableDeps, sql: string): Promise<string[]> {
  const answer = await deps.pool.query<{ id: string }>(sql);
  return answer.rows.map((row) => row.id);
}

const UNDECIDED_BETS = `select id from live_bets where state in ('sent', 'refunding') and next_attempt_at <= now()
  and (lease is null or lease_until < now()) order by next_attempt_at limit 100`;

/** A win waits until every bet of its entry is decided: what is still to be given back must not share in it. */
const DUE_WINS = `select id from live_entries e where state in ('due', 'win_sent') and next_attempt_at <= now()
  and (lease is null or lease_until < now())
  and not exists (select 1 from live_bets b where b.entry_id = e.id and b.state in ('sent', 'refunding'))
  order by next_attempt_at limit 100`;

/** Makes every movement of the tables whose time has come and which nobody drives. @returns how many there were */
export async function sweepMoney(deps: TableDeps): Promise<number> {
  const jobs = [
    ...(await dueIds(deps, UNDECIDED_BETS)).map((id) => () => driveBet(deps, id, false)),
    ...(await dueIds(deps, DUE_WINS)).map((id) => () => driveWin(deps, id)),
  ];
  const run = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      try {
        await job();
      } catch (error) {
        deps.warn({ err: error }, 'A movement of a table could not be driven on');
      }
    }
  };
  const count = jobs.length;
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, run));
  return count;
}

/**
 * Finishes every movement that a request, a dead process or an unanswering wallet left. Safe in several processes.
 * @returns the loop, to be hurried when a round was just settled
 */
export function startMoneyLoop(deps: TableDeps, everyMs = LOOK_MS): Loop {
  return repeat({
    step: async () => {
      await sweepMoney(deps);
      return everyMs;
    },
    failed: (error) => {
      deps.warn({ err: error }, 'The money loop of the tables failed');
      return everyMs;
    },
    firstAfterMs: everyMs,
  });
}
