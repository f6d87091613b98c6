#!/usr/bin/env node
/**
 * What one request costs on every public origin: processor time of all processes of the product together, times the rate at which one
 * client may ask. Starts a product of its own with limits out of the way, or measures one that runs with such limits.
 *
 *   npm run bench:cost [-- --data .data --site http://localhost:3000 --studio … --gateway … --content …] [--only edge] [--seconds 2]
 */
import { readFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { withProduct } from '../../scripts/trial.mjs';
import { costRows } from './cost-rows.mjs';
import { cpuOfFamily } from './servers.mjs';

/** Requests under way at a time: one client with the connections of one browser. */
const AT_ONCE = 4;
/** A tenth of a core. */
const ALLOWED = 0.1;
/** However long they take: the first few of a kind compile what the others run. */
const MIN_ASKED = 24;
const TICK_MS = 10;
const IDLE_MS = 2_000;
/** Above this the product is still busy with its start, and what it costs by itself could not be separated from what is asked. */
const MAX_IDLE = 0.1;

function options() {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      site: { type: 'string', default: 'http://localhost:3000' },
      studio: { type: 'string', default: 'http://localhost:4200' },
      gateway: { type: 'string', default: 'http://localhost:4300' },
      content: { type: 'string', default: 'http://localhost:4100' },
      only: { type: 'string' },
      seconds: { type: 'string', default: '2' },
    },
  });
  const seconds = Number(values.seconds);
  if (!(seconds >= 0.5 && seconds <= 30)) throw new Error('--seconds must be from 0.5 to 30');
  return { ...values, seconds };
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function ask(origin, { path: address, headers = {}, method = 'GET', body }) {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ hostname, port, path: address, method, headers, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
      answer.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Asks for a row's addresses, new ones each time or one again and again, until its time is over or they are all asked. */
async function drive(origin, row, seconds) {
  const until = performance.now() + seconds * 1000;
  const statuses = new Map();
  let count = 0;
  const one = async () => {
    while ((performance.now() < until || count < MIN_ASKED) && count < row.addresses) {
      const status = await ask(origin, row.make(count++));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return statuses;
}

/** What the product does by itself, in cores: measured when it has calmed down after its start. */
async function idleOf(family) {
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const from = family();
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    const idle = (family() - from) / IDLE_MS;
    if (idle < MAX_IDLE) return idle;
  }
  throw new Error('the product does not come to rest: something else is asking it');
}

async function measure({ origins, root, only, seconds }) {
  const family = () => cpuOfFamily(root) * 1000;
  const idle = await idleOf(family);
  console.log(`idle: ${idle.toFixed(3)} cores, taken off below\n`);
  const lines = [];
  for (const row of await costRows(origins.edge)) {
    if (only !== undefined && row.origin !== only) continue;
    if (row.warm) await ask(origins[row.origin], row.make(0));
    const began = performance.now();
    const before = family();
    const statuses = await drive(origins[row.origin], row, seconds);
    const spent = family() - before - idle * (performance.now() - began);
    const asked = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    if (asked === 0) continue;
    const each = Math.max(spent, TICK_MS / 2) / asked;
    const cores = row.perSecond === undefined ? undefined : (each * row.perSecond) / 1000;
    lines.push({
      origin: row.origin,
      what: row.what,
      asked,
      answers: [...statuses].map(([status, count]) => `${status}×${count}`).join(' '),
      'ms each': Number(each.toFixed(2)),
      'allowed a second': row.perSecond === undefined ? '–' : Number(row.perSecond.toFixed(1)),
      cores: cores === undefined ? '–' : Number(cores.toFixed(3)),
      why: cores !== undefined && cores <= ALLOWED ? '' : (row.why ?? 'over a tenth of a core'),
    });
  }
  console.table(lines);
}

async function main() {
  const chosen = options();
  const { seconds, only } = chosen;
  if (chosen.data !== undefined) {
    const root = Number(readFileSync(path.join(chosen.data, 'start.pid'), 'utf8').split('\n')[0]);
    const { site: edge, studio, gateway, content } = chosen;
    return measure({ origins: { edge, studio, gateway, content }, root, only, seconds });
  }
  await withProduct(async ({ env }) => {
    const root = Number(readFileSync(path.join(path.dirname(env.TRIAL_NOTES), 'start.pid'), 'utf8').split('\n')[0]);
    const origins = {
      edge: env.BASE_URL,
      studio: env.STUDIO_ORIGIN,
      gateway: env.GATEWAY_ORIGIN,
      content: env.CONTENT_ORIGIN,
    };
    await measure({ origins, root, only, seconds });
  });
}

main().catch((error) => {
  console.error(`cost-bench: ${error.message}`);
  process.exitCode = 1;
});
