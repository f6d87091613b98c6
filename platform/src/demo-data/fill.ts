import { addHours } from 'date-fns';
import { and, eq, inArray, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Context } from '../context';
import { type Database, limitsOf, openDatabase } from '../db/database';
import { users } from '../db/schema/accounts';
import { bonuses } from '../db/schema/bonuses';
import { games, providers } from '../db/schema/games';
import type { Env } from '../env';
import { fixedIntegrations, type Integrations } from '../gateways/providers/integrations';
import type { Opening } from '../gateways/providers/port';
import { recordRun } from '../jobs/record-run';
import { JOBS } from '../jobs/registry';
import { bendClock, bentAddress, straightenClock } from '../ledger/bent-clock';
import { checkLedger } from '../ledger/check';
import { LISTENERS } from '../listeners';
import { learnProfiles } from '../services/kernel/jurisdictions/places';
import { daysEarlier, daysLater, startOfUtcDay, utcDayOf } from '../services/kernel/time/days';
import { openWallet } from '../services/play/seamless/wallet';
import { drainSettlements } from '../services/play/settlements/dispatch-settlements';
import { seedTrialBonuses, trialBonusIds } from '../services/rewards/bonuses/trial-bonuses';
import { beginJackpots } from '../services/rewards/jackpots/begin-jackpots';
import { chanceOf } from './chance';
import { register } from './come';
import { demoClock } from './demo-clock';
import { startDemoGateway } from './demo-gateway';
import { decideWaiting, liveDay } from './live-day';
import { peopleOf } from './people';
import { hireStaff } from './staff';
import type { DemoGame, Player, World } from './world';

/** Players who do something at the same time. */
const AT_ONCE = 6;
/** The hours of a day, UTC, from which its players come; at the last one the day is put in order. */
const HOURS = [6, 11, 16, 20] as const;
const NIGHT_HOUR = 23;
/** Jobs that put things right at once; the others run at night. They stand still for nobody: each is safe to run twice. */
const AT_EACH_HOUR = new Set([
  'burn_expired_bonuses',
  'expire_holds',
  'finish_battles',
  'schedule_battles',
  'look_after_identity',
  'roll_up_house',
]);
/** Jobs that would throw this data away again, or tell people who are not there. */
const NOT_HERE = new Set([
  'clean_player_events',
  'clean_public_events',
  'tell_of_wheel_turns',
  'remind_of_limits',
  'ask_registers',
]);

export type Wanted = { players: number; days: number; seed: string };
export type Filled = {
  players: number;
  rounds: number;
  refused: ReadonlyMap<string, number>;
  violations: readonly string[];
};

/** Why this database is not filled, one line; null: it may be. */
export async function whyNotFilled(db: Database): Promise<string | null> {
  const [someone] = await db.select({ id: users.id }).from(users).limit(1);
  if (someone) return 'This database has players: demo data goes into one that has none.';
  const [game] = await db.select({ slug: games.slug }).from(games).where(eq(games.available, true)).limit(1);
  if (!game) return 'This database has no games: start the product once, let it import them, and stop it.';
  const { rows } = await db.execute<{ running: number }>(
    sql`select count(*)::int as running from pg_stat_activity
      where datname = current_database() and application_name like 'kozyr-platform%' and application_name like '%jobs%'`,
  );
  if ((rows[0]?.running ?? 0) > 0)
    return 'The platform runs on this database: stop it first, its jobs live by another clock.';
  return null;
}

/** The games that are offered for money, of integrations that this platform has. */
async function gamesOf(db: Database): Promise<DemoGame[]> {
  const rows = await db
    .select({ slug: games.slug, integration: providers.integration, rtp: games.rtp, volatility: games.volatility })
    .from(games)
    .innerJoin(providers, eq(games.provider, providers.slug))
    .where(and(eq(games.available, true), eq(games.enabled, true), eq(providers.integration, 'house')));
  return rows.map(({ rtp, ...rest }) => ({ ...rest, rtp: Number(rtp) / 100 || 0.95 }));
}

/** An integration whose games open without their provider: only their rounds are needed. */
function opensHere(): Integrations {
  const none = () => Promise.reject(new Error('Demo data asks no provider.'));
  const house = {
    name: 'house',
    protocol: 'kozyr-games' as const,
    isOn: true,
    currencies: null,
    keys: [],
    fetchFeed: none,
    fetchTables: none,
    fetchClosures: none,
    reopenTable: none,
    recall: none,
    isUp: async () => true,
    launchUrl: async (opening: Opening) => `http://localhost/?token=${opening.mode === 'real' ? opening.token : ''}`,
  };
  return fixedIntegrations(new Map([[house.name, house]]));
}

async function runJobs(ctx: Context, names: (name: string) => boolean): Promise<void> {
  for (const job of JOBS)
    if (names(job.name) && !NOT_HERE.has(job.name)) await recordRun(ctx, job.name, () => job.run(ctx));
}

