import { inTransaction } from '@kozyr/kit/transaction';
import { backoffMs } from '../rounds/advance';
import { failureText } from '../rounds/failure';
import type { WalletResult } from '../wallet/wallet';
import { publishTable, type TableDeps } from './deps';
import { claim, countAttempt, release } from './leases';
import { BET_COLUMNS, BET_JOINS, type LiveBet, parseBet } from './live-rows';

/** Waits between the quick repeats of a wallet call while the player looks on. */
const PAUSES: readonly number[] = [150, 400, 900];

const UNDECIDED: ReadonlySet<LiveBet['state']> = new Set(['sent', 'refunding']);

export async function readBet(deps: TableDeps, id: string): Promise<LiveBet> {
  const answer = await deps.pool.query(`select ${BET_COLUMNS} from live_bets b ${BET_JOINS} where b.id = $1`, [id]);
  return parseBet(answer.rows[0]);
}

const walletCall = (bet: LiveBet) => ({
  sessionId: bet.wallet_session ?? '',
  roundId: bet.entry_id,
  part: bet.id,
});

function complain(deps: TableDeps, bet: LiveBet, action: string, result: WalletResult): void {
  deps.warn({ bet: bet.id, entry: bet.entry_id, action, result }, 'The wallet did not accept a movement of a table');
}

async function move(deps: TableDeps, bet: LiveBet, lease: string, to: LiveBet['state'], result: WalletResult) {
  await deps.pool.query(
    `update live_bets set state = $4, attempts = 0, balance = coalesce($5, balance), failure = coalesce($6, failure)
      where id = $1 and lease = $2 and state = $3`,
    [
      ...[bet.id, lease, bet.state, to],
      ...[result.kind === 'ok' ? result.balance : null, result.kind === 'refused' ? failureText(result) : null],
    ],
  );
}

/**
 * The wallet took the stake: the bet is in, if nothing is drawn yet. The round's row is locked against the draw meanwhile,
 * so a bet is in before the draw and counted by it, or given back; never both, never neither.
 */
async function accept(deps: TableDeps, bet: LiveBet, lease: string, balance: string): Promise<void> {
  await inTransaction(deps.pool, async (db) => {
    const round = await db.query(`select 1 from live_rounds where id = $1 and phase in ('open', 'closing') for share`, [
      bet.round_id,
    ]);
    const state = round.rowCount === 1 ? 'accepted' : 'refunding';
    await db.query(
      `update live_bets set state = $3, attempts = 0, balance = $4,
          failure = case when $3 = 'refunding' then 'BETS_CLOSED' else failure end
        where id = $1 and lease = $2 and state = 'sent'`,
      [bet.id, lease, state, balance],
    );
    if (state === 'accepted') await publishTable(db, bet.game);
  });
}

/** How a step ended; overtaken: the bet was moved on, or is driven, by somebody else. */
type Step = 'moved' | 'unanswered' | 'overtaken';

async function stepSent(deps: TableDeps, bet: LiveBet, lease: string): Promise<Step> {
  const attempts = await countAttempt(deps.pool, 'live_bets', bet.id, lease, 'sent');
  if (attempts === null) return 'overtaken';
  const result = await deps.wallet.bet({ ...walletCall(bet), amount: bet.amount });
  if (result.kind === 'ok') {
    await accept(deps, bet, lease, result.balance);
    return 'moved';
  }
  complain(deps, bet, 'bet', result);
  if (result.kind === 'unknown') return 'unanswered';
  // A refusal of the first call means that nothing was taken. After a call of unknown fate only a refund is sure.
  await move(deps, bet, lease, attempts === 1 ? 'rejected' : 'refunding', result);
  return 'moved';
}

async function stepRefunding(deps: TableDeps, bet: LiveBet, lease: string): Promise<Step> {
  const attempts = await countAttempt(deps.pool, 'live_bets', bet.id, lease, 'refunding');
  if (attempts === null) return 'overtaken';
  const result = await deps.wallet.refund(walletCall(bet));
  const nothingTaken = result.kind === 'refused' && result.error === 'TRANSACTION_NOT_FOUND';
  if (result.kind === 'ok' || nothingTaken) {
    await move(deps, bet, lease, 'refunded', result);
    return 'moved';
  }
  complain(deps, bet, 'refund', result);
  return 'unanswered';
}

/**
 * Drives an undecided bet as far as it goes now, if nobody else does. `patient` repeats unanswered calls quickly while a
 * player looks on; after that the worker goes on.
 * @returns the bet as it stands then
 */
export async function driveBet(deps: TableDeps, id: string, patient: boolean): Promise<LiveBet> {
  const lease = await claim(deps.pool, 'live_bets', id);
  let bet = await readBet(deps, id);
  if (lease === null) return bet;
  const pauses = patient ? [...PAUSES] : [];
  while (UNDECIDED.has(bet.state)) {
    const before = bet.state;
    const ended = await (before === 'sent' ? stepSent : stepRefunding)(deps, bet, lease);
    bet = await readBet(deps, id);
    // What the draw has meanwhile marked to be given back is given back at once.
    if (bet.state !== before) continue;
    if (ended !== 'unanswered') break;
    const pause = pauses.shift();
    if (pause === undefined) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    bet = await readBet(deps, id);
  }
  await release(deps.pool, 'live_bets', id, lease, backoffMs(bet.attempts));
  return bet;
}
