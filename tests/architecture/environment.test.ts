import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { environmentOf } from '../../scripts/environment.mjs';
import { environmentOfRole } from '../../scripts/role-environment.mjs';
import { declaredVariables, processReads } from './support/syntax';
import { filesBelow, isSource, ourSources, ROOT, read } from './support/tree';

const EXAMPLE = '.env.example';

type Documented = { name: string; line: number; explained: boolean };

/** Variables of .env.example: `NAME=value`, or `# NAME=value` where the default is right for nearly everyone. */
function documentedIn(example: string): Documented[] {
  const lines = example.split('\n');
  const assignment = /^(?:#\s?)?([A-Z][A-Z0-9_]*)=/;
  return lines.flatMap((text, index) => {
    const name = assignment.exec(text)?.[1];
    if (name === undefined) return [];
    // Neighbours without a blank line between them share the comment that leads their block.
    const above = lines.slice(0, index).findLast((one) => !assignment.test(one)) ?? '';
    return [{ name, line: index + 1, explained: /^#\s*\S/.test(above) }];
  });
}

const sources = ourSources();
const isEnvironment = (file: string) => /(^|\/)env(\.ts|\/[a-z-]+\.(ts|mjs))$/.test(file);
/** Frameworks tell their own code by these what is running; nobody sets them. */
const isOurs = (name: string) => !/^(NEXT_(PHASE|RUNTIME)|PAYLOAD_MIGRATING)$/.test(name);

const declared = sources.filter(isEnvironment).flatMap((file) => {
  return declaredVariables(read(file), file)
    .filter(isOurs)
    .map((name) => ({ name, file }));
});
const outside = [...filesBelow('scripts'), ...filesBelow('tests/support')].filter(isSource).map(read).join('\n');

function documented(): Documented[] {
  if (!existsSync(path.join(ROOT, EXAMPLE))) {
    throw new Error(`${EXAMPLE} is missing: it is the manual of the settings, a comment above each NAME=default`);
  }
  return documentedIn(read(EXAMPLE));
}

describe('.env.example', () => {
  it('the example documents every variable that a process reads', () => {
    const known = new Set(documented().map(({ name }) => name));
    expect(declared.length).toBeGreaterThan(0);
    const missing = declared.filter(({ name }) => !known.has(name));
    expect(missing.map(({ name, file }) => `${name} of ${file} is not in ${EXAMPLE}`)).toEqual([]);
  });

  it('the example documents nothing that nobody reads', () => {
    const names = new Set(declared.map(({ name }) => name));
    const unread = documented().filter(({ name }) => !names.has(name) && !new RegExp(`\\b${name}\\b`).test(outside));
    expect(unread.map(({ name, line }) => `${EXAMPLE}:${line} ${name} is read by no env.ts and no script`)).toEqual([]);
  });

  it('each variable of the example has above it what it is for, once', () => {
    const all = documented();
    const bare = all.filter(({ explained }) => !explained);
    expect(bare.map(({ name, line }) => `${EXAMPLE}:${line} ${name} has no comment above it`)).toEqual([]);
    expect(all.map(({ name }) => name)).toEqual([...new Set(all.map(({ name }) => name))]);
  });
});

describe('the environment', () => {
  // The bundler replaces NODE_ENV itself, tools' configuration and scripts run outside any process of ours.
  const free = (file: string) => isEnvironment(file) || /^(scripts|tests)\/|\.config\.(ts|mjs|cjs)$/.test(file);

  it('the environment is read in env.ts and nowhere else', () => {
    const elsewhere = sources
      .filter((file) => !free(file))
      .flatMap((file) => {
        const names = processReads(read(file), file).filter((name) => name !== 'NODE_ENV' && isOurs(name));
        return names.map((name) => `${file} reads ${name}: parse it in the env.ts of its room and pass it on`);
      });
    expect(elsewhere).toEqual([]);
  });

  it('variables are found in schemas and straight reads', () => {
    const source =
      "z.object({ PORT: z.number(), host: z.string() }); const a = process.env.DATA_DIR ?? process.env['LOG_LEVEL'];";
    expect(declaredVariables(source, 'env.ts').sort()).toEqual(['DATA_DIR', 'LOG_LEVEL', 'PORT']);
    expect(processReads(source, 'env.ts').sort()).toEqual(['DATA_DIR', 'LOG_LEVEL']);
  });

  it('variables are read from the example with what stands above', () => {
    const example = '# The ports.\nPORT=3000\n# SITE_PORT=3001\n\n# DATA_DIR=.data';
    expect(documentedIn(example)).toEqual([
      { name: 'PORT', line: 2, explained: true },
      { name: 'SITE_PORT', line: 3, explained: true },
      { name: 'DATA_DIR', line: 5, explained: false },
    ]);
  });
});

describe('the start', () => {
  const rooms = {
    platform: 'platform/src/env',
    content: 'content/src/env',
    studio: 'studio/src/env',
    gateway: 'gateway/src/env',
    edge: 'edge/src/env',
    site: 'lib/env/',
    desk: 'desk/src/',
  };
  /** Read by a process, and on purpose not the operator's to set for it: every server but the edge is on this machine alone. */
  const FIXED = new Set(['platform HOST', 'content HOST', 'studio HOST', 'gateway HOST']);

  it('the start passes on to each process what it reads', () => {
    const names = new Set(declared.map(({ name }) => name));
    const env = Object.fromEntries([...names].map((name) => [name, `set ${name}`]));
    const settings = new Proxy(
      { ports: {} },
      { get: (target, key) => (key === 'ports' ? target.ports : `set ${String(key)}`) },
    );
    const told = environmentOf({ settings, env, secrets: env, databases: env, dev: false });
    const missing = Object.entries(rooms).flatMap(([room, prefix]) =>
      declared
        .filter(
          ({ name, file }) => file.startsWith(prefix) && !(name in (told[room] ?? {})) && !FIXED.has(`${room} ${name}`),
        )
        .map(({ name, file }) => `${file} reads ${name}, which scripts/environment.mjs passes to no ${room}`),
    );
    expect(missing).toEqual([]);
  });

  it('a role that runs by itself is told all that it reads', () => {
    const env = Object.fromEntries(
      declared.flatMap(({ name }) => (name.endsWith('_FILE') ? [] : [[name, `set ${name}`]])),
    );
    const ways = { DATABASE_URL: 'postgres://app@db/kozyr', DATABASE_OWNER_URL: 'postgres://kozyr@db/kozyr' };
    Object.assign(env, ways, { DATABASE_DIRECT_URL: 'postgres://app@db:5433/kozyr', PORT: '3000', DATA_DIR: '/data' });
    const missing = Object.entries(rooms).flatMap(([room, prefix]) => {
      const told = environmentOfRole(room, env);
      return declared
        .filter(({ name, file }) => file.startsWith(prefix) && !(name in told))
        .map(({ name, file }) => `${file} reads ${name}, which scripts/role-environment.mjs passes to no ${room}`);
    });
    expect(missing).toEqual([]);
  });
});