/** One day of all players and operators. */
async function fillDay(world: World, day: { at: Date; number: number }, kept: Kept): Promise<void> {
  const { seed, ctx } = world;
  const limit = pLimit(AT_ONCE);
  for (const [part, hour] of HOURS.entries()) {
    await kept.moveTo(addHours(day.at, hour));
    const work = kept.people.flatMap(({ person, place }) => {
      // A person comes at one hour of the day.
      if (place % HOURS.length !== part || person.comes > day.number || person.leaves < day.number) return [];
      return [
        limit(async () => {
          const chance = chanceOf(`${person.seed}:${day.number}`);
          const known = kept.players.get(place);
          if (known === undefined && person.comes === day.number)
            kept.players.set(place, await register(world, person));
          const player = kept.players.get(place);
          if (!player || !(person.comes === day.number || chance.happens(person.eager))) return;
          if (!(await liveDay(world, { player, chance }, kept.waiting))) kept.players.set(place, null);
        }),
      ];
    });
    await Promise.all(work);
    await drainSettlements(ctx);
    await runJobs(ctx, (name) => AT_EACH_HOUR.has(name));
  }
  await kept.moveTo(addHours(day.at, NIGHT_HOUR));
  kept.waiting = await decideWaiting(world, chanceOf(`${seed}:decisions:${day.number}`), kept.waiting);
  await drainSettlements(ctx);
  await runJobs(ctx, () => true);
}

/** What goes on from day to day. players: by the person's place; null: cannot come any more. */
type Kept = {
  people: readonly { person: ReturnType<typeof peopleOf>[number]; place: number }[];
  players: Map<number, Player | null>;
  waiting: string[];
  moveTo: (moment: Date) => Promise<void>;
};

/** The context of the demo data: the product's own, at the bent clock, with a gateway of this process. */
function contextOf(
  env: Env,
  db: Database,
  bent: { url: string; gateway: string; now: () => Date },
  log: Context['log'],
): Context {
  const many = 1_000_000;
  const open = {
    CODES_WITHOUT_WORK: many,
    SMS_PER_PREFIX: many,
    SMS_PER_HOUR: many,
    CODES_PER_ADDRESS: many,
    ATTEMPTS_PER_ADDRESS: many,
  };
  const slow = {
    DATABASE_STATEMENT_TIMEOUT_MS: 600_000,
    DATABASE_LOCK_TIMEOUT_MS: 60_000,
    DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: 60_000,
  };
  const bentEnv = {
    ...env,
    ...open,
    ...slow,
    SEND_SMS_ENABLED: true,
    DATABASE_URL: bent.url,
    GATEWAY_URL: bent.gateway,
  };
  return { env: bentEnv, db, log, now: bent.now, listeners: LISTENERS };
}

/**
 * Fills a database with players and their life of so many days until now, by the verbs that everybody uses, at a bent clock.
 * @param real the moment by a real clock
 * @throws Error where the database may not be filled, see whyNotFilled
 */
export async function fill(
  env: Env,
  { players: count, days, seed }: Wanted,
  { say, log, real }: { say: (line: string) => void; log: Context['log']; real: () => number },
): Promise<Filled> {
  const started = real();
  const url = bentAddress(env.DATABASE_URL);
  const db = openDatabase(url, AT_ONCE * 3, limitsOf(env));
  const gateway = await startDemoGateway();
  try {
    const why = await whyNotFilled(db);
    if (why !== null) throw new Error(why);
    await bendClock(db);
    const begin = daysEarlier(startOfUtcDay(utcDayOf(new Date(real()))), days);
    const clock = await demoClock(db, begin, real);
    const ctx = contextOf(env, db, { url, gateway: gateway.url, now: clock.now }, log);
    await learnProfiles(ctx);
    // What a trial planted at its start did not hold yet then.
    await db.delete(bonuses).where(inArray(bonuses.id, trialBonusIds()));
    await seedTrialBonuses(db, begin);
    await beginJackpots(ctx);
    const wallet = openWallet(ctx);
    const [played, staff] = [await gamesOf(db), await hireStaff(ctx)];
    const world: World = {
      ctx,
      seed,
      games: played,
      integrations: opensHere(),
      wallet,
      gateway,
      staff,
      refused: new Map(),
    };
    const people = peopleOf(seed, count, days).map((person, place) => ({ person, place }));
    const kept: Kept = { people, players: new Map(), waiting: [], moveTo: clock.moveTo };
    for (let number = 0; number < days; number += 1) {
      await fillDay(world, { at: daysLater(begin, number), number }, kept);
      if (number % 10 === 9 || number === days - 1)
        say(`day ${number + 1} of ${days}: ${kept.players.size} players, ${Math.round((real() - started) / 1000)} s`);
    }
    await wallet.close();
    const rounds = [...kept.players.values()].reduce((sum, player) => sum + (player?.played ?? 0), 0);
    const { violations } = await checkLedger(db);
    return { players: kept.players.size, rounds, refused: world.refused, violations: violations.map(({ law }) => law) };
  } finally {
    await gateway.stop();
    await straightenClock(db);
    await db.$client.end();
  }
}
