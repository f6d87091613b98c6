import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';

// pgbench takes every colon for the beginning of a variable, in a literal too.
const literal = (text) => `E'${text.replaceAll(':', '\\x3a')}'`;

/**
 * A bet and a win of a player's, each a transaction of its own, as the platform posts them. player, key: SQL of the player's id
 * and of what makes the postings new.
 */
function statements(player, key) {
  const walletOf = (name) => `${player} || ${literal(`:${name}`)}`;
  const purse = `jsonb_build_array(${['game', 'electronic', 'bonus'].map(walletOf).join(', ')})`;
  const provider = literal('house:game_providers');
  const memo = `jsonb_build_object('game', 'lucky-fox', 'round', ${key}, 'session', ${player})`;
  return [
    { kind: 'bet', from: purse, to: provider },
    { kind: 'win', from: `jsonb_build_array(${provider})`, to: walletOf('electronic') },
  ].map(({ kind, from, to }) => {
    const leg = `jsonb_build_object('from', ${from}, 'to', ${to}, 'amount', '100')`;
    return `select ledger_post(${literal(`seamless:house:${kind}:`)} || ${key}, '${kind}', 'uah', jsonb_build_array(${leg}), ${memo})`;
  });
}

const runs = (binary) => spawnSync(binary, ['--version']).status === 0;

/** Where pgbench is: where PGBENCH says, else the newest. Debian's own wrapper in /usr/bin asks for clusters, so it comes last. */
function findPgbench() {
  if (process.env.PGBENCH) return [process.env.PGBENCH].find(runs);
  const base = '/usr/lib/postgresql';
  const versions = fs.existsSync(base) ? fs.readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => path.join(base, version, 'bin/pgbench')), 'pgbench'].find(runs);
}

function pgbenchOf(binary, { url, players, clients, folder }) {
  const file = path.join(folder, 'postings.sql');
  const player = "('00000000-0000-4000-8000-' || lpad(:n::text, 12, '0'))";
  const key = `(:client_id::text || '-' || :stamp::text || '-' || :i::text)`;
  const head = [`\\set n random(1, ${players})`, '\\set i random(1, 9000000000000000)'];
  fs.writeFileSync(file, [...head, ...statements(player, key).map((line) => `${line};`), ''].join('\n'));
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    name: spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout.trim(),
    close: async () => {},
    turn: (seconds) =>
      new Promise((resolve, reject) => {
        const options = [
          '-n',
          '-M',
          'prepared',
          '-f',
          file,
          '-c',
          `${clients}`,
          '-j',
          '1',
          '-T',
          `${seconds}`,
          '-D',
          `stamp=${Date.now()}`,
        ];
        const child = spawn(binary, [...options, '-h', hostname, '-p', port, '-U', username, pathname.slice(1)], {
          env: { ...process.env, PGPASSWORD: decodeURIComponent(password) },
        });
        let output = '';
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
        child.on('error', reject);
        child.on('close', (code) => {
          const rate = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
          if (code !== 0 || !(rate > 0)) reject(new Error(`pgbench failed:\n${output}`));
          else resolve(rate * 2);
        });
      }),
  };
}

function driverOf({ url, players, clients }) {
  const pool = new pg.Pool({ connectionString: url, max: clients });
  const scripts = statements('$1::text', '$2::text');
  return {
    name: 'a driver in Node (there is no pgbench here; it is slower than pgbench, which flatters HTTP)',
    async turn(seconds) {
      const began = performance.now();
      let done = 0;
      const client = async () => {
        while (performance.now() - began < seconds * 1000) {
          const number = 1 + Math.floor(Math.random() * players);
          const given = [`00000000-0000-4000-8000-${String(number).padStart(12, '0')}`, randomUUID()];
          for (const [nth, text] of scripts.entries())
            await pool.query({ name: `posting-${nth}`, text, values: given });
          done += scripts.length;
        }
      };
      await Promise.all(Array.from({ length: clients }, client));
      return done / ((performance.now() - began) / 1000);
    },
    close: () => pool.end(),
  };
}

/** What makes the postings beside: pgbench, or a driver of ours. turn(seconds) answers postings a second; close() when done. */
export function postingsOf(options) {
  const binary = findPgbench();
  return binary ? pgbenchOf(binary, options) : driverOf(options);
}
