/**
 * Two processes of every part behind HAProxy, replaced one after another while people are on the site: no call may fail, no event of a stream be
 * lost, and money keep its laws. Started by npm run prove:many, and by npm run prove:secrets, which exchanges secrets so (prove.mjs).
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../platform/src/db/database';
import { checkLedger } from '../../platform/src/ledger/check';
import { checkMoney } from '../support/money/laws';
import { percentile } from '../support/prove';
import { Counts } from './many/calls.mjs';
import { edit, LOG_IN_EVERY_MS, play, visitDesk, visitPages } from './many/people.mjs';
import { PARTS, startMany } from './many/processes.mjs';

const sizeOf = (name) => Number(process.env[`PROVE_${name}`]);
const [PLAYERS, GUESTS] = ['PLAYERS', 'GUESTS'].map(sizeOf);
/** Those that are exchanged while people play, in the order that docs/operations.md has for processes of their own. */
const EXCHANGED = [
  'JWT_SECRET',
  'WALLET_SECRET',
  'GATEWAY_SECRET',
  'DESK_SECRET',
  'REVALIDATE_SECRET',
  'PREVIEW_TOKEN',
];
const STEPS = [
  { says: 'the new secrets are taken too', of: (old, fresh) => `${old},${fresh}` },
  { says: 'things are made with the new secrets', of: (old, fresh) => `${fresh},${old}` },
  { says: 'the old secrets are gone', of: (_old, fresh) => fresh, after: LOG_IN_EVERY_MS + 10_000 },
];
const ROUNDS = process.env.PROVE_EXCHANGE === '1' ? STEPS : Array.from({ length: sizeOf('ROUNDS') }, () => null);
/** Of a run: a rest between two restarts, so that one's trouble is not taken for another's, and time for what is under way at the end. */
const REST_MS = 1_000;
const LAST_EVENTS_MS = 5_000;
const GAMES = 5;
const SETTINGS = {
  CODES_WITHOUT_WORK: '100000',
  CODES_PER_ADDRESS: '100000',
  SMS_PER_PREFIX: '100000',
  SMS_PER_HOUR: '100000',
  EDGE_CLIENT_BUDGET: '100000',
};

const say = (line) => process.stdout.write(`${line}\n`);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const seconds = (ms) => (ms / 1000).toFixed(1);
const table = (head, rows) => {
  const widths = head.map((cell, nth) =>
    Math.max(...[cell, ...rows.map((row) => row[nth])].map((text) => `${text}`.length)),
  );
  const line = (row) =>
    `  ${row.map((cell, nth) => (nth === 0 ? `${cell}`.padEnd(widths[0]) : `${cell}`.padStart(widths[nth]))).join('  ')}`;
  return [head, ...rows].map(line).join('\n');
};

/** Every process once, one after another: told to stop, waited for, started anew, and ready before the next one's turn. */
async function replaceAll({ processes, start: startAgain }, nth, counts) {
  const rows = [];
  for (const one of processes) {
    const before = counts.failed;
    const { ms, end } = await one.stop();
    const start = await startAgain(one);
    const failed = counts.failed - before;
    rows.push({ round: nth, name: one.name, stop: ms, end, start, failed });
    say(
      `  ${new Date().toISOString().slice(11, 19)} ${one.name}: stopped in ${seconds(ms)} s (${end}), ready again ${seconds(start)} s later, ${failed} failed`,
    );
    await pause(REST_MS);
  }
  return rows;
}

/** Events of players that their streams were to bring and did not, and those that came twice or out of order. */
async function inspectStreams(db, players) {
  let lost = 0;
  let wrong = 0;
  let events = 0;
  for (const { id, stream } of players) {
    const { rows } = await db.$client.query(
      'select id::text from player_events where user_id = $1 and id > $2 order by id',
      [id, `${stream.first}`],
    );
    const heard = new Set(stream.heard.map(String));
    events += rows.length;
    lost += rows.filter((row) => !heard.has(row.id)).length;
    wrong += stream.wrong;
  }
  return { events, lost, wrong, resumed: players.reduce((sum, { stream }) => sum + stream.resumed, 0) };
}

function tellCalls({ byKind, failed: allFailed }) {
  const rows = [...byKind].map(([kind, { calls, failed, times }]) => [
    kind,
    calls,
    failed,
    Math.round(percentile(times, 0.5)),
    Math.round(percentile(times, 0.99)),
  ]);
  const total = [...byKind.values()].reduce((sum, { calls }) => sum + calls, 0);
  say(table(['calls', 'made', 'failed', 'half within ms', '99 of 100'], [...rows, ['all', total, allFailed, '', '']]));
}

