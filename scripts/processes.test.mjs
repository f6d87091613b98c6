import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bornOf } from './identity.mjs';
import { freePort } from './postgres.mjs';
import { httpProbe } from './probe.mjs';
import { claimDataFolder, endLeftovers, ProcessFamily } from './processes.mjs';

const QUICK = { firstPause: 20, lastPause: 80, askStarting: 20, askRunning: 40, answer: 1_000, silent: 3 };
let folder;
let said;
const families = [];
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-processes-'));
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
});
afterEach(async () => {
  for (const family of families.splice(0)) {
    family.kill();
    await family.stop();
  }
  vi.restoreAllMocks();
  fs.rmSync(folder, { recursive: true, force: true });
});

function familyWith(limits = {}) {
  const family = new ProcessFamily(folder, { ...QUICK, ...limits });
  families.push(family);
  return family;
}
/** Writes a file that a part may be reading at this very moment: it finds the old text or the new one, never half of it. */
function replaceFile(name, text) {
  fs.writeFileSync(path.join(folder, `${name}.new`), text);
  fs.renameSync(path.join(folder, `${name}.new`), path.join(folder, name));
}

/** A part that answers with whatever status stands in a file of its name. */
async function begin(family, name, { before = '', status = 200 } = {}) {
  const port = await freePort();
  fs.writeFileSync(path.join(folder, name), String(status));
  const source = `${before}
    require('node:http').createServer((_, answer) => answer.writeHead(Number(require('node:fs').readFileSync('${name}', 'utf8'))).end())
      .listen(${port}, '127.0.0.1');`;
  return family.start({
    name,
    args: ['-e', source],
    cwd: folder,
    env: { PATH: process.env.PATH },
    probe: httpProbe(`http://127.0.0.1:${port}/`),
  });
}
const gone = (pid) => bornOf(pid) === null;
const backAfter = (part, pid) =>
  expect.poll(() => part.ready && part.process?.pid !== pid, { timeout: 15_000 }).toBe(true);
const recorded = () => JSON.parse(fs.readFileSync(path.join(folder, 'processes.json'), 'utf8'));

describe('a part', () => {
  it('a part that is killed comes back, and no other is touched', async () => {
    const family = familyWith();
    const [edge, site] = [await begin(family, 'edge'), await begin(family, 'site')];
    expect(await Promise.all([edge.started(), site.started()])).toEqual([true, true]);
    const [edgePid, sitePid] = [edge.process.pid, site.process.pid];
    process.kill(sitePid, 'SIGKILL');
    await backAfter(site, sitePid);
    expect(edge.process.pid).toBe(edgePid);
    expect(said).toMatch(/! site ended \(SIGKILL\); starting it again in 0 s\. See \S+site\.log\./);
    expect(said).toMatch(/✓ site is ready, .* after its start/);
  });

  it('a part that hangs is killed and comes back', async () => {
    const part = await begin(familyWith({ answer: 200 }), 'studio');
    await part.started();
    const { pid } = part.process;
    process.kill(pid, 'SIGSTOP');
    await backAfter(part, pid);
    expect(said).toContain('! studio has not answered for');
    expect(gone(pid)).toBe(true);
  });

  it('a part that is not ready is left alone: no restart mends a database that is away', async () => {
    const part = await begin(familyWith(), 'platform');
    await part.started();
    const { pid } = part.process;
    replaceFile('platform', '503');
    await expect.poll(() => said, { timeout: 15_000 }).toContain('! platform is there but not ready (status 503).');
    await new Promise((resolve) => setTimeout(resolve, QUICK.askRunning * QUICK.silent * 3));
    replaceFile('platform', '200');
    await expect.poll(() => said, { timeout: 15_000 }).toContain('✓ platform is ready again.');
    expect(part.process.pid).toBe(pid);
  });

  it('a part that does not start is reported with its last words, skipped, and tried until it does', async () => {
    fs.writeFileSync(path.join(folder, 'broken'), '');
    const before = "if (require('node:fs').existsSync('broken')) { console.log('no tables here'); process.exit(1); }";
    const family = familyWith();
    const part = await begin(family, 'content', { before });
    expect(await part.started()).toBe(false);
    expect(said).toMatch(/content does not start\. Everything else goes on without it[\s\S]*no tables here/);
    expect(family.missing()).toEqual(['content']);
    fs.rmSync(path.join(folder, 'broken'));
    await expect.poll(() => part.ready, { timeout: 15_000 }).toBe(true);
    expect(said).toContain('✓ content is ready');
  });

  it('a part waits longer each time before it is started again, up to a bound', async () => {
    const part = await begin(familyWith(), 'gateway', { before: 'process.exit(3);' });
    await part.started();
    const pauses = () => [...said.matchAll(/starting it again in ([\d.]+) s/g)].map(([, text]) => Number(text));
    await expect.poll(() => pauses().length, { timeout: 15_000 }).toBeGreaterThan(4);
    expect(pauses()[0]).toBeLessThan(pauses()[2] + 0.05);
    expect(Math.max(...pauses())).toBe(0.1);
  });

  it('a part whose settings are wrong stops the start with what it said of them', async () => {
    const before = "console.error('Settings are wrong: PORT must be a number.'); process.exit(78);";
    const part = await begin(familyWith(), 'platform', { before });
    await expect(part.started()).rejects.toThrow(/^Settings are wrong: PORT must be a number\.$/);
  });

  it('a part keeps what it wrote before it ended when it is started again', async () => {
    const part = await begin(familyWith(), 'edge', { before: 'console.log("life", process.pid);' });
    await part.started();
    const { pid } = part.process;
    process.kill(pid, 'SIGKILL');
    await backAfter(part, pid);
    expect(fs.readFileSync(path.join(folder, 'logs/edge.log'), 'utf8').match(/life \d+/g)).toEqual([
      `life ${pid}`,
      `life ${part.process.pid}`,
    ]);
  });
});

