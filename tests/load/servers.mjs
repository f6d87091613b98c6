import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledEntry } from '../../scripts/builds.mjs';
import { fetchRaw } from './pages.mjs';

/**
 * A server as the product runs it: compiled, anew when its sources have changed.
 * @param {'platform' | 'studio' | 'gateway' | 'edge'} name
 * @returns {Promise<string[]>} what Node is started with
 */
export async function compiledServer(name) {
  return ['--enable-source-maps', fileURLToPath(await compiledEntry(name, 'main'))];
}

/** Throws, with what to do, when there is no nginx: the comparison is the point. */
export function findNginx() {
  for (const binary of ['nginx', '/usr/sbin/nginx', '/opt/homebrew/bin/nginx']) {
    if (spawnSync(binary, ['-v']).error === undefined) return binary;
  }
  throw new Error('nginx is not installed. Debian and Ubuntu: apt-get install nginx-light; macOS: brew install nginx');
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** What the edge fetches its pages from: says of them what the site says. */
export function startOrigin(pages) {
  const bodies = new Map(pages.map((page) => [page.path, Buffer.from(page.html)]));
  const server = createServer((request, response) => {
    const body = bodies.get(request.url);
    response.writeHead(body === undefined ? 404 : 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 's-maxage=3600, stale-while-revalidate=3600',
    });
    response.end(body);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Headers that nginx writes itself. */
const NGINX_OWN = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'content-type',
  'etag',
  'transfer-encoding',
]);

/** nginx with one worker, serving the body and headers that `like` answers, from a file of exactly those bytes. */
export async function startNginx({ binary, folder, port, path: pagePath, like }) {
  const answer = await fetchRaw(like);
  const root = path.join(folder, `nginx-${port}`);
  await mkdir(path.join(root, 'www'), { recursive: true });
  await Promise.all([folder, root, path.join(root, 'www')].map((one) => chmod(one, 0o755)));
  await writeFile(path.join(root, 'www/page.html'), answer.body);
  const quoted = (text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  const headers = answer.rawHeaders.filter(([name]) => !NGINX_OWN.has(name.toLowerCase()));
  const conf = `
daemon off; worker_processes 1; pid ${root}/nginx.pid; error_log ${root}/error.log warn;
events { worker_connections 8192; }
http {
  access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; keepalive_timeout 65; keepalive_requests 100000000;
  open_file_cache max=16 inactive=600s; open_file_cache_valid 600s;
  client_body_temp_path ${root}/body; proxy_temp_path ${root}/proxy; fastcgi_temp_path ${root}/fastcgi;
  uwsgi_temp_path ${root}/uwsgi; scgi_temp_path ${root}/scgi;
  server {
    listen 127.0.0.1:${port} backlog=4096; root ${root}/www; default_type "text/html; charset=utf-8";
    location = ${pagePath} { types {} try_files /page.html =404;
${headers.map(([name, value]) => `      add_header ${name} ${quoted(value)};`).join('\n')}
    }
  }
}
`;
  await writeFile(path.join(root, 'nginx.conf'), conf);
  const child = spawn(binary, ['-p', root, '-c', `${root}/nginx.conf`, '-e', `${root}/error.log`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}${pagePath}`;
  await waitFor(url, child);
  const workers = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
  return { child, url, workerPid: Number(workers[0]) };
}

/** Waits until an address answers, at most 20 s; fails at once when its process has ended. */
export async function waitFor(url, child) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the server of ${url} ended with ${child.exitCode}`);
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

/** Seconds of CPU a process has used, threads included. Linux: 100 ticks a second. */
export function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Seconds of CPU that a process and all its descendants have used, those included whose end it waited for. */
export function cpuOfFamily(pid) {
  const own = (at) => {
    const fields = readFileSync(`/proc/${at}/stat`, 'utf8').split(') ')[1].split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
  };
  let children = '';
  try {
    for (const task of readdirSync(`/proc/${pid}/task`))
      children += ` ${readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8')}`;
    return children
      .split(' ')
      .filter((one) => one !== '')
      .reduce((sum, one) => sum + cpuOfFamily(Number(one)), own(pid));
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

export function stop(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}
