import { randomUUID } from 'node:crypto';
import { fromMinor, toMinor } from '@kozyr/contracts/money';
import { inTransaction } from '@kozyr/kit/transaction';
import type pg from 'pg';
import type { TableDefinition } from '../catalogue/tables';
import { DomainError } from '../errors/domain-error';
import type { Chip } from '../maths/roulette/bets';
import type { Session } from '../sessions/sessions';
import { publishTable, type TableDeps } from './deps';
import { BET_COLUMNS, BET_JOINS, type LiveBet, parseBet } from './live-rows';
import { refuseHurried } from './table-pace';
import { checkChips, checkStake, limitsOf } from './table-rules';

/** Chips of a wheel, or a stake on a curve with the multiplier (hundredths) at which it leaves by itself. */
export type Staked = { chips: readonly Chip[] } | { stake: bigint; target: number | null };

export type BetRequest = {
  betId: string;
  roundId: string;
  clientSeed: string;
  staked: Staked;
  /** When the server got the request, ms. */
  receivedAt: number;
};

const closed = () => new DomainError(409, 'BETS_CLOSED', 'Bets of this round are closed');

/** The player's entry in the round, locked: bets of one player are taken one after another. */
async function enter(db: pg.PoolClient, session: Session, request: BetRequest): Promise<string> {
  const target = 'stake' in request.staked ? request.staked.target : null;
  const answer = await db.query<{ id: string }>(
    `insert into live_entries (id, round_id, session_id, holder, name, mode, client_seed, state, target)
      values ($1, $2, $3, $4, $5, $6, $7, 'in', $8)
      on conflict (round_id, holder) do update set holder = excluded.holder returning id`,
    [
      // Its name is the reference by which its player finds it among the others: who they are is not written here.
      ...[randomUUID(), request.roundId, session.id, session.holder, randomUUID(), session.mode],
      ...[request.clientSeed, target],
    ],
  );
  const entry = answer.rows[0]?.id;
  if (!entry) throw new Error('An entry has an id');
  return entry;
}

const chipsOf = (bets: readonly LiveBet[]): Chip[] =>
  bets.flatMap((bet) => (bet.chips ?? []).map(({ spot, amount }) => ({ spot, amount: toMinor(amount) })));

function refuse(table: TableDefinition, session: Session, lying: readonly LiveBet[], staked: Staked): void {
  const limits = limitsOf(table, session.currency);
  const refusal =
    'chips' in staked
      ? checkChips(limits, chipsOf(lying), staked.chips)
      : checkStake(limits, staked.stake, staked.target);
  if (refusal) throw new DomainError(400, refusal.code, refusal.message);
  if ('stake' in staked && lying.length > 0) throw new DomainError(409, 'BET_PLACED', 'There is a stake in this round');
}

/**
 * Takes a bet into a round, or answers the bet that this id made before. The round's row is locked against closing while
 * it is written, so a bet is either in before the close or refused; no money has moved yet.
 * @throws DomainError BETS_CLOSED, BET_NOT_OFFERED, BET_LIMIT, BET_PLACED, BET_ID_REUSED, TOO_FAST
 */
export async function takeBet(
  deps: TableDeps,
  table: TableDefinition,
  session: Session,
  request: BetRequest,
): Promise<LiveBet> {
  const { staked } = request;
  const amount = 'chips' in staked ? staked.chips.reduce((sum, chip) => sum + chip.amount, 0n) : staked.stake;
  const find = async (db: pg.Pool | pg.PoolClient) => {
    const answer = await db.query(
      `select ${BET_COLUMNS} from live_bets b ${BET_JOINS}
        where e.round_id = $1 and e.holder = $2 order by b.created_at`,
      [request.roundId, session.holder],
    );
    return answer.rows.map(parseBet);
  };
  const again = (bets: readonly LiveBet[]): LiveBet | undefined => {
    const known = bets.find((bet) => bet.bet_id === request.betId);
    if (known && known.amount !== amount) {
      throw new DomainError(409, 'BET_ID_REUSED', 'This bet id was used with another bet');
    }
    return known;
  };
  const known = again(await find(deps.pool));
  if (known) return known;
  return inTransaction(deps.pool, async (db) => {
    const open = await db.query(
      `select 1 from live_rounds where id = $1 and game = $2 and phase = 'open' and closes_at > $3 for share`,
      [request.roundId, table.slug, new Date(request.receivedAt)],
    );
    if (open.rowCount !== 1) throw closed();
    await refuseHurried(db, session, request.roundId);
    const entry = await enter(db, session, request);
    const bets = await find(db);
    const twin = again(bets);
    if (twin) return twin;
    const lying = bets.filter((bet) => bet.state === 'sent' || bet.state === 'accepted');
    refuse(table, session, lying, staked);
    // A stake after one that was refused may leave elsewhere.
    if ('stake' in staked) await db.query('update live_entries set target = $2 where id = $1', [entry, staked.target]);
    const chips =
      'chips' in staked ? staked.chips.map((chip) => ({ spot: chip.spot, amount: fromMinor(chip.amount) })) : null;
    const state = session.mode === 'demo' ? 'accepted' : 'sent';
    // For a moment nobody but this process drives it on; if it dies, the worker does.
    await db.query(
      `insert into live_bets (id, entry_id, session_id, bet_id, chips, amount, state, next_attempt_at)
        values ($1, $2, $3, $4, $5, $6, $7, now() + interval '3 seconds')`,
      [randomUUID(), entry, session.id, request.betId, chips && JSON.stringify(chips), amount, state],
    );
    if (state === 'accepted') await publishTable(db, table.slug);
    const placed = again(await find(db));
    if (!placed) throw new Error('A bet that was written is there');
    return placed;
  });
}
