/**
 * What a country's law costs a bet: signed bets and wins over HTTP by players under one profile, beside the same number under TRIAL, with
 * the limits that the profile asks for and without any. All play on one platform, in turns, so that a noisy machine is noisy for all.
 * What is compared is the processor that the platform spends on a call, and the calls a second.
 *
 *   npm run bench:profiles -- --profile UA --clients 16 --players 200 --seconds 5 --turns 4
 *
 * A PostgreSQL of its own, with fsync on, and a platform process of its own are started for it. --most 1.05: ends with 1 when a call costs
 * more than so many times the processor of one under TRIAL with the same limits.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inArray } from 'drizzle-orm';
import pg from 'pg';
import { migrateDatabase, openDatabase } from '../../platform/src/db/database';
import { users } from '../../platform/src/db/schema/accounts';
import { playerLimits } from '../../platform/src/db/schema/protection';
import { checkLedger } from '../../platform/src/ledger/check';
import { freePort, startPostgres } from '../../scripts/postgres.mjs';
import { makePlayer } from '../support/funded-player';
import { addGames, openSession } from '../support/play/wallet-caller';
import { cpuSeconds, stop } from './servers.mjs';
import { startPlatforms, studioOf } from './wallet-studio.mjs';

const { values } = parseArgs({
  options: {
    profile: { type: 'string', default: 'UA' },
    clients: { type: 'string', default: '16' },
    players: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '5' },
    turns: { type: 'string', default: '4' },
    most: { type: 'string', default: '0' },
  },
});
const whole = (name) => {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number above zero.`);
  return value;
};
const [clients, players, seconds, turns] = ['clients', 'players', 'seconds', 'turns'].map(whole);
const most = Number(values.most);
if (!(most >= 0)) throw new Error('--most must be a number.');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-profiles-'));
fs.chmodSync(folder, 0o755);
const postgres = await startPostgres({ dataDir: folder, port: await freePort() });
const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
await admin.connect();
await admin.query('create database bench');
await admin.end();
const url = `${postgres.url}/bench`;
const running = [];

/** Players with money and a session each at a game; required: the kinds of limits that each has set, far from what they play. */
async function makePlayers(tables, required) {
  const made = [];
  for (let nth = 0; nth < players; nth += 1) {
    const player = await makePlayer(tables, { game: 100_000_000n });
    made.push({ id: player.id, session: await openSession(tables, player) });
    for (const kind of required) {
      const amount = kind === 'time' ? 36_000n : 1_000_000_000n;
      await tables.ctx.db
        .insert(playerLimits)
        .values({ userId: player.id, kind, period: 'day', amount, since: tables.clock.now });
    }
  }
  return made;
}

const sum = (list) => list.reduce((all, one) => all + one, 0);

try {
  await migrateDatabase(url);
  const db = openDatabase(url, 4);
  const tables = { ctx: { db, env: { JWT_SECRET: randomUUID() } }, clock: { now: new Date() } };
  await addGames(tables);
  const { rows } = await db.$client.query('select terms from profile_versions where code = $1', [values.profile]);
  if (rows.length === 0) throw new Error(`--profile: there is no profile ${values.profile}.`);
  const { required } = rows[0].terms.limits;
  const groups = [
    { name: 'TRIAL', profile: 'TRIAL', limits: [] },
    { name: 'TRIAL with limits', profile: 'TRIAL', limits: required },
    { name: `${values.profile} with limits`, profile: values.profile, limits: required },
  ];
  for (const group of groups) group.players = await makePlayers(tables, group.limits);
  const secret = randomUUID();
  running.push(...(await startPlatforms(1, { url, secret, folder })));
  const pid = running[0].child.pid;
  for (const group of groups) {
    // A start gives everybody the profiles that are named, so it is done after it.
    const ids = group.players.map(({ id }) => id);
    await db
      .update(users)
      .set({ profiles: [group.profile] })
      .where(inArray(users.id, ids));
    const sessions = group.players.map(({ session }) => session);
    group.studio = studioOf({ platforms: running, secret, sessions, clients });
    Object.assign(group, { calls: 0, cpu: 0, took: 0 });
    await group.studio.turn(2);
  }
  console.log(`${clients} clients, ${players} players of each kind, ${turns} turns of ${seconds} s each`);
  for (let turn = 1; turn <= turns; turn += 1) {
    // Each begins a turn as often as it ends one.
    for (const group of turn % 2 === 1 ? groups : groups.toReversed()) {
      const before = cpuSeconds(pid);
      const { rate, times } = await group.studio.turn(seconds);
      group.cpu += cpuSeconds(pid) - before;
      group.calls += times.length;
      group.took += times.length / rate;
    }
    console.log(`turn ${turn}: load ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} cores`);
  }
  const costOf = ({ cpu, calls }) => (cpu / calls) * 1000;
  const rateOf = ({ calls, took }) => calls / took;
  const [, beside, under] = groups;
  for (const group of groups) {
    const [cost, rate] = [costOf(group) / costOf(beside), rateOf(group) / rateOf(beside)];
    console.log(
      `${group.name}: ${costOf(group).toFixed(3)} ms of processor a call (${cost.toFixed(3)}), ${Math.round(rateOf(group))} calls a second (${rate.toFixed(3)})`,
    );
  }
  const { violations } = await checkLedger(db);
  await db.$client.end();
  console.log(
    `${sum(groups.map(({ calls }) => calls))} calls, ${violations.length} broken laws; in brackets: of ${beside.name}`,
  );
  if (violations.length > 0 || (most > 0 && costOf(under) > most * costOf(beside))) process.exitCode = 1;
} finally {
  await Promise.all(running.map(({ child }) => stop(child)));
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
