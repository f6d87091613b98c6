import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { migrateDatabase, openDatabase } from '../../studio/src/db/database';
import { fairnessOf, startPair } from '../../studio/src/sessions/seeds';
import { openSession } from '../../studio/src/sessions/sessions';
import { compiledServer, freePort, waitFor } from './servers.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Between two spins of one session; the studio asks for two seconds, counted by its database's clock. */
const PACE_MS = 2_050;

/** One studio process as the product runs it, on a database of its own; answers when it does. */
export async function startStudio({ url, platformUrl, secret, folder, env = {} }) {
  const port = await freePort();
  const log = fs.openSync(path.join(folder, 'studio.log'), 'w');
  const child = spawn(process.execPath, await compiledServer('studio'), {
    cwd: ROOT,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: url,
      PLATFORM_URL: platformUrl,
      WALLET_SECRET: secret,
      DATA_DIR: folder,
      // Each session comes from a network of its own, as players do.
      TRUST_PROXY: '1',
      ...env,
    },
  });
  await waitFor(`http://127.0.0.1:${port}/health`, child);
  return { child, port };
}

/** Opens a game for each wallet session, its first pair of seeds started, as players who sat down would have it. */
export async function seatPlayers({ url, game, walletSessions }) {
  await migrateDatabase(url);
  const pool = openDatabase(url, 4);
  const seats = [];
  for (const walletSession of walletSessions) {
    const { session, secret } = await openSession(pool, randomUUID(), {
      mode: 'real',
      wallet_session: walletSession,
      player: `player-${seats.length}`,
      game,
      currency: 'uah',
      locale: 'uk',
      min_bet: 100n,
      max_bet: 50_000n,
      // Where no law sets a pace.
      round_seconds: 0,
      may_hurry: true,
      may_autoplay: true,
    });
    const { next_commitment: commitment } = await fairnessOf(pool, session.holder);
    await startPair(pool, session.holder, commitment, 'the-players-own');
    const nth = seats.length;
    seats.push({
      secret,
      network: `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`,
      spunAt: Number.NEGATIVE_INFINITY,
    });
  }
  await pool.end();
  return seats;
}

/** Clients that spin one after the other, each with players of its own who take turns. */
export function spinnersOf({ port, seats, clients, bet = '1.00' }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const shares = Array.from({ length: clients }, (_, nth) => seats.filter((_seat, place) => place % clients === nth));
  const next = new Array(clients).fill(0);

  function spin({ secret, network }) {
    const body = JSON.stringify({ spin_id: randomBytes(16).toString('base64url'), bet });
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-game-session': secret,
      'x-forwarded-for': network,
      origin: 'null',
    };
    return new Promise((resolve, reject) => {
      const request = http.request(
        { agent, host: '127.0.0.1', port, method: 'POST', path: '/api/spin', headers },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk) => {
            text += chunk;
          });
          answer.on('end', () => resolve({ status: answer.statusCode, text }));
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  return {
    /** Plays so long; answers settled rounds a second, how long each spin took (ms), and how long clients waited for the pace. */
    async turn(seconds) {
      const began = performance.now();
      const times = [];
      let idle = 0;
      const client = async (nth) => {
        while (performance.now() - began < seconds * 1000) {
          const seat = shares[nth][next[nth]++ % shares[nth].length];
          const early = seat.spunAt + PACE_MS - performance.now();
          if (early > 0) {
            idle += early;
            await new Promise((resolve) => setTimeout(resolve, early));
          }
          const sent = performance.now();
          const { status, text } = await spin(seat);
          seat.spunAt = performance.now();
          const state = status === 200 ? JSON.parse(text).round.status : null;
          if (state !== 'settled') throw new Error(`spin: ${status} ${text}`);
          times.push(seat.spunAt - sent);
        }
      };
      await Promise.all(Array.from({ length: clients }, (_, nth) => client(nth)));
      const took = performance.now() - began;
      return { rate: times.length / (took / 1000), times, idle: idle / (took * clients) };
    },
  };
}
