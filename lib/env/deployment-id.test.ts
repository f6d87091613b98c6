// @vitest-environment node
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deploymentId } from './deployment-id.mjs';

const told = (id: string) => vi.stubEnv('KOZYR_DEPLOYMENT_ID', id);
let distDir: string;
beforeEach(() => {
  distDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-build-'));
  told('');
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(distDir, { recursive: true });
});

it('a build is named as it is told, and has no name otherwise', () => {
  expect(deploymentId({ building: true, distDir })).toBeUndefined();
  told('2026-11-29_b');
  expect(deploymentId({ building: true, distDir })).toBe('2026-11-29_b');
  told('of two words');
  expect(() => deploymentId({ building: true, distDir })).toThrow('KOZYR_DEPLOYMENT_ID must be at most 64 letters');
});

it('a process has the name of the build that it serves, whatever it is told', () => {
  told('another');
  expect(deploymentId({ building: false, distDir })).toBeUndefined();
  const build = path.join(distDir, 'required-server-files.json');
  fs.writeFileSync(build, JSON.stringify({ config: { deploymentId: 'its-own' } }));
  expect(deploymentId({ building: false, distDir })).toBe('its-own');
});
