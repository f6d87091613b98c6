import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { NODE_RANGE, OLDEST_NODE, runsOn } from './node-version.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');

it.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['20.18.9', false],
  ['18.20.0', false],
  ['21.7.3', false],
  ['22.12.9', false],
  ['22.13.0', true],
  ['23.9.0', false],
  ['24.0.0', true],
  ['26.3.1', true],
])('Node %s is within ^20.19.0 || ^22.13.0 || >=24.0.0: %s', (version, expected) => {
  expect(runsOn(version, '^20.19.0 || ^22.13.0 || >=24.0.0')).toBe(expected);
});

it('a range in another notation is refused, never taken for something else', () => {
  expect(() => runsOn('20.19.0', '20.x')).toThrow('"20.x" is neither');
});

it('the Node.js that runs this test is one that package.json takes', () => {
  expect(runsOn(process.versions.node)).toBe(true);
});

it('the lock file and the papers for people name the same versions as package.json', () => {
  const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8');
  expect(JSON.parse(read('package-lock.json')).packages[''].engines.node).toBe(NODE_RANGE);
  const oldest = OLDEST_NODE.split('.').slice(0, 2).join('.');
  for (const paper of ['README.md', 'CONTRIBUTING.md']) {
    const named = [...read(paper).matchAll(/Node\.js (\d+\.\d+)/g)].map(([, version]) => version);
    expect(named, paper).not.toEqual([]);
    expect(new Set(named), paper).toEqual(new Set([oldest]));
  }
  expect(read('.github/workflows/ci.yml')).toContain(`node-version: "${oldest}"`);
});
