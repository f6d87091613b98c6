// Builds the two Next applications and compiles the servers, each only when something it is made of has changed.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileServer } from './compile.mjs';
import { cutFonts, FONTS_FOLDER } from './fonts.mjs';
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

/** Does the work unless the mark says that it was done for the very same. @returns whether it was done now */
async function unlessMarked(mark, wanted, work) {
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === wanted) return false;
  fs.rmSync(mark, { force: true });
  await work();
  fs.writeFileSync(mark, wanted);
  return true;
}

/**
 * @param {{title: string, folder: string, inputs: string[], env: Record<string, string>, dataDir: string, baked?: string}} build
 *   baked: settings that end up inside the build, so that another value builds anew.
 * @returns {Promise<boolean>} whether it built
 */
export async function buildIfChanged({ title, folder, inputs, env, dataDir, baked = '' }) {
  const mark = path.join(ROOT, folder, env.KOZYR_DIST ?? '.next', 'kozyr-fingerprint');
  return unlessMarked(mark, fingerprint(inputs, baked), async () => {
    fs.mkdirSync(path.join(dataDir, 'logs'), { recursive: true });
    await step(title, (note) =>
      runToEnd(process.execPath, [path.join(ROOT, 'node_modules/next/dist/bin/next'), 'build'], {
        cwd: path.join(ROOT, folder),
        env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
        onLine: note,
        logFile: path.join(dataDir, 'logs', `build-${folder === '.' ? 'site' : folder}.log`),
      }),
    );
  });
}

/** Cuts the faces of the site out of their packages, which its build and its development read. */
export async function cutFontsIfChanged() {
  const mark = path.join(FONTS_FOLDER, 'kozyr-fingerprint');
  const wanted = fingerprint(['lib/fonts.ts', 'scripts/fonts.mjs'], '');
  await unlessMarked(mark, wanted, () => step('Cutting the fonts', cutFonts));
}

/** The servers, and what is done in the source of one once it is compiled. */
const SERVERS = {
  platform: [],
  studio: [['src/page/write-client.ts', '--to', 'dist/client']],
  gateway: [],
  edge: [],
};

const toCompile = (name) => ({
  room: path.join(ROOT, name),
  after: SERVERS[name],
  mark: path.join(ROOT, name, 'dist', 'kozyr-fingerprint'),
  fingerprint: fingerprint([name, 'contracts', 'tracing', 'kit', 'scripts/compile.mjs'], process.version),
});

const compileIfNew = ({ room, after, mark, fingerprint }) =>
  unlessMarked(mark, fingerprint, async () => {
    await compileServer({ room, house: ROOT });
    for (const args of after) await runToEnd(process.execPath, ['--import', 'tsx', ...args], { cwd: room });
  });

/** Compiles the servers whose sources have changed into their dist folders. */
export async function compileServers() {
  const wanted = Object.keys(SERVERS).map(toCompile);
  const isNew = ({ mark, fingerprint }) => !fs.existsSync(mark) || fs.readFileSync(mark, 'utf8') !== fingerprint;
  if (wanted.some(isNew)) await step('Compiling the servers', () => Promise.all(wanted.map(compileIfNew)));
}

/**
 * Compiles one server if its sources have changed, and says nothing.
 * @param {keyof typeof SERVERS} name
 * @param {string} entry what is to be started, relative to its sources: operator/main
 * @returns {Promise<URL>} the compiled file
 */
export async function compiledEntry(name, entry) {
  await compileIfNew(toCompile(name));
  return pathToFileURL(path.join(ROOT, name, 'dist', `${entry}.js`));
}
