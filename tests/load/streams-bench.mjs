/**
 * Many open streams of events, and what it costs to send to all of them: memory of a platform process, the time from the begin of the
 * transaction that publishes to the moment a client has the event, and events that were lost, of which there may be none.
 *
 *   npm run bench:streams -- --streams 5000 --platforms 1 --players 1000 --events 50 --own 10 --seconds 30
 *
 * Every stream gets the big wins, of which `events` a second are published; `players` of the streams are players', and `own` a second more
 * events go each to one player, chosen by `--seed`. A PostgreSQL of its own (fsync on), platform processes as the product runs them, which
 * the streams are divided among, and for each of them a process with its clients, all on this machine. Ends with 1 when an event was lost,
 * repeated or out of order, a stream broke, or a platform process took more than `--memory` MB.
 */
import { fork } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrateDatabase, openDatabase } from '../../platform/src/db/database';
import { publish } from '../../platform/src/outbox/publish';
import { publishTopic } from '../../platform/src/outbox/publish-topic';
import { currentWallet } from '../../platform/src/services/kernel/events/current-wallet';
import { freePort, startPostgres } from '../../scripts/postgres.mjs';
import { makePlayer } from '../support/funded-player';
import { cpuSeconds, stop } from './servers.mjs';
import { startPlatforms } from './wallet-studio.mjs';

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '5000' },
    platforms: { type: 'string', default: '1' },
    players: { type: 'string', default: '1000' },
    events: { type: 'string', default: '50' },
    own: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '30' },
    memory: { type: 'string', default: '1024' },
    seed: { type: 'string', default: String(randomInt(1, 2 ** 31)) },
  },
});
const whole = (name, least) => {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < least) throw new Error(`--${name} must be a whole number from ${least} on.`);
  return value;
};
const streams = whole('streams', 1);
const players = Math.min(whole('players', 0), streams);
const [platformCount, events, seconds, memory, seed] = ['platforms', 'events', 'seconds', 'memory', 'seed'].map(
  (name) => whole(name, 1),
);
const own = players === 0 ? 0 : whole('own', 0);
/** Numbers from 0 to 1 that repeat by their seed (a linear congruence; nothing here needs better). */
let state = seed >>> 0;
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
};

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-streams-'));
fs.chmodSync(folder, 0o755);
const postgres = await startPostgres({ dataDir: folder, port: await freePort() });
const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
await admin.connect();
await admin.query('create database bench');
await admin.end();
const url = `${postgres.url}/bench`;
const JWT_SECRET = randomUUID();
const now = () => performance.timeOrigin + performance.now();
const rest = (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
/** Of a field of /proc/<pid>/status, in MB. */
const memoryOf = (pid, field) =>
  Math.round(
    Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024,
  );

/** The members of a list that are a platform's: they are dealt out in turns. */
const dealt = (list, place) => list.filter((_, nth) => nth % platformCount === place);

/** A process with the clients of one platform. */
function startClients() {
  const child = fork(path.join(import.meta.dirname, 'streams-clients.mjs'), { execArgv: [] });
  return {
    child,
    /** Sends a message and waits for the one that answers it. */
    ask: (message, answer) =>
      new Promise((resolve, reject) => {
        child.once('exit', (code) => reject(new Error(`the clients ended with ${code}`)));
        child.on('message', (heard) => heard.what === answer && resolve(heard));
        child.send(message);
      }),
    async stop() {
      child.removeAllListeners('exit');
      if (!child.connected) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** What several processes of clients saw: of each delay how often. */
function summaryOf(counts) {
  const [whole] = counts;
  for (const more of counts.slice(1)) for (const [ms, count] of more.entries()) whole[ms] += count;
  const count = whole.reduce((sum, one) => sum + one, 0);
  const within = (share) => {
    let seen = 0;
    return whole.findIndex((one) => {
      seen += one;
      return seen >= count * share && seen > 0;
    });
  };
  return { count, p50: within(0.5), p99: within(0.99), longest: whole.findLastIndex((one) => one > 0) };
}

const running = [];
const clients = [];
try {
  await migrateDatabase(url);
  const db = openDatabase(url, 20);
  const tables = { ctx: { db, env: { JWT_SECRET } }, clock: { now: new Date() } };
  const platforms = await startPlatforms(platformCount, {
    url,
    secret: randomUUID(),
    folder,
    env: { JWT_SECRET, STREAMS_PER_ADDRESS: String(streams) },
  });
  running.push(...platforms.map(({ child }) => child));
  const people = [];
  while (people.length < players) {
    const lot = Array.from({ length: Math.min(20, players - people.length) }, () => makePlayer(tables));
    people.push(...(await Promise.all(lot)));
  }
  const wallet = players > 0 ? await currentWallet(db, people[0].id) : null;
  const memories = (field) => running.map(({ pid }) => memoryOf(pid, field));
  const processor = () => running.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
  const alone = memories('VmRSS');

  const began = performance.now();
  const tokens = Array.from({ length: streams }, (_, nth) => people[nth]?.bearer.authorization ?? null);
  clients.push(...platforms.map(startClients));
  await Promise.all(
    clients.map(({ ask }, place) =>
      ask(
        {
          what: 'start',
          port: platforms[place].port,
          path: '/events?topics=big-wins',
          tokens: dealt(tokens, place),
        },
        'open',
      ),
    ),
  );
  console.log(
    `${streams} streams (${players} of players) opened in ${((performance.now() - began) / 1000).toFixed(1)} s; seed ${seed}; load ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} cores`,
  );
  const quiet = memories('VmRSS');
  const cpuBefore = processor();
  const loud = performance.now();

  /** Publishes `rate` events a second, in order; what is late, since the database was, goes together. */
  const pace = async (rate, publish) => {
    for (let nth = 0; nth < rate * seconds; ) {
      await rest(loud + ((nth + 1) / rate) * 1000 - performance.now());
      const due = Math.min(rate * seconds, Math.floor(((performance.now() - loud) / 1000) * rate));
      const sent = now();
      await db.transaction(async (tx) => {
        for (; nth < due; nth += 1) await publish(tx, nth + 1, sent);
      });
    }
  };
  const ownTold = new Map();
  await Promise.all([
    pace(events, (tx, nth, sent) =>
      publishTopic(tx, 'big-wins', {
        type: 'big-win',
        win: { player: '•••• 42', amount: '500.00', currency: 'uah', multiplier: '5.00' },
        nth,
        sent,
      }),
    ),
    pace(own, (tx, _nth, sent) => {
      const { id } = people[Math.floor(random() * people.length)];
      const version = (ownTold.get(id) ?? 0) + 1;
      ownTold.set(id, version);
      return publish(tx, id, { type: 'wallet', wallet: { ...wallet, version }, sent });
    }),
  ]);
  const took = (performance.now() - loud) / 1000;
  const cpu = processor() - cpuBefore;
  const told = people.map(({ id }) => ownTold.get(id) ?? 0);
  const reports = await Promise.all(
    clients.map(({ ask }, place) =>
      ask({ what: 'finish', topics: events * seconds, own: dealt(told, place) }, 'report'),
    ),
  );
  const [standing, peak] = [memories('VmRSS'), memories('VmHWM')];
  const total = (what) => reports.reduce((sum, report) => sum + report[what], 0);
  const [lost, wrong, broken] = ['lost', 'wrong', 'broken'].map(total);
  await db.$client.end();

  const line = (name, { count, p50, p99, longest }) =>
    `${name}: ${count} delivered, half within ${p50} ms, 99 of 100 within ${p99} ms, longest ${longest} ms`;
  console.log(
    `published ${events * seconds} public events and ${own * seconds} of players' own in ${took.toFixed(1)} s`,
  );
  console.log(line('public', summaryOf(reports.map(({ topics }) => topics))));
  if (own > 0) console.log(line("players' own", summaryOf(reports.map(({ own }) => own))));
  console.log(`lost ${lost}, repeated or out of order ${wrong}, streams that broke ${broken}`);
  console.log(
    `memory of ${platformCount === 1 ? 'the platform' : 'each platform'}: ${alone.join(' and ')} MB alone, ${quiet.join(' and ')} MB with all streams, ${standing.join(' and ')} MB after, ${peak.join(' and ')} MB at most (aim ${memory}); ${((cpu / took) * 100).toFixed(0)} % of one core`,
  );
  if (lost + wrong + broken > 0 || Math.max(...peak) > memory) process.exitCode = 1;
} finally {
  await Promise.all(clients.map((one) => one.stop()));
  await Promise.all(running.map(stop));
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
