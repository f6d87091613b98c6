import type { Jurisdiction } from '@kozyr/contracts/jurisdictions';
import { isMoney } from '@kozyr/contracts/money';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import type { Pipeline } from '../../../../db/pipeline';
import { sessions, users } from '../../../../db/schema/accounts';
import { userBonuses } from '../../../../db/schema/bonuses';
import { gameSessions, games, providers, rounds, seamlessBlocks, seamlessCalls } from '../../../../db/schema/games';
import { gamingSessions, playerProtection } from '../../../../db/schema/protection';
import { playerTurnover } from '../../../../db/schema/rating';
import type { Balances } from '../../../../ledger/accounts';
import { manyBalances, NOTHING } from '../../../../ledger/balances';
import type { PlaceOf } from '../../../kernel/jurisdictions/places';
import type { ClosedBy } from '../../../kernel/promotions/closed-now';
import { type GamingNow, gamingOf } from '../../../kernel/protection/gaming-rules';
import {
  firstParameters,
  limitColumns,
  limitsNow,
  type PlayerLimitsNow,
  preparedFirstOf,
} from '../../../kernel/protection/read-limits';
import { type ProviderBounds, readProviderBounds } from '../../../kernel/settings/registry';
import type { UserBonusRow } from '../../../money/user-bonuses/bonus-view';
import type { RoundState } from '../../rounds/view-round';
import type { WalletCall } from '../wallet-call';
import { type OpenSession, openSessionOf, ruledGameOf, SESSION_COLUMNS } from './session';

/** What an action was answered before, by its name and transaction: nameOf(action). */
type Earlier = { bodyHash: string; answer: unknown };

/** All that stands at the moment a call gets its player's turn, for actions that need no more than what is the player's own. */
export type Standing = {
  session: OpenSession;
  /** The round that the call names, whosever it is. */
  round: RoundState | null;
  /** The player's PENDING or ACTIVE user bonus; its time may be over. Null in a session of credits. */
  running: UserBonusRow | null;
  balances: Balances;
  /** The player's gaming session, over all games. */
  gaming: GamingNow;
  /** What holds where the player is. */
  place: Jurisdiction;
  /** Whether the integration was on when the call came. */
  isOn: boolean;
  /** The areas in which rules close the game now. */
  ruledOut: readonly string[];
  /** What the player has staked in settled rounds in all their life, minor units. */
  turnover: bigint;
  earlier: ReadonlyMap<string, Earlier>;
  /** Actions that a refund or rollback forbade before they came. */
  blocked: ReadonlySet<string>;
} & PlayerLimitsNow;

export const nameOf = ({ action, transactionId }: { action: string; transactionId: string }) =>
  `${action}:${transactionId}`;

const earlierSchema = z.array(
  z.object({ action: z.string(), transaction_id: z.string(), body_hash: z.string(), answer: z.unknown() }),
);
const blockedSchema = z.array(z.object({ action: z.string(), transaction_id: z.string() }));

/** The actions that one call names, as a table. */
const actionsOf = sql`json_to_recordset(asked.actions) as one(action text, transaction_id text)`;

const situations = (db: NodePgDatabase) =>
  db
    .select({
      place: sql<number>`asked.place`,
      ...SESSION_COLUMNS,
      round: rounds,
      running: userBonuses,
      balances: manyBalances.columns,
      turnover: playerTurnover.staked,
      gaming: gamingSessions,
      ...limitColumns(gameSessions.userId, preparedFirstOf(users.currency)),
      // "offset 0": each action is looked up by its whole key, whatever the planner thinks of a table that was empty when it planned.
      earlier: sql<unknown>`(select json_agg(kept) from ${actionsOf} cross join lateral (
        select action, transaction_id, body_hash, answer from ${seamlessCalls}
        where integration = asked.integration and action = one.action and transaction_id = one.transaction_id offset 0) kept)`,
      blocked: sql<unknown>`(select json_agg(shut) from ${actionsOf} cross join lateral (
        select action, transaction_id from ${seamlessBlocks}
        where integration = asked.integration and user_id = ${gameSessions.userId}
        and transaction_id = one.transaction_id and action = one.action offset 0) shut)`,
    })
    .from(
      sql`json_to_recordset(${sql.placeholder('calls')}::json) as asked(place int, integration text, session uuid, round text, actions json)`,
    )
    .innerJoin(
      gameSessions,
      and(
        sql`${gameSessions.id} = asked.session and ${gameSessions.integration} = asked.integration`,
        isNotNull(gameSessions.openedAt),
      ),
    )
    .innerJoin(users, eq(users.id, gameSessions.userId))
    .innerJoin(games, eq(gameSessions.game, games.slug))
    .innerJoin(providers, eq(games.provider, providers.slug))
    .leftJoin(sessions, eq(gameSessions.signInId, sessions.id))
    .leftJoin(playerProtection, eq(playerProtection.userId, gameSessions.userId))
    .leftJoin(rounds, sql`${rounds.integration} = asked.integration and ${rounds.providerRound} = asked.round`)
    .leftJoin(
      userBonuses,
      and(eq(userBonuses.userId, gameSessions.userId), sql`${userBonuses.status} in ('PENDING', 'ACTIVE')`),
    )
    .leftJoin(manyBalances.table, manyBalances.of(gameSessions.userId, gameSessions.currency))
    .leftJoin(playerTurnover, eq(playerTurnover.userId, gameSessions.userId))
    .leftJoin(gamingSessions, eq(gamingSessions.userId, gameSessions.userId))
    .prepare('wallet_situations');

