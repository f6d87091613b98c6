#!/usr/bin/env node
/**
 * How many kept pages a second the edge serves, as a ratio to nginx serving the same bytes with the same headers from a
 * precompressed file. Both are driven in one run, in alternating rounds on loopback; the median of the rounds counts.
 *
 *   node tests/load/edge-bench.mjs [--site http://localhost:3000] [--rounds 5] [--seconds 4] [--connections 64] [--minimum 0.5]
 *
 * Without --site: a page of the size and build of the lobby, made up here. With it: the main page and the lobby there.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { driverOf } from './driver.mjs';
import { fetchPage, sameAnswer, sampleLobby } from './pages.mjs';
import { compiledServer, cpuSeconds, findNginx, freePort, startNginx, startOrigin, stop, waitFor } from './servers.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MAX_SECONDS = 600;

function options() {
  const { values } = parseArgs({
    options: {
      site: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '4' },
      connections: { type: 'string', default: '64' },
      minimum: { type: 'string' },
    },
  });
  const number = (name, least, most) => {
    const value = Number(values[name]);
    if (!Number.isFinite(value) || value < least || value > most)
      throw new Error(`--${name} must be from ${least} to ${most}`);
    return value;
  };
  const chosen = {
    site: values.site === undefined ? undefined : new URL(values.site).origin,
    rounds: number('rounds', 1, 50),
    seconds: number('seconds', 1, 60),
    connections: number('connections', 1, 4096),
    minimum: values.minimum === undefined ? undefined : number('minimum', 0, 10),
  };
  if (chosen.rounds * chosen.seconds * 4 > MAX_SECONDS) throw new Error(`this would take over ${MAX_SECONDS} s`);
  return chosen;
}

async function pagesOf({ site }) {
  if (site === undefined) return [{ name: 'lobby-sized sample', path: '/ru/games', html: sampleLobby() }];
  return Promise.all([
    fetchPage(site, '/ru').then((html) => ({ name: 'main page', path: '/ru', html })),
    fetchPage(site, '/ru/games').then((html) => ({ name: 'lobby', path: '/ru/games', html })),
  ]);
}

const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

async function startEdge(port, originPort) {
  const child = spawn(process.execPath, await compiledServer('edge'), {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: `http://127.0.0.1:${originPort}`,
      REVALIDATE_SECRET: 'only-for-this-benchmark',
      LOG_LEVEL: 'error',
    },
  });
  await waitFor(`http://127.0.0.1:${port}/_edge/health`, child);
  return child;
}

/** One page, all rounds. Resolves to the ratios and prints each round. */
async function comparePage(page, { edge, edgePort, nginxBinary, drive, folder, settings }) {
  const edgeUrl = `http://127.0.0.1:${edgePort}${page.path}`;
  const nginx = await startNginx({
    binary: nginxBinary,
    folder,
    port: await freePort(),
    path: page.path,
    like: edgeUrl,
  });
  try {
    await sameAnswer(edgeUrl, nginx.url);
    const measured = async (url, pid) => {
      const before = cpuSeconds(pid);
      const requests = await drive(url, settings);
      return { rate: requests / settings.seconds, cost: ((cpuSeconds(pid) - before) / requests) * 1e6 };
    };
    for (const url of [edgeUrl, nginx.url]) await drive(url, { ...settings, seconds: Math.min(3, settings.seconds) });
    const rounds = [];
    for (let round = 1; round <= settings.rounds; round += 1) {
      // Who goes first alternates too, so that a machine that slows down in between favours nobody.
      const order = round % 2 === 1 ? ['edge', 'nginx'] : ['nginx', 'edge'];
      const result = {};
      for (const who of order) {
        result[who] = who === 'edge' ? await measured(edgeUrl, edge.pid) : await measured(nginx.url, nginx.workerPid);
      }
      rounds.push(result);
      const show = ({ rate, cost }) => `${Math.round(rate)} req/s (${cost.toFixed(1)} us CPU each)`;
      console.log(
        `  round ${round}: edge ${show(result.edge)}, nginx ${show(result.nginx)}, ratio ${(result.edge.rate / result.nginx.rate).toFixed(3)}`,
      );
    }
    return {
      rate: median(rounds.map(({ edge: ours, nginx: theirs }) => ours.rate / theirs.rate)),
      cost: median(rounds.map(({ edge: ours, nginx: theirs }) => ours.cost / theirs.cost)),
    };
  } finally {
    await stop(nginx.child);
  }
}

async function main() {
  const settings = options();
  const nginxBinary = findNginx();
  const driver = driverOf();
  const pages = await pagesOf(settings);
  const folder = await mkdtemp(path.join(tmpdir(), 'kozyr-edge-bench-'));
  const origin = await startOrigin(pages);
  let edge;
  try {
    const edgePort = await freePort();
    edge = await startEdge(edgePort, origin.address().port);
    console.log(
      `driver: ${driver.name}, ${settings.connections} connections, ${settings.rounds} rounds of ${settings.seconds} s for each`,
    );
    let worst = Number.POSITIVE_INFINITY;
    for (const page of pages) {
      console.log(`${page.name} (${page.html.length} characters of HTML, sent as brotli)`);
      const ratio = await comparePage(page, { edge, edgePort, nginxBinary, drive: driver.drive, folder, settings });
      console.log(
        `  ${page.name}: median ratio to nginx ${ratio.rate.toFixed(3)} in requests per second; ${ratio.cost.toFixed(2)} times nginx's CPU per page`,
      );
      // On a machine with too few free cores the driver slows both down and the rate flatters the edge: the CPU does not.
      worst = Math.min(worst, ratio.rate, 1 / ratio.cost);
    }
    if (settings.minimum !== undefined && worst < settings.minimum) {
      throw new Error(`the ratio ${worst.toFixed(3)} is below ${settings.minimum}`);
    }
  } finally {
    if (edge !== undefined) await stop(edge);
    origin.closeAllConnections();
    origin.close();
    await rm(folder, { recursive: true, force: true });
  }
}

main().catch((error) => {
  console.error(`edge-bench: ${error.message}`);
  process.exitCode = 1;
});
