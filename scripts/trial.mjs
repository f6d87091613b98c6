// The whole product on ports and a data folder of its own, as npm start runs it, for as long as some work needs it.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { embeddedAddress, freePort } from './postgres.mjs';
import { step } from './progress.mjs';
import { ROOT, SettingsError } from './settings.mjs';

const READY = 'Kozyr is ready';

/** Starts the product by its own start script; resolves when it says that it is ready. */
export function startProduct(env, note = () => {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.mjs')], {
      env,
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    const read = (chunk) => {
      output += chunk;
      for (const line of String(chunk).split('\n')) if (line.trim()) note(line);
      if (output.includes(READY)) resolve({ child, stop: () => stopProduct(child) });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new SettingsError(`npm start ended with ${code}:\n${output.slice(-4000)}`)));
  });
}

function stopProduct(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve(child.exitCode);
    child.once('exit', (code) => resolve(code));
    child.kill('SIGTERM');
  });
}

/**
 * @template T
 * @param {(product: {env: Record<string, string>, restart: (changes?: Record<string, string>) => Promise<void>}) => Promise<T>} work env holds BASE_URL and
 *   what tests need to reach the parts; restart stops everything and starts it again on what was kept, with other
 *   settings if it is told some.
 * @returns {Promise<T>}
 */
export async function withProduct(work) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-trial-'));
  fs.chmodSync(folder, 0o755);
  const env = {
    ...process.env,
    NODE_ENV: '',
    DATABASE_URL: '',
    DATABASE_DIRECT_URL: '',
    DATABASE_OWNER_URL: '',
    PUBLIC_URL: '',
    STUDIO_PUBLIC_URL: '',
    GATEWAY_PUBLIC_URL: '',
    DESK_PUBLIC_URL: '',
    KOZYR_MODE: 'trial',
    DATA_DIR: folder,
    KOZYR_DIST: '.next-trial',
    // All players of a test come from one address.
    EDGE_CLIENT_BUDGET: '100000',
    EDGE_API_RATE: '1000',
    // One that nobody plays: what a player from there reads is seen in the browser.
    BLOCKED_GAMES: 'thin-ice:KZ',
    // All its players come from one address; what a challenge does to them is tested by itself.
    CODES_WITHOUT_WORK: '100000',
    // Both ways to register are walked, and what is sent only where it is enabled.
    EMAIL_REGISTRATION_ENABLED: 'true',
    SEND_EMAIL_ENABLED: 'true',
    NEXT_PUBLIC_VISITOR_ID_ENABLED: 'true',
  };
  for (const name of [
    'PORT',
    'SITE_PORT',
    'PLATFORM_PORT',
    'CONTENT_PORT',
    'STUDIO_PORT',
    'GATEWAY_PORT',
    'DESK_PORT',
    'DATABASE_PORT',
  ])
    env[name] = String(await freePort());
  let product = await step('Starting the product for the browser', (note) => startProduct(env, note));
  try {
    const kept = JSON.parse(fs.readFileSync(path.join(folder, 'secrets.json'), 'utf8'));
    return await work({
      restart: async (changes = {}) => {
        await step('Stopping the product', () => product.stop());
        product = await step('Starting the product again', (note) => startProduct({ ...env, ...changes }, note));
      },
      env: {
        BASE_URL: `http://localhost:${env.PORT}`,
        CONTENT_ORIGIN: `http://localhost:${env.CONTENT_PORT}`,
        STUDIO_ORIGIN: `http://localhost:${env.STUDIO_PORT}`,
        GATEWAY_ORIGIN: `http://localhost:${env.GATEWAY_PORT}`,
        PLATFORM_ORIGIN: `http://127.0.0.1:${env.PLATFORM_PORT}`,
        PLATFORM_DATABASE: `${embeddedAddress(folder, env.DATABASE_PORT)}/kozyr`,
        DESK_URL: `http://localhost:${env.DESK_PORT}`,
        OPERATOR_KEY: kept.OPERATOR_KEY,
        DESK_SECRET: kept.DESK_SECRET,
        WALLET_SECRET: kept.WALLET_SECRET,
        DESK_FIRST_TOKEN: kept.DESK_FIRST_TOKEN,
        CONTENT_ADMIN_EMAIL: kept.CONTENT_ADMIN_EMAIL,
        CONTENT_ADMIN_PASSWORD: kept.CONTENT_ADMIN_PASSWORD,
        TRIAL_NOTES: path.join(folder, 'notes.jsonl'),
      },
    });
  } finally {
    await step('Stopping the product', () => product.stop());
    const { clusterFolder } = await import('./postgres.mjs');
    fs.rmSync(clusterFolder(folder), { recursive: true, force: true });
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