type Row = Awaited<ReturnType<ReturnType<typeof situations>['execute']>>[number];

function standingOf(
  { round, running, balances, turnover, gaming, earlier, blocked, limits, played, ...row }: Row,
  { places, closedBy, isOn }: Pick<At, 'places' | 'closedBy'> & { isOn: boolean },
): Standing {
  const session = openSessionOf(row);
  return {
    session,
    place: places(row.profiles),
    isOn,
    ruledOut: closedBy(ruledGameOf(session)),
    round,
    running: isMoney(row.session.currency) ? running : null,
    balances: balances ?? { ...NOTHING },
    turnover: turnover ?? 0n,
    gaming: gamingOf(gaming),
    ...limitsNow({ limits, played }),
    earlier: new Map(
      earlierSchema
        .parse(earlier ?? [])
        .map(({ action, transaction_id: transactionId, body_hash: bodyHash, answer }) => [
          nameOf({ action, transactionId }),
          { bodyHash, answer },
        ]),
    ),
    blocked: new Set(
      blockedSchema
        .parse(blocked ?? [])
        .map(({ action, transaction_id: transactionId }) => nameOf({ action, transactionId })),
    ),
  };
}

const turnsSchema = z.array(
  z.object({ place: z.number(), player: z.string(), state: z.enum(['taken', 'busy', 'again']) }),
);
export type TurnState = z.infer<typeof turnsSchema>[number];

/** How the calls of a batch stand; each by its place in the batch. Of a call whose session is unknown nothing is said. */
export type Standings = {
  turns: ReadonlyMap<number, TurnState>;
  standings: ReadonlyMap<number, Standing>;
  bounds: ProviderBounds;
  /** What players won today less what they staked, minor units, by what it is limited for, day and currency: netKey. */
  nets: ReadonlyMap<string, bigint>;
};

export const netKey = (limitedAs: string, day: string, currency: string) => `${limitedAs} ${day} ${currency}`;

const netsSchema = z.array(z.object({ key: z.string(), net: z.string().transform(BigInt) }));

const prepared = new WeakMap<NodePgDatabase, ReturnType<typeof situations>>();

/** The query of situations, prepared once for each connection. */
function situationsOf({ db }: Pipeline): ReturnType<typeof situations> {
  const kept = prepared.get(db) ?? situations(db);
  prepared.set(db, kept);
  return kept;
}

/** Today, by currency, what holds by the profiles of players, and what rules close. */
type At = { days: Readonly<Record<string, string>>; places: PlaceOf; closedBy: ClosedBy };

/** Takes the turns of whose is free, and reads what stands then: all in one round trip. */
export async function readStandings(
  pipeline: Pipeline,
  calls: readonly WalletCall[],
  { days, places, closedBy }: At,
): Promise<Standings> {
  const asked = calls.map(({ integration, sessionId, roundId, actions }, place) => ({
    place,
    integration,
    session: sessionId,
    round: roundId,
    actions: actions.map(({ action, transactionId }) => ({ action, transaction_id: transactionId })),
  }));
  const text = JSON.stringify(asked);
  const turns = pipeline.send({ name: 'wallet_turns', text: 'select * from try_turns($1::json)', values: [text] });
  const rows = situationsOf(pipeline).execute({ calls: text, ...firstParameters(days) });
  const nets = pipeline.send({
    name: 'wallet_nets',
    text: `select coalesce('@' || i.name, p.slug) || ' ' || d.day || ' ' || d.currency as key, sum(d.net)::text as net
      from provider_days d join providers p on p.slug = d.provider left join integrations i on i.name = p.integration
      where d.day = any ($1::date[]) group by 1`,
    values: [[...new Set(Object.values(days))]],
  });
  const bounds = readProviderBounds(pipeline.db);
  const answers = await Promise.allSettled([turns, rows, nets, bounds]);
  const failed = answers.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return {
    turns: new Map(turnsSchema.parse((await turns).rows).map((turn) => [turn.place, turn])),
    standings: new Map(
      (await rows).map((row) => [
        row.place,
        standingOf(row, { places, closedBy, isOn: calls[row.place]?.isOn ?? false }),
      ]),
    ),
    bounds: await bounds,
    nets: new Map(netsSchema.parse((await nets).rows).map(({ key, net }) => [key, net])),
  };
}
