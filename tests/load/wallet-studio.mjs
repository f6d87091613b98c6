import { spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { compiledServer, freePort, waitFor } from './servers.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Platform processes as the product runs them, on one database; answers when all of them do. `env`: more of their settings. */
export async function startPlatforms(count, { url, secret, folder, env = {} }) {
  const shared = Object.fromEntries(
    ['JWT_SECRET', 'GATEWAY_SECRET', 'PSEUDONYM_SECRET', 'SECOND_FACTOR_SECRET'].map((name) => [name, randomUUID()]),
  );
  const closed = `http://127.0.0.1:${await freePort()}`;
  const args = await compiledServer('platform');
  const platforms = [];
  for (let nth = 0; nth < count; nth += 1) {
    const port = await freePort();
    const log = fs.openSync(path.join(folder, `platform-${nth}.log`), 'w');
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', log, log],
      env: {
        ...process.env,
        ...shared,
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: url,
        WALLET_SECRET: secret,
        STUDIO_URL: closed,
        GATEWAY_URL: closed,
        DATA_DIR: folder,
        ...env,
      },
    });
    platforms.push({ child, port });
  }
  for (const { child, port } of platforms) await waitFor(`http://127.0.0.1:${port}/health`, child);
  return platforms;
}

/** A studio with so many clients, each playing one round after the other: a bet, then the win that closes it. */
export function studioOf({ platforms, secret, sessions, clients }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });

  function call(port, action, fields) {
    const body = JSON.stringify(fields);
    const stamp = Math.floor(Date.now() / 1000);
    const requested = `/seamless/house/${action}`;
    const signature = createHmac('sha256', secret).update(`${stamp}.POST ${requested}.${body}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-signature': `t=${stamp},v1=${signature}`,
    };
    return new Promise((resolve, reject) => {
      const request = http.request(
        { agent, host: '127.0.0.1', port, method: 'POST', path: requested, headers },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk) => {
            text += chunk;
          });
          answer.on('end', () =>
            answer.statusCode === 200 ? resolve() : reject(new Error(`${action}: ${answer.statusCode} ${text}`)),
          );
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  return {
    /** Plays so long; answers calls a second, and how long each took, ms. */
    async turn(seconds) {
      const began = performance.now();
      const times = [];
      const client = async (nth) => {
        const { port } = platforms[nth % platforms.length];
        while (performance.now() - began < seconds * 1000) {
          const round = randomUUID();
          const ids = { session_id: sessions[Math.floor(Math.random() * sessions.length)], round_id: round };
          for (const action of ['bet', 'win']) {
            const sent = performance.now();
            const more = action === 'win' ? { round_closed: true } : {};
            await call(port, action, { ...ids, transaction_id: `${round}:${action}`, amount: '1.00', ...more });
            times.push(performance.now() - sent);
          }
        }
      };
      await Promise.all(Array.from({ length: clients }, (_, nth) => client(nth)));
      return { rate: times.length / ((performance.now() - began) / 1000), times };
    },
  };
}
