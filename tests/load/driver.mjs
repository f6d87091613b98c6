import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * What makes the requests. wrk where it is installed: it costs far less than what it drives. Else autocannon, in a
 * process of its own; it is slower than nginx, so the ratio it shows flatters the edge, and we say so.
 */
export function driverOf() {
  if (spawnSync('wrk', ['--version']).error === undefined) return { name: 'wrk', drive: driveByWrk };
  console.log(
    'wrk is not installed (Debian: apt-get install wrk). autocannon itself is slower than nginx: trust the CPU per page, not the ratio.',
  );
  return { name: 'autocannon', drive: driveByAutocannon };
}

const ENCODING = 'accept-encoding=gzip, deflate, br, zstd';

async function driveByWrk(url, { connections, seconds }) {
  const output = await run(
    'wrk',
    ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', ENCODING.replace('=', ': '), url],
    seconds,
  );
  const failures = /Non-2xx or 3xx responses: (\d+)|Socket errors:(.*)/.exec(output);
  if (failures !== null) throw new Error(`requests to ${url} failed: ${failures[0]}`);
  return Number(/(\d+) requests in/.exec(output)?.[1]);
}

async function driveByAutocannon(url, { connections, seconds }) {
  const folder = path.dirname(createRequire(import.meta.url).resolve('autocannon/package.json'));
  const script = path.join(folder, 'autocannon.js');
  const output = await run(
    process.execPath,
    [script, '-j', '-n', '-c', String(connections), '-d', String(seconds), '-H', ENCODING, url],
    seconds,
  );
  const result = JSON.parse(output);
  if (result.non2xx + result.errors + result.timeouts > 0) throw new Error(`requests to ${url} failed`);
  return result.requests.total;
}

function run(command, args, seconds) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'], timeout: (seconds + 20) * 1000 });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${command} ended with ${code}`))));
  });
}
