import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type LogLine, logLineSchema } from '@kozyr/kit/log-line';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { compileServers } from '../../scripts/builds.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COMPILED = ['main.js', 'migrate/main.js'];
const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })) });

export type ReleaseMigration = { name: string; sql: string };

/**
 * The platform as a release of its own: compiled, with the migrations that there are, and those that this release adds. Of one tree there is one
 * code, so that what differs is what it knows of the database.
 * @returns the folder of its room
 */
export async function platformRelease(added: readonly ReleaseMigration[] = []): Promise<string> {
  await compileServers();
  const house = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-release-'));
  onTestFinished(() => fs.rmSync(house, { recursive: true, force: true }));
  const room = path.join(house, 'platform');
  for (const file of COMPILED)
    fs.cpSync(path.join(ROOT, 'platform/dist', file), path.join(room, 'dist', file), { recursive: true });
  fs.cpSync(path.join(ROOT, 'platform/migrations'), path.join(room, 'migrations'), { recursive: true });
  fs.cpSync(path.join(ROOT, 'platform/package.json'), path.join(room, 'package.json'));
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(house, 'node_modules'));
  const file = path.join(room, 'migrations/meta/_journal.json');
  const journal = journalSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  for (const { name, sql } of added) {
    const when = Math.max(...journal.entries.map((entry) => entry.when)) + 1_000;
    journal.entries.push({ idx: journal.entries.length, version: '7', when, tag: name, breakpoints: true });
    fs.writeFileSync(path.join(room, 'migrations', `${name}.sql`), sql);
  }
  fs.writeFileSync(file, JSON.stringify(journal));
  return room;
}

/** Lines of a log in JSON, each checked for its shape. */
export const logLinesOf = (said: string): LogLine[] =>
  said
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => logLineSchema.parse(JSON.parse(line)));

export type Job = {
  /** What it has logged so far. */
  said: () => LogLine[];
  /** Resolves when it has ended, with its exit code. */
  ended: Promise<number | null>;
};

/** Starts a release's job for its database. */
export function startJob(release: string, settings: Record<string, string>): Job {
  const child = spawn(process.execPath, ['dist/migrate/main.js'], {
    cwd: release,
    env: { NODE_ENV: 'production', PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = once(child, 'close').then(() => child.exitCode);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  // A line that is half written is not one yet.
  return { said: () => logLinesOf(said.slice(0, said.lastIndexOf('\n') + 1)), ended };
}
