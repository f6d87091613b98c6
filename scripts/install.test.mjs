import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runToEnd } from './install.mjs';

it('a command that fails is told with its last lines', async () => {
  const failing = runToEnd(process.execPath, [
    '-e',
    'console.log("began"); console.error("went wrong"); process.exit(3)',
  ]);
  await expect(failing).rejects.toThrow(/failed \(3\):\n(began\nwent wrong|went wrong\nbegan)$/);
});

it('a command ends with whoever runs it, so that no build is left behind', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-install-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  const mark = path.join(folder, 'ended');
  const inner = `
    process.on('SIGTERM', () => { require('node:fs').writeFileSync(${JSON.stringify(mark)}, ''); process.exit(); });
    setInterval(() => undefined, 1000);
    console.log('runs');`;
  const outer = `
    const { runToEnd } = await import(${JSON.stringify(path.join(import.meta.dirname, 'install.mjs'))});
    const onLine = () => process.exit(1);
    runToEnd(process.execPath, ['-e', ${JSON.stringify(inner)}], { onLine }).catch(() => undefined);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', outer]);
  await once(child, 'close');
  await expect.poll(() => fs.existsSync(mark), { timeout: 10_000 }).toBe(true);
});
