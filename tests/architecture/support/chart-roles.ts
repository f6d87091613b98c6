import { stringify } from 'yaml';
import { OWN_SETTINGS, SECRETS_OF, SHARED } from '../../../scripts/environment.mjs';
import { ROLES } from '../../../scripts/roles.mjs';
import { fileOf } from '../../../scripts/secret-files.mjs';
import { declaredVariables } from './syntax';
import { filesBelow, isSource, read } from './tree';

/** Where each role reads its settings: sources whose paths begin so. */
const ENVIRONMENT_OF: Record<string, string[]> = {
  platform: ['platform/src/env'],
  content: ['content/src/env', 'content/src/uploads/env'],
  studio: ['studio/src/env'],
  gateway: ['gateway/src/env'],
  site: ['lib/env/'],
  desk: ['desk/src/lib/server/env'],
  edge: ['edge/src/env'],
};
/** And what every role reads besides: of its traces, and of how it stops (scripts/drain.mjs). */
const TRACES = 'tracing/src/env';
const OF_EVERY_ROLE = ['DRAIN_DELAY_MS', 'NODE_OPTIONS'];

/** What the image and its build, the chart's own templates or scripts/role-environment.mjs say, and values of the chart never. */
const NOT_OF_VALUES =
  /^(PORT|HOST|DATA_DIR|SITE_CACHE_DIR|KOZYR_(MODE|ROLE|DIST|DATA|DEPLOYMENT_ID)|NODE_ENV|METRICS_(PORT|HOST)|NEXT_PUBLIC_\w+)$/;

/** The gateway is told with each payment where its webhook goes: no setting of its own names the platform. */
const CALLS_BESIDES: Record<string, string[]> = { gateway: ['platform'] };

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();
const isAddress = (name: string): boolean =>
  Object.values(ROLES).some(({ addresses }) => addresses.includes(name)) ||
  /^(CONTENT_ADMIN_URL|FRAMES_PUBLIC_URL)$/.test(name);

/** The variables that a role reads. */
function readBy(role: string): string[] {
  const prefixes = ENVIRONMENT_OF[role];
  if (!prefixes) throw new Error(`Where the role ${role} reads its settings is not said in ENVIRONMENT_OF.`);
  return [...prefixes, TRACES].flatMap((prefix) =>
    filesBelow(prefix.slice(0, prefix.lastIndexOf('/')))
      .filter((file) => file.startsWith(prefix) && isSource(file) && !file.includes('.test.'))
      .flatMap((file) => declaredVariables(read(file), file)),
  );
}

/** Whom a role calls, by the addresses from server to server that it needs. */
function calledBy(role: string): string[] {
  const others = Object.keys(ROLES).filter((name) => name !== role);
  const addresses: readonly string[] = ROLES[role]?.addresses ?? [];
  return sorted([
    ...others.filter((name) => addresses.includes(`${name.toUpperCase()}_URL`)),
    ...(CALLS_BESIDES[role] ?? []),
  ]);
}

function secretsOf(role: string) {
  const { secrets = [] } = ROLES[role] ?? {};
  const passed: string[] = [...(SECRETS_OF[role] ?? []), ...(OWN_SETTINGS[role] ?? [])];
  return {
    needed: sorted(secrets),
    known: sorted(passed.filter((name) => fileOf(name) !== null && !secrets.includes(name))),
  };
}

function factsOf(role: string) {
  const { port, ready, balanced, alive, database } = ROLES[role] ?? {};
  const reads = readBy(role);
  const passed = new Set<string>([...SHARED, ...(OWN_SETTINGS[role] ?? []), ...(SECRETS_OF[role] ?? [])]);
  const isSetting = (name: string): boolean =>
    passed.has(name) && fileOf(name) === null && !isAddress(name) && !NOT_OF_VALUES.test(name);
  return {
    port,
    alive,
    ready: balanced ?? ready,
    metrics: reads.includes('METRICS_PORT'),
    database: database === true,
    calls: calledBy(role),
    addresses: sorted([...reads, ...(ROLES[role]?.addresses ?? [])].filter(isAddress)),
    // Whoever calls the platform is believed about where a player is, whatever is set.
    settings: sorted(
      [...OF_EVERY_ROLE, ...reads.filter(isSetting)].filter((name) => role !== 'platform' || name !== 'TRUST_PROXY'),
    ),
    secrets: secretsOf(role),
  };
}

const HEAD = `# What each role is, needs and reads, for the chart's templates. Not to be edited: it follows from scripts/roles.mjs,
# scripts/environment.mjs and the env.ts of each room. When one of those has changed, write it anew by
#   npx vitest run --project architecture tests/architecture/chart.test.ts -u
`;

/** deploy/helm/kozyr/files/roles.yaml, as it must be. */
export function chartRoles(): string {
  const roles = Object.fromEntries(Object.keys(ROLES).map((role) => [role, factsOf(role)]));
  return HEAD + stringify(roles, { lineWidth: 120 });
}
