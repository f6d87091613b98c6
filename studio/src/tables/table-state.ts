import { CREDITS, fromMinor, type StakeCurrency, toMinor } from '@kozyr/contracts/money';
import { nextChange } from '../catalogue/hours';
import type { TableDefinition } from '../catalogue/tables';
import { paidAt } from '../maths/crash/curve';
import { type Closure, closureOf } from './closures';
import type { TableDeps } from './deps';
import { type LiveRound, type Phase, parseRound } from './live-rows';
import { seatsTaken } from './seats';
import { leavesAt } from './settle-round';
import type { ShownName, ShownNames } from './shown-names';
import { isOpen, merged } from './table-rules';
import { lastKnownMultiplier, stoppedAt } from './watched-run';

/** Results kept on show. */
const HISTORY = 120;
/** Players listed of those who play for money, and of those who play for credits; the others are counted. */
const NAMED = 30;
/** Places of the wheel that are told of a player, those with most on them. */
const TOLD_SPOTS = 3;

type Chips = { spot: string; amount: string }[];

type EntryRow = {
  ref: string;
  wallet_session: string;
  currency: StakeCurrency;
  amount: bigint;
  target: number | null;
  left_at: number | null;
  win: bigint | null;
  chips: Chips[] | null;
  players: number;
};

/** A player's stake as everybody at the table reads it. */
export type SeenBet = ShownName & {
  /** By which a player's own client finds theirs; of this round alone, so it leads to no other one. */
  ref: string;
  currency: StakeCurrency;
  amount: string;
  /** Of a wheel: where most of it lies, and how many places more there are. */
  spots: string[];
  more_spots: number;
  /** Where the player left the curve, in hundredths. */
  left: number | null;
  /** What it brought, once that is known. */
  win: string | null;
};

/** Everything public about a table at a moment; each message of the stream is one of these, whole. */
export type TableState = {
  table: string;
  engine: 'roulette' | 'crash';
  /** The server's clock, ms. */
  now: number;
  open: boolean;
  /** Why it stands still although its hours say that it is open; an operator opens it again. */
  closed: Closure['reason'] | null;
  /** When it opens or closes next, ms; null when no hours say so. */
  changes_at: number | null;
  seats: { taken: number; limit: number };
  round: {
    id: string;
    number: number;
    phase: Phase;
    closes_at: number;
    started_at: number | null;
    /** The end of the phase; null while a curve runs. */
    ends_at: number | null;
    commitment: string;
    public_seed: string | null;
    server_seed: string | null;
    /** The pocket, from the spin on, or the point in hundredths, once it broke. */
    outcome: number | null;
    interrupted: boolean;
    /** Where an interrupted curve was last known to stand, hundredths: everybody still on it is paid that. */
    stopped: number | null;
    settled: boolean;
  } | null;
  /** How many staked in this round, for money and for credits. */
  players: { money: number; credits: number };
  /**
   * Those of them who let themselves be read, in the order in which they came. Whoever is hidden, may not be told of or is not known yet
   * is counted alone.
   */
  bets: SeenBet[];
  /** Results of the rounds before this one, newest first. */
  history: number[];
};

const isShown = ({ phase }: LiveRound): boolean => phase === 'result' || phase === 'over';

const at = (date: Date | null): number | null => date?.getTime() ?? null;

function roundView(engine: TableState['engine'], round: LiveRound): TableState['round'] {
  const shown = isShown(round);
  const known = shown || (engine === 'roulette' && round.phase === 'run');
  return {
    id: round.id,
    number: round.number,
    phase: round.phase,
    closes_at: round.closes_at.getTime(),
    started_at: at(round.started_at),
    ends_at: engine === 'crash' && round.phase === 'run' ? null : at(round.ends_at ?? round.closes_at),
    commitment: round.commitment,
    public_seed: round.public_seed,
    server_seed: shown ? round.server_seed : null,
    outcome: known ? round.outcome : null,
    interrupted: round.interrupted,
    stopped: stoppedAt(round),
    settled: round.settled_at !== null,
  };
}

/** Where a player is known to have left the curve by now; a target is nobody's business before it is reached. */
function leftBy(entry: EntryRow, round: LiveRound): number | null {
  if (round.phase === 'run') return leavesAt(entry, lastKnownMultiplier(round));
  return isShown(round) ? leavesAt(entry, round.outcome ?? 0, stoppedAt(round)) : null;
}

