import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimDataFolder, endLeftovers, ProcessFamily } from './processes.mjs';

let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-processes-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const begin = (family, name) =>
  family.start({
    name,
    args: ['-e', 'setInterval(() => {}, 1000)'],
    cwd: folder,
    env: { PATH: process.env.PATH, KOZYR_DATA: folder },
  });
const recorded = () => JSON.parse(fs.readFileSync(path.join(folder, 'processes.json'), 'utf8'));

it('writes down every process, and the next start ends those that a killed one left', async () => {
  const family = new ProcessFamily(folder, () => {});
  begin(family, 'first').markReady();
  begin(family, 'last').markReady();
  const pids = recorded().map(({ pid }) => pid);
  expect(recorded().map(({ name }) => name)).toEqual(['first', 'last']);
  expect(pids.every(alive)).toBe(true);

  family.abandon(); // as if the start script itself had been killed
  await endLeftovers(folder);
  expect(pids.some(alive)).toBe(false);
  expect(fs.existsSync(path.join(folder, 'processes.json'))).toBe(false);
});

it('leaves a process alone that only has the number of one of ours', async () => {
  const stranger = process.pid;
  fs.writeFileSync(path.join(folder, 'processes.json'), JSON.stringify([{ name: 'edge', pid: stranger }]));
  await endLeftovers(folder);
  expect(alive(stranger)).toBe(true);
});

it('says the last words of a process that ends before it is ready', async () => {
  const family = new ProcessFamily(folder, () => {});
  const started = family.start({
    name: 'bad',
    args: ['-e', 'console.log("PORT is wrong"); process.exit(1)'],
    cwd: folder,
    env: { PATH: process.env.PATH },
  });
  await expect
    .poll(() => started.failed()?.message, { timeout: 5000 })
    .toMatch(/bad ended \(exit code 1\)[\s\S]*PORT is wrong/);
});

it('lets one start have a data folder', () => {
  const release = claimDataFolder(folder);
  fs.writeFileSync(path.join(folder, 'start.pid'), String(process.ppid));
  expect(() => claimDataFolder(folder)).toThrow(/already runs/);
  release();
  claimDataFolder(folder)();
});
