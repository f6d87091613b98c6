// Builds the two Next applications, each only when something it is made of has changed.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { runToEnd } from './install.mjs';
import { step } from './progress.mjs';
import { ROOT } from './settings.mjs';

const SKIP = new Set(['node_modules', '.git', 'dist']);

function addFolder(hash, folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const full = path.join(folder, entry.name);
    if (
      SKIP.has(entry.name) ||
      entry.name.startsWith('.next') ||
      /\.test\.tsx?$|\.tsbuildinfo$|^next-env\.d\.ts$/.test(entry.name)
    )
      continue;
    if (entry.isDirectory()) addFolder(hash, full);
    else if (entry.isFile()) hash.update(path.relative(ROOT, full)).update(fs.readFileSync(full));
  }
}

function fingerprint(inputs, extra) {
  const hash = createHash('sha256').update(extra);
  for (const input of [...inputs, 'package-lock.json', 'tsconfig.base.json']) {
    const full = path.join(ROOT, input);
    if (!fs.existsSync(full)) continue;
    if (fs.statSync(full).isDirectory()) addFolder(hash, full);
    else hash.update(input).update(fs.readFileSync(full));
  }
  return hash.digest('hex');
}

/**
 * @param {{title: string, folder: string, inputs: string[], env: Record<string, string>, dataDir: string, baked?: string}} build
 *   baked: settings that end up inside the build, so that another value builds anew.
 * @returns {Promise<boolean>} whether it built
 */
export async function buildIfChanged({ title, folder, inputs, env, dataDir, baked = '' }) {
  const mark = path.join(ROOT, folder, env.KOZYR_DIST ?? '.next', 'kozyr-fingerprint');
  const wanted = fingerprint(inputs, baked);
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === wanted) return false;
  fs.rmSync(mark, { force: true });
  fs.mkdirSync(path.join(dataDir, 'logs'), { recursive: true });
  await step(title, (note) =>
    runToEnd(process.execPath, [path.join(ROOT, 'node_modules/next/dist/bin/next'), 'build'], {
      cwd: path.join(ROOT, folder),
      env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      onLine: note,
      logFile: path.join(dataDir, 'logs', `build-${folder === '.' ? 'site' : folder}.log`),
    }),
  );
  fs.writeFileSync(mark, wanted);
  return true;
}
