import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url));
export const PREVIEW_TOKEN = 'test-preview-token-0123456789';
const REVALIDATE_SECRET = 'test-revalidate-secret-0123456789';
/** The first account: an admin. */
export const FIRST = { email: 'editor@kozyr.test', password: 'test-editor-password' };

export type ContentProcess = { url: string; stop: () => Promise<void> };
export type Purge = { path: string; authorization: string | undefined; tags: string[] };

function addressOf(server: Server): string {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${bound.port}`;
}

/** Stands where the site and the edge would: keeps what it is told, and what `look` found at that very moment. */
export async function startListener(look: (tags: string[]) => Promise<void> = async () => {}) {
  const told: Purge[] = [];
  let changed = () => {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const { tags } = JSON.parse(Buffer.concat(chunks).toString());
      await look(tags);
      told.push({ path: request.url ?? '', authorization: request.headers.authorization, tags });
      response.writeHead(204).end();
      changed();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: addressOf(server),
    told,
    /** Resolves once something told matches. */
    heard: async (matches: (one: Purge) => boolean): Promise<Purge> => {
      for (;;) {
        const found = told.find(matches);
        if (found) return found;
        await new Promise<void>((resolve) => {
          changed = resolve;
        });
      }
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export function contentFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kozyr-content-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

type ContentOptions = {
  databaseUrl: string;
  dataDir: string;
  listener: string;
  /** Settings besides, as an operator would make them. */
  settings?: Record<string, string>;
};

const settingsOf = ({ databaseUrl, dataDir, listener, settings }: ContentOptions): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  PORT: '0',
  LOG_LEVEL: 'error',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  PAYLOAD_SECRET: 'test-payload-secret-0123456789',
  PREVIEW_TOKEN,
  REVALIDATE_SECRET,
  SITE_URL: listener,
  EDGE_URL: listener,
  CONTENT_ADMIN_EMAIL: FIRST.email,
  CONTENT_ADMIN_PASSWORD: FIRST.password,
  ...settings,
});

/** Migrates a database as an operator does by hand: without the first content, and nothing is served. */
export async function migrateContent(options: ContentOptions): Promise<void> {
  const command = path.resolve(CONTENT, '../node_modules/.bin/payload');
  await promisify(execFile)(command, ['migrate'], { cwd: CONTENT, env: settingsOf(options) });
}

/** The content service's REST in a process of its own, ready to be asked. */
export async function startContent(options: ContentOptions): Promise<ContentProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/serve-rest.ts'], {
    cwd: CONTENT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: settingsOf(options),
  });
  const port = await portOf(child);
  return {
    url: `http://127.0.0.1:${port}/api`,
    stop: () =>
      new Promise<void>((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

function portOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /ready on http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port) resolve(port);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    // By then everything it said is read: 'exit' may come before.
    child.once('close', (code) => reject(new Error(`the content service ended with ${code}:\n${output}`)));
  });
}

type Body = Record<string, unknown>;

/** Somebody signed in by the same REST the admin uses, the first account unless told. Answers are {status, doc or errors}. */
export async function signInEditor(url: string, account = FIRST) {
  const login = await fetch(`${url}/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token } = await login.json();
  const send = async (method: string, where: string, body?: Body | FormData) => {
    const form = body instanceof FormData;
    const response = await fetch(`${url}/${where}`, {
      method,
      headers: { authorization: `JWT ${token}`, ...(form ? {} : { 'content-type': 'application/json' }) },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
    });
    const answer = await response.json();
    return { status: response.status, doc: answer.doc, docs: answer.docs, errors: answer.errors, answer };
  };
  return {
    /** Any call; the whole answer is `answer`, the first refusal `errors[0].message`. */
    call: send,
    /** Creates and publishes; a component gets what it must have. Answers the document. */
    publish: async (collection: string, body: Body) => {
      const must = collection === 'components' ? { type: 'text', order: 0, orderNonAuth: 0 } : {};
      const answer = await send('POST', `${collection}?depth=0`, { ...must, _status: 'published', ...body });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.errors));
      return answer.doc;
    },
    create: (collection: string, body: Body) => send('POST', `${collection}?depth=0`, body),
    update: (collection: string, id: number, body: Body, query = '') =>
      send('PATCH', `${collection}/${id}?depth=0${query}`, body),
    remove: (collection: string, id: number) => send('DELETE', `${collection}/${id}`),
    find: async (collection: string, key: string) => {
      const { docs } = await send('GET', `${collection}?depth=0&where[key][equals]=${key}`);
      return docs[0];
    },
  };
}

export const REVALIDATE_HEADER = `Bearer ${REVALIDATE_SECRET}`;