/** Exchanges secrets by steps: each process is told at its next start. @returns {(step: typeof STEPS[number]) => Promise<void>} */
function exchangeOf({ told }) {
  const old = Object.fromEntries(EXCHANGED.map((name) => [name, told[name]]));
  const fresh = Object.fromEntries(EXCHANGED.map((name) => [name, randomBytes(32).toString('base64url')]));
  return async ({ says, of, after = 0 }) => {
    await pause(after);
    for (const name of EXCHANGED) told[name] = of(old[name], fresh[name]);
    say(`${EXCHANGED.join(', ')}: ${says}`);
  };
}

/** People come, processes are replaced, people leave. @returns what is to be looked at */
async function runUnderLoad(many) {
  const { urls } = many;
  const counts = new Counts(say);
  const { items } = await (await fetch(`${urls.edge}/api/games?category=slots`)).json();
  const games = items.slice(0, GAMES).map(({ slug }) => slug);
  let isOver = false;
  const over = () => isOver;
  let waiting = PLAYERS;
  const begun = () => {
    waiting -= 1;
  };
  const { CONTENT_ADMIN_URL: admin, CONTENT_ADMIN_EMAIL: email, CONTENT_ADMIN_PASSWORD: password } = many.told;
  const guests = [
    edit({ urls, counts, over, admin, account: { email, password } }),
    visitDesk({ urls, counts, over }),
    ...Array.from({ length: GUESTS }, () => visitPages({ urls, counts, over })),
  ];
  const playing = Array.from({ length: PLAYERS }, () => play({ urls, counts, games, over, begun }));
  while (waiting > 0) await pause(100);
  say(`${PLAYERS} players and ${GUESTS} guests are there; ${counts.failed} calls failed before anything was stopped`);
  const restarts = [];
  const exchange = exchangeOf(many);
  for (const [nth, step] of ROUNDS.entries()) {
    if (step !== null) await exchange(step);
    restarts.push(...(await replaceAll(many, nth + 1, counts)));
  }
  isOver = true;
  await Promise.all(guests);
  const players = (await Promise.all(playing)).filter((one) => one !== null);
  await pause(LAST_EVENTS_MS);
  await Promise.all(players.map(({ stream }) => stream.stop()));
  return { counts, restarts, players };
}

function tellRestarts(restarts) {
  const of = (part, what) => restarts.filter(({ name }) => name.startsWith(part)).map((one) => one[what]);
  const longest = (list) => seconds(Math.max(...list));
  const mean = (list) => seconds(list.reduce((sum, ms) => sum + ms, 0) / list.length);
  const rows = PARTS.map((part) => {
    const [stops, starts, failed] = ['stop', 'start', 'failed'].map((what) => of(part, what));
    return [
      part,
      stops.length,
      mean(stops),
      longest(stops),
      mean(starts),
      longest(starts),
      failed.reduce((sum, one) => sum + one, 0),
    ];
  });
  say(table(['restarts', 'made', 'stop s', 'longest', 'start s', 'longest', 'failed calls'], rows));
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-many-'));
fs.chmodSync(folder, 0o755);
say(`data and logs: ${folder}`);
const many = await startMany({ folder, env: SETTINGS });
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => many.stop().finally(() => process.exit(1)));
let broken = true;
try {
  say(`${many.processes.length} processes are ready behind HAProxy`);
  const { counts, restarts, players } = await runUnderLoad(many);
  const db = openDatabase(many.databaseUrl, 2);
  const streams = await inspectStreams(db, players);
  const { transfers, violations } = await checkLedger(db);
  const breaches = await checkMoney(db);
  await db.$client.end();
  tellCalls(counts);
  tellRestarts(restarts);
  say(
    `streams: ${players.length} of players, resumed ${streams.resumed} times; ${streams.events} events, ${streams.lost} lost, ${streams.wrong} twice or out of order`,
  );
  say(`ledger: ${transfers} transfers, ${violations.length} broken laws; money: ${breaches.length} broken laws`);
  for (const one of [...violations, ...breaches]) say(`  broken: ${JSON.stringify(one)}`);
  const killed = restarts.filter(({ end }) => end.startsWith('SIG'));
  const wrongs = counts.failed + streams.lost + streams.wrong + violations.length + breaches.length + killed.length;
  broken = wrongs > 0 || players.length < PLAYERS;
} finally {
  await many.stop();
}
if (broken) {
  say(`not proved; the logs are in ${folder}`);
  process.exit(1);
}
fs.rmSync(folder, { recursive: true, force: true });
say('proved');
process.exit(0);
