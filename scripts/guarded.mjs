// Lets another process watch over this one.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './settings.mjs';

const AGAIN_MS = 1_000;

/**
 * From now on the parts that are written down in the data folder end when this process does, even by kill -9.
 * @param {string} dataDir
 * @returns {() => void} ends that
 */
export function beGuarded(dataDir) {
  let stopped = false;
  let child;
  const launch = () => {
    child = spawn(process.execPath, [path.join(ROOT, 'scripts/guardian.mjs'), dataDir], {
      cwd: ROOT,
      env: { PATH: process.env.PATH },
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.stdin.on('error', () => undefined);
    child.on('error', () => undefined);
    child.once('close', () => {
      if (!stopped) setTimeout(launch, AGAIN_MS).unref();
    });
    // It is there for our end and does not put it off.
    child.unref();
    child.stdin.unref?.();
  };
  launch();
  return () => {
    stopped = true;
    child.kill('SIGKILL');
  };
}
