import { backoffMs } from '../rounds/advance';
import { publishTable, type TableDeps } from './deps';
import { claim, countAttempt, release } from './leases';
import { ENTRY_COLUMNS, ENTRY_JOINS, type LiveEntry, parseEntry } from './live-rows';

async function readEntry(deps: TableDeps, id: string): Promise<LiveEntry> {
  const answer = await deps.pool.query(`select ${ENTRY_COLUMNS} from live_entries e ${ENTRY_JOINS} where e.id = $1`, [
    id,
  ]);
  return parseEntry(answer.rows[0]);
}

async function move(deps: TableDeps, entry: LiveEntry, lease: string, to: LiveEntry['state'], balance?: string) {
  await deps.pool.query(
    `update live_entries set state = $4, attempts = 0, balance = coalesce($5, balance)
      where id = $1 and lease = $2 and state = $3`,
    [entry.id, lease, entry.state, to, balance ?? null],
  );
}

/** Pays what an entry won, 0.00 when it lost, as the one closing win of its wallet round; once, and until it is accepted. */
export async function driveWin(deps: TableDeps, id: string): Promise<void> {
  const lease = await claim(deps.pool, 'live_entries', id);
  if (lease === null) return;
  let entry = await readEntry(deps, id);
  if (entry.state === 'due') {
    await move(deps, entry, lease, 'win_sent');
    entry = await readEntry(deps, id);
  }
  if (entry.state === 'win_sent') {
    await countAttempt(deps.pool, 'live_entries', id, lease, 'win_sent');
    const result = await deps.wallet.win({
      sessionId: entry.wallet_session ?? '',
      roundId: entry.id,
      amount: entry.win ?? 0n,
    });
    if (result.kind === 'ok') {
      await move(deps, entry, lease, 'settled', result.balance);
      await publishTable(deps.pool, entry.game);
    } else {
      deps.warn({ entry: id, action: 'win', result }, 'The wallet did not accept a movement of a table');
    }
    entry = await readEntry(deps, id);
  }
  await release(deps.pool, 'live_entries', id, lease, backoffMs(entry.attempts));
}