/** The places with most of a stake on them. */
function spotsOf(chips: readonly Chips[]): Pick<SeenBet, 'spots' | 'more_spots'> {
  const lying = merged(chips.flat().map(({ spot, amount }) => ({ spot, amount: toMinor(amount) })));
  const most = [...lying].sort((one, other) => (one.amount < other.amount ? 1 : -1)).slice(0, TOLD_SPOTS);
  return { spots: most.map(({ spot }) => spot), more_spots: lying.length - most.length };
}

function seenBet(engine: TableState['engine'], entry: EntryRow, round: LiveRound, shown: ShownName): SeenBet {
  const left = engine === 'crash' ? leftBy(entry, round) : null;
  const won = left === null ? entry.win : paidAt(entry.amount, left);
  // What a wheel brought is not shown before its ball lies.
  const told = engine === 'crash' ? left !== null || entry.win !== null : round.settled_at !== null;
  return {
    ...shown,
    ref: entry.ref,
    currency: entry.currency,
    amount: fromMinor(entry.amount),
    ...spotsOf(entry.chips ?? []),
    left,
    win: told && won !== null ? fromMinor(won) : null,
  };
}

async function lastRound(deps: TableDeps, table: string): Promise<LiveRound | null> {
  const answer = await deps.pool.query('select * from live_rounds where game = $1 order by number desc limit 1', [
    table,
  ]);
  return answer.rows[0] ? parseRound(answer.rows[0]) : null;
}

async function historyOf(deps: TableDeps, table: string): Promise<number[]> {
  const answer = await deps.pool.query<{ outcome: number }>(
    `select outcome from live_rounds where game = $1 and phase = 'over' and not interrupted
      order by number desc limit ${HISTORY}`,
    [table],
  );
  return answer.rows.map((row) => row.outcome);
}

/** Who stakes first stands first: a row stays where it is, and nobody is above others for staking more. */
async function entriesOf(deps: TableDeps, roundId: string): Promise<EntryRow[]> {
  const answer = await deps.pool.query<EntryRow>(
    `select * from (
      select e.name as ref, s.currency, s.wallet_session, sum(b.amount)::bigint as amount, e.target, e.left_at, e.win,
        jsonb_agg(b.chips) filter (where b.chips is not null) as chips,
        count(*) over (partition by s.currency = '${CREDITS}')::int as players,
        row_number() over (partition by s.currency = '${CREDITS}' order by e.created_at, e.id) as place
      from live_entries e join sessions s on s.id = e.session_id
        join live_bets b on b.entry_id = e.id and b.state = 'accepted'
      where e.round_id = $1 and e.mode = 'real'
      group by e.id, s.currency, s.wallet_session) as entry
    where place <= ${NAMED} order by place`,
    [roundId],
  );
  return answer.rows;
}

const countOf = (entries: readonly EntryRow[], credits: boolean): number =>
  entries.find(({ currency }) => (currency === CREDITS) === credits)?.players ?? 0;

/** Reads a table as it is now, with its players by what is known of their names. */
export async function readTable(
  deps: TableDeps,
  table: TableDefinition,
  nameOf: ShownNames['nameOf'],
): Promise<TableState> {
  const round = await lastRound(deps, table.slug);
  const [history, entries, taken, closure] = await Promise.all([
    historyOf(deps, table.slug),
    round ? entriesOf(deps, round.id) : [],
    seatsTaken(deps, table.slug),
    closureOf(deps, table.slug),
  ]);
  const now = deps.now();
  return {
    table: table.slug,
    engine: table.engine,
    now,
    open: closure === null && isOpen(table, deps.shut, now),
    closed: closure?.reason ?? null,
    changes_at: closure !== null || deps.shut.has(table.slug) ? null : nextChange(table.hours, now),
    seats: { taken, limit: table.seats },
    round: round && roundView(table.engine, round),
    players: { money: countOf(entries, false), credits: countOf(entries, true) },
    bets: entries.flatMap((entry) => {
      const shown = nameOf(entry.wallet_session);
      return round && shown ? [seenBet(table.engine, entry, round, shown)] : [];
    }),
    history,
  };
}
