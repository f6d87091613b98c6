import { expect, it } from 'vitest';
import { getBalances } from '../../../platform/src/ledger/balances';
import { checkLedger } from '../../../platform/src/ledger/check';
import { checkJackpots } from '../../../platform/src/services/rewards/jackpots/check-jackpots';
import { followEvents } from '../../support/failover/follow-events';
import { type FailoverHarness, startFailoverHarness } from '../../support/failover/harness';
import { watchCalls, watchReady } from '../../support/failover/watch';
import { crashPlayer, prepareCrash } from '../../support/money/crash-load';
import { checkMoney } from '../../support/money/laws';
import { figures, percentile, randomBy, seedOf, sizeOf } from '../../support/prove';

const PLAYERS = 8;
/** How long bets are counted to compare commits that wait for a standby with those that do not. */
const MEASURE_MS = 15_000;
/** Longer than the platform's own patience with a statement: whoever waits gets an answer. */
const CALLER_PATIENCE_MS = 25_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const KINDS = ['kill', 'lost', 'hang', 'switchover'] as const;
type Kind = (typeof KINDS)[number];

/** What a failure takes to be over, by its kind, in seconds. */
type Times = Record<Kind, number[]>;
type Calls = ReturnType<typeof watchCalls>;
type Ready = readonly ReturnType<typeof watchReady>[];

/** Ends the primary in one way. @returns how to bring back what does not come back by itself */
async function fail({ cluster }: FailoverHarness, kind: Kind): Promise<() => void> {
  const primary = await cluster.primary();
  if (kind === 'switchover') await cluster.switchover(primary);
  else if (kind === 'hang') return cluster.hang(primary);
  else cluster.kill(primary, kind === 'lost');
  return () => kind === 'lost' && cluster.start(primary);
}

/** Lets the primary fail and waits until the cluster is whole again. @returns the longest time without an acknowledged bet, seconds */
async function failOver(harness: FailoverHarness, kind: Kind, { calls, ready }: { calls: Calls; ready: Ready }) {
  const before = await harness.cluster.primary();
  const began = performance.now();
  const mend = await fail(harness, kind);
  await expect.poll(() => harness.cluster.primary(), { timeout: 90_000, interval: 100 }).not.toBe(before);
  await expect
    .poll(() => calls.betsBetween(performance.now() - 1_000, performance.now()), { timeout: 90_000 })
    .toBeGreaterThan(0);
  // A node that hung goes on when another has long been the primary: it must not take its place back.
  await pause(1_000);
  mend();
  await harness.cluster.untilWhole();
  await expect.poll(() => ready.every((one) => one.isReady()), { timeout: 60_000 }).toBe(true);
  if (kind !== 'switchover')
    expect(
      ready.map((one) => one.wasRedSince(began)),
      `${kind}: /ready`,
    ).toEqual([true, true]);
  return calls.longestPause(began, performance.now());
}

/** Bets acknowledged a second: while commits wait for a standby, and with the primary alone. */
async function measureCommits({ cluster }: FailoverHarness, calls: Calls) {
  const count = async () => {
    const from = performance.now();
    await pause(MEASURE_MS);
    return (calls.betsBetween(from, performance.now()) / MEASURE_MS) * 1000;
  };
  const standby = await count();
  const primary = await cluster.primary();
  const others = (['one', 'two', 'three'] as const).filter((name) => name !== primary);
  await cluster.configure({ synchronous_mode: false });
  for (const name of others) await cluster.leave(name);
  await pause(5_000);
  const alone = await count();
  for (const name of others) cluster.start(name);
  await cluster.configure({ synchronous_mode: true });
  await cluster.untilWhole();
  return { standby, alone };
}

/** Every bet, win and refusal as it was acknowledged, and every player's wallet as it follows from that. */
async function checkAcknowledged({ tables }: FailoverHarness, players: Awaited<ReturnType<typeof crashPlayer>>[]) {
  const { db } = tables.ctx;
  const { rows } = await db.$client.query('select action, transaction_id, refused, undone_by from seamless_calls');
  const known = new Map(rows.map((call) => [`${call.action} ${call.transaction_id}`, call]));
  for (const { one, owned } of players) {
    for (const { id, undone } of one.bets)
      expect(
        { refused: known.get(`bet ${id}`)?.refused, undone: known.get(`bet ${id}`)?.undone_by !== null },
        `bet ${id}`,
      ).toEqual({ refused: null, undone });
    for (const id of one.wins)
      expect(known.get(`win ${id}`), `win ${id}`).toMatchObject({ refused: null, undone_by: null });
    for (const call of one.refused) expect(known.get(call)?.refused, call).not.toBeNull();
    const { version: _, ...held } = await getBalances(db, one.player.id, 'uah');
    expect(
      Object.values(held).reduce((sum, amount) => sum + amount, 0n),
      one.player.id,
    ).toBe(owned());
    expect(held.holds).toBe(0n);
  }
  const { violations, transfers } = await checkLedger(db);
  expect(violations).toEqual([]);
  expect(await checkMoney(db)).toEqual([]);
  return transfers;
}

