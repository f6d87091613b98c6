// Installs the packages when they are missing or the lock file has changed since.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { step } from './progress.mjs';
import { ROOT, SettingsError } from './settings.mjs';

/** What is shown of a command that fails. */
const LINES_KEPT = 120;

const MARK = path.join(ROOT, 'node_modules', '.kozyr-installed');

function wanted() {
  const hash = createHash('sha256').update(process.version.split('.')[0]).update(process.platform).update(process.arch);
  for (const file of [
    'package-lock.json',
    'package.json',
    ...['contracts', 'tracing', 'kit', 'platform', 'content', 'studio', 'gateway', 'edge', 'desk'].map(
      (name) => `${name}/package.json`,
    ),
  ]) {
    hash.update(fs.readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** Runs a command to its end; its last lines are in the error when it fails. */
export function runToEnd(command, args, { env = process.env, cwd = ROOT, onLine = () => {}, logFile } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { NO_COLOR: '1', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    // A build that outlived the start it belongs to would be in the way of the next one.
    const end = () => child.kill();
    process.once('exit', end);
    const lines = [];
    const log = logFile ? fs.createWriteStream(logFile) : null;
    const reader = () => {
      let rest = '';
      return (chunk) => {
        log?.write(chunk);
        const parts = (rest + chunk).split('\n');
        rest = parts.pop() ?? '';
        for (const line of parts) {
          if (!line.trim()) continue;
          lines.push(line);
          if (lines.length > LINES_KEPT) lines.shift();
          onLine(line);
        }
      };
    };
    child.stdout.setEncoding('utf8').on('data', reader());
    child.stderr.setEncoding('utf8').on('data', reader());
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('exit', end);
      log?.end();
      if (code === 0) return resolve();
      reject(new SettingsError(`${command} ${args.join(' ')} failed (${signal ?? code}):\n${lines.join('\n')}`));
    });
  });
}

export async function installPackages() {
  const key = wanted();
  if (fs.existsSync(MARK) && fs.readFileSync(MARK, 'utf8') === key) return;
  await step('Installing packages', (note) =>
    runToEnd('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      onLine: note,
      // next build in production mode must not make npm leave out what it builds with
      env: { ...process.env, NODE_ENV: 'development' },
    }),
  );
  fs.writeFileSync(MARK, wanted());
}