describe('what a killed start leaves behind', () => {
  it('the next start ends exactly the processes that a killed start wrote down', async () => {
    const family = familyWith();
    const parts = [await begin(family, 'first'), await begin(family, 'last')];
    await Promise.all(parts.map((part) => part.started()));
    const pids = recorded().map(({ pid }) => pid);
    expect(recorded().map(({ name }) => name)).toEqual(['first', 'last']);
    family.abandon(); // as if the start script itself had been killed
    await endLeftovers(folder);
    expect(pids.every(gone)).toBe(true);
  });

  it('a process that only has the number of a leftover is not ended', async () => {
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    for (const born of ['another life', undefined])
      fs.writeFileSync(
        path.join(folder, 'processes.json'),
        JSON.stringify([{ name: 'edge', pid: stranger.pid, born }]),
      );
    await endLeftovers(folder);
    expect(gone(stranger.pid)).toBe(false);
    stranger.kill('SIGKILL');
  });

  it('parts end with their start, however it ends', async () => {
    const source = `
      const { ProcessFamily } = await import(${JSON.stringify(path.resolve('scripts/processes.mjs'))});
      const { beGuarded } = await import(${JSON.stringify(path.resolve('scripts/guarded.mjs'))});
      beGuarded(${JSON.stringify(folder)});
      new ProcessFamily(${JSON.stringify(folder)}).start({ name: 'edge', args: ['-e', 'setInterval(() => {}, 1000)'],
        cwd: '/', env: {}, probe: async () => ({ answers: true, ready: true, state: '' }) });
      setInterval(() => {}, 1000);`;
    const start = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: 'inherit' });
    await expect.poll(() => fs.existsSync(path.join(folder, 'processes.json')), { timeout: 10_000 }).toBe(true);
    const [{ pid }] = recorded();
    expect(gone(pid)).toBe(false);
    start.kill('SIGKILL');
    await expect.poll(() => gone(pid), { timeout: 15_000 }).toBe(true);
  });
});

describe('a data folder', () => {
  it('a data folder belongs to one start', () => {
    const release = claimDataFolder(folder);
    fs.writeFileSync(path.join(folder, 'start.pid'), `${process.ppid}\n${bornOf(process.ppid)}`);
    expect(() => claimDataFolder(folder)).toThrow(/already runs/);
    release();
    claimDataFolder(folder)();
  });

  it('a data folder is free when the start that had it is gone, whoever has its number now', () => {
    for (const text of [`${process.ppid}\nanother life`, `${process.ppid}`, '999999999', 'what']) {
      fs.writeFileSync(path.join(folder, 'start.pid'), text);
      claimDataFolder(folder)();
    }
  });
});
