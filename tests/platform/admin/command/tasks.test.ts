import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { OperatorTasks } from '@kozyr/contracts/operator/tasks';
import { afterAll, expect } from 'vitest';
import { operate } from '../../../../platform/src/operator/operate';
import { ensureFirstOperator } from '../../../../platform/src/services/identity/operators/first-operator';
import { platformTest } from '../../../support/platform-test';

const KEY = 'the-first-operator-key-0123456789abcdef';
const it = platformTest({ OPERATOR_KEY: KEY });

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-tasks-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

let url: string;
it.beforeAll(async ({ platform }) => {
  await ensureFirstOperator(platform.ctx);
  url = await platform.app.listen({ port: 0, host: '127.0.0.1' });
});

/** Types a line at a terminal. */
async function type(...words: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const code = await operate(words, {
    env: { PLATFORM_URL: url, OPERATOR_KEY: KEY },
    say: (text) => {
      said.out += `${text}\n`;
    },
    complain: (text) => {
      said.err += `${text}\n`;
    },
  });
  return { code, ...said };
}

it('an operator reads the tasks with their cost, sets them by a file for the next day, and switches them off at once', async () => {
  const { out } = await type('tasks', 'show');
  expect(out).toMatch(/^Tasks are offered\.$/m);
  expect(out).toMatch(/^slots-rounds\s+rounds\s+slots\s+20\s+uah\s.*20\.00\s+4\.50 %/m);
  const shown: OperatorTasks = JSON.parse((await type('tasks', 'show', '--json')).out);
  const last = shown.versions.at(-1);
  if (!last) throw new Error('No version holds.');
  const file = path.join(folder, 'tasks.json');
  const write = (uah: string) => {
    const { version, terms } = last;
    fs.writeFileSync(file, JSON.stringify({ version, terms: { ...terms, reward: { ...terms.reward, uah } } }));
  };
  write('0.20');
  const set = await type('tasks', 'set', '--file', file);
  expect([set.code, set.out.split('\n')[0]]).toEqual([0, 'Set.']);
  expect(set.out).toMatch(/holds from\s+2026-03-03/);
  write('0.25');
  const late = await type('tasks', 'set', '--file', file);
  expect([late.code, late.err.split(':')[0]]).toEqual([1, 'STATE_CONFLICT']);
  expect((await type('settings', 'set', 'TASKS_OFFERED', 'no')).code).toBe(0);
  expect((await type('tasks', 'show')).out).toMatch(/^Tasks are switched off/m);
});
