// An empty page of the same Next behind the same edge, for as long as some work needs it: what no page of ours can be faster than.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { compileServers } from './builds.mjs';
import { withDeadline } from './deadline.mjs';
import { runToEnd } from './install.mjs';
import { freePort } from './postgres.mjs';
import { ROOT } from './settings.mjs';

const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');
const START_MS = 30_000;
const TRY_MS = 2_000;

const FILES = {
  'app/layout.jsx':
    'export default function Layout({ children }) {\n  return (\n    <html lang="uk">\n      <body>{children}</body>\n    </html>\n  );\n}\n',
  'app/uk/page.jsx': 'export default function Page() {\n  return <h1>Empty</h1>;\n}\n',
  // The packages are those of the project, so its folder is the root of the build too.
  'next.config.mjs': `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(ROOT)} } };\n`,
};

function writeApp(folder) {
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

async function untilAnswers(address) {
  const until = Date.now() + START_MS;
  for (;;) {
    const status = await withDeadline(TRY_MS, async (signal) => {
      const answer = await fetch(address, { signal });
      await answer.arrayBuffer();
      return answer.status;
    }).catch(() => null);
    if (status === 200) return;
    if (Date.now() > until) throw new Error(`The empty page does not answer at ${address} (${status ?? 'nothing'}).`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function stopProcess(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/**
 * @template T
 * @param {(address: string) => Promise<T>} work is given the address of the empty page, which is gone when it ends
 * @returns {Promise<T>}
 */
export async function withEmptyPage(work) {
  // Within the project, since packages are looked for upwards; nothing of it is part of the product.
  const folder = fs.mkdtempSync(path.join(ROOT, '.next-empty-'));
  const children = [];
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PORT: '' };
  const start = (args, cwd, more) => {
    const child = spawn(process.execPath, args, { cwd, env: { ...env, ...more }, stdio: 'ignore' });
    children.push(child);
  };
  try {
    writeApp(folder);
    await compileServers();
    await runToEnd(process.execPath, [NEXT, 'build'], { cwd: folder, env, onLine: () => undefined });
    const [site, edge] = [await freePort(), await freePort()];
    start([NEXT, 'start', '-H', 'localhost', '-p', String(site)], folder);
    start([path.join(ROOT, 'edge/dist/main.js')], path.join(ROOT, 'edge'), {
      PORT: String(edge),
      SITE_URL: `http://localhost:${site}`,
      PUBLIC_URL: `http://localhost:${edge}`,
      REVALIDATE_SECRET: 'of-an-empty-page',
    });
    const address = `http://localhost:${edge}/uk`;
    await untilAnswers(address);
    return await work(address);
  } finally {
    await Promise.all(children.map(stopProcess));
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