/** Every event of a player's was heard, over a stream that may have been opened again. @returns how many there were */
async function checkHeard(
  { tables }: FailoverHarness,
  heard: readonly { userId: string; ids: () => ReadonlySet<string> }[],
) {
  let events = 0;
  for (const { userId, ids } of heard) {
    const { rows } = await tables.ctx.db.$client.query<{ id: string }>(
      'select id::text from player_events where user_id = $1 order by id',
      [userId],
    );
    events += rows.length;
    const missing = () => rows.filter(({ id }) => !ids().has(id)).map(({ id }) => id);
    await expect.poll(missing, { message: `events of ${userId}`, timeout: 30_000 }).toEqual([]);
  }
  return events;
}

const seconds = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(' ');

function tellFailures(times: Times, calls: Calls): void {
  const told: Record<Kind, string> = {
    kill: 'PostgreSQL of the primary killed',
    lost: 'the primary killed with its Patroni',
    hang: 'the primary stood still',
    switchover: 'planned switchover',
  };
  for (const kind of KINDS) {
    const all = times[kind];
    if (all.length === 0) continue;
    figures(
      `  no bet for, s: ${told[kind]}: ${seconds(all)} (median ${seconds([percentile(all, 0.5)])}, longest ${seconds([Math.max(...all)])})`,
    );
  }
  const refused = [...calls.refused()].map(([code, count]) => `${count} ${code}`).join(', ') || 'none';
  figures(
    `  ${calls.calls()} calls, of which refused by 503: ${refused}; without a clear answer: ${calls.unclear().length}`,
  );
}

it('acknowledged money is neither lost nor doubled when the primary is killed, hangs or is changed under load, and all goes on by itself', async () => {
  const seed = seedOf();
  const below = randomBy(seed);
  const harness = await startFailoverHarness(prepareCrash);
  const calls = watchCalls();
  const ready = harness.platformUrls.map(watchReady);
  let over = false;
  try {
    const wayTo = (platformUrl = '') => ({
      ...{ platformUrl, tables: harness.tables, operatorKey: harness.operatorKey },
      ...{ hear: calls.hear, patienceMs: CALLER_PATIENCE_MS },
    });
    const players = await Promise.all(
      Array.from({ length: PLAYERS }, (_, nth) => crashPlayer(wayTo(harness.platformUrls[nth % 2]))),
    );
    const followers = players.map(({ one, bearer }, nth) => ({
      userId: one.player.id,
      // Through the other platform than the one they play at: what it is told of comes by the database.
      ...followEvents(harness.platformUrls[(nth + 1) % 2] ?? '', bearer),
    }));
    await expect.poll(() => followers.every(({ opened }) => opened() === 1)).toBe(true);
    const lives = Promise.all(players.map(({ live }, nth) => live(randomBy(seed + 1 + nth), () => over)));
    // Whoever fails first tells; the others must not be unheard.
    lives.catch(() => undefined);

    await pause(5_000);
    const commits = await measureCommits(harness, calls);
    const times: Times = { kill: [], lost: [], hang: [], switchover: [] };
    const plan: Kind[] = [
      ...Array.from({ length: sizeOf('KILLS', 1) }, () => 'kill' as const),
      'hang',
      'switchover',
      'lost',
    ];
    for (const kind of plan) {
      await pause(300 + below(2_700));
      times[kind].push(await failOver(harness, kind, { calls, ready }));
    }
    over = true;
    await lives;
    await Promise.all(players.map(({ settle }) => settle()));

    const transfers = await checkAcknowledged(harness, players);
    expect((await checkJackpots(harness.tables.ctx.db)).violations).toEqual([]);
    const heard = followers.map(({ userId, heard: ids }) => ({ userId, ids }));
    const events = await checkHeard(harness, heard);

    const bets = players.reduce((sum, { one }) => sum + one.bets.length, 0);
    figures(
      `failover: ${plan.length} changes of the primary, seed ${seed}: ${bets} bets, ${transfers} transfers, nothing lost, nothing doubled, no law broken`,
    );
    tellFailures(times, calls);
    figures(
      `  ${events} events heard by ${PLAYERS} streams, each of them; opened again: ${followers.reduce((sum, { opened }) => sum + opened() - 1, 0)} times`,
    );
    figures(
      `  bets a second, ${PLAYERS} callers: ${commits.standby.toFixed(0)} with a synchronous standby, ${commits.alone.toFixed(0)} alone (${(commits.standby / commits.alone).toFixed(2)})`,
    );
    await Promise.all(followers.map(({ stop }) => stop()));
    expect(harness.ownEnds()).toEqual([]);
    expect(calls.unclear()).toEqual([]);
  } catch (error) {
    figures(harness.cluster.lastWords());
    throw error;
  } finally {
    over = true;
    await Promise.all(ready.map(({ stop }) => stop()));
    await harness.stop();
  }
}, 3_600_000);
