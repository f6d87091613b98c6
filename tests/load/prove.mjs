/**
 * The long forms of the proofs of money (their short forms run with npm test), with figures and the seed by which a run repeats.
 *
 *   npm run prove:ledger -- --commands 20000 --seed 7
 *   npm run prove:concurrency -- --operations 60000
 *   npm run prove:callbacks -- --permutations 720
 *   npm run prove:promotions -- --weeks 300 --takings 20
 *   npm run prove:limits -- --sequences 10000
 *   npm run prove:crash -- --kills 20 --database-kills 5
 *   npm run prove:pooler -- --kills 20 --database-kills 5
 *   npm run prove:restore -- --backups 3 --movements 500
 *   npm run prove:failover -- --kills 20
 *   npm run prove:fan-out -- --notices 500
 *   npm run prove:citus -- --workers 2 --permutations 24
 *   npm run prove:many -- --rounds 2 --players 12 --guests 4
 *   npm run prove:secrets -- --players 12 --guests 4
 *
 * They start a PostgreSQL of their own, with fsync on; all but prove:crash, prove:pooler, prove:restore and prove:failover take
 * TEST_DATABASE_URL instead if it is set. prove:pooler is prove:crash with PgBouncer in transaction mode between the processes and the
 * database: it needs pgbouncer, 1.18 or newer, starts one of its own on a free port, and leaves the machine's alone. So does prove:failover
 * with three nodes of PostgreSQL 15 under Patroni, etcd and haproxy, of Debian's packages. prove:many is of more than money: two processes
 * of every part behind HAProxy, 2.6 or newer, are replaced one after another under load (many-proof.mjs). prove:secrets is that in three rounds, by
 * which secrets are exchanged. Both need what npm run build makes.
 * prove:fan-out needs nats-server, 2.9 or newer: its tests run with npm test too, on a server that knows as much of NATS as they use.
 */
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What has to hold wherever players lie: the ledger's laws, the races for money, every order of a round's calls, and all jobs. */
const CITUS = [
  'kernel/jobs',
  'kernel/ledger/partitions',
  'identity/limit-reminders',
  'kernel/ledger/steps',
  'kernel/ledger/concurrency',
  'kernel/ledger/postings',
  'money/money-races',
  'money/money-property',
  'play/seamless/permutations',
  'play/seamless/order',
  'play/seamless/trust',
  'play/seamless/held-wins',
];
const PROOFS = {
  ledger: { files: ['kernel/ledger/steps', 'money/money-property'], sizes: { commands: '20000' } },
  concurrency: { files: ['kernel/ledger/concurrency'], sizes: { operations: '60000' } },
  callbacks: { files: ['play/seamless/permutations'], sizes: { permutations: '720' } },
  promotions: { files: ['rewards/promotions'], sizes: { weeks: '300', takings: '20' } },
  limits: { files: ['play/seamless/limits-property'], sizes: { sequences: '10000' } },
  restore: { files: ['servers/restore-drill'], sizes: { backups: '3', movements: '500' } },
  'fan-out': {
    files: ['servers/fan-out/nats', 'servers/fan-out/limits', 'servers/fan-out/purges', 'servers/fan-out/streams'],
    sizes: { notices: '500' },
    env: { PROVE_REAL_NATS: '1' },
    needs: { 'nats-server': ['nats-server', '--version'] },
  },
  crash: { files: ['money/money-crash'], sizes: { kills: '20', 'database-kills': '5' } },
  pooler: {
    files: ['money/money-crash'],
    sizes: { kills: '20', 'database-kills': '5' },
    env: { PROVE_POOLED: '1' },
    needs: { pgbouncer: ['pgbouncer', '--version'] },
  },
  failover: {
    proofs: ['money/money-failover'],
    sizes: { kills: '20' },
    needs: {
      'postgresql-15': ['/usr/lib/postgresql/15/bin/postgres', '--version'],
      patroni: ['patroni', '--version'],
      'etcd-server': ['etcd', '--version'],
      haproxy: ['/usr/sbin/haproxy', '-v'],
    },
  },
  citus: {
    files: CITUS,
    proofs: ['servers/spread'],
    sizes: { workers: '2', permutations: '24', seconds: '10', kills: '5', operations: '2000', commands: '200' },
    needs: {
      'postgresql-15': ['/usr/lib/postgresql/15/bin/postgres', '--version'],
      'Citus 13 in /usr/lib/postgresql/15/lib (citusdata/citus: ./configure, make, make install)': [
        'test',
        '-e',
        '/usr/lib/postgresql/15/lib/citus.so',
      ],
    },
  },
  many: {
    script: 'tests/load/many-proof.mjs',
    sizes: { rounds: '2', players: '12', guests: '4' },
    needs: { haproxy: ['haproxy', '-v'] },
  },
  secrets: {
    script: 'tests/load/many-proof.mjs',
    sizes: { players: '12', guests: '4' },
    env: { PROVE_EXCHANGE: '1' },
    needs: { haproxy: ['haproxy', '-v'] },
  },
};

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const [name, ...rest] = process.argv.slice(2);
const proof = PROOFS[name];
if (!proof) fail(`Which proof? ${Object.keys(PROOFS).join(', ')}`);
const missing = Object.entries(proof.needs ?? {})
  .filter(([, [command, ...asked]]) => spawnSync(command, asked).status !== 0)
  .map(([one]) => one);
if (missing.length > 0) {
  // What Debian has no package for says itself where it comes from.
  const packages = missing.filter((one) => !one.includes(' '));
  const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}. The services that this starts may be stopped: it starts its own.`;
  fail(`prove:${name} needs ${missing.join(', ')}. ${packages.length > 0 ? install : ''}`);
}
const options = { seed: { type: 'string' } };
for (const [size, normal] of Object.entries(proof.sizes)) options[size] = { type: 'string', default: normal };
let values;
try {
  ({ values } = parseArgs({ args: rest, options }));
} catch (error) {
  fail(error.message);
}
values.seed ??= String(Math.floor(Math.random() * 1e9));
const env = { ...process.env, ...proof.env, NODE_ENV: 'test' };
for (const [option, value] of Object.entries(values)) {
  if (!/^\d{1,9}$/.test(value)) fail(`--${option} must be a whole number.`);
  env[`PROVE_${option.replaceAll('-', '_').toUpperCase()}`] = value;
}

process.stdout.write(
  `prove:${name} ${Object.entries(values)
    .map(([option, value]) => `--${option} ${value}`)
    .join(' ')}\n`,
);
const vitest = (projects, files) => [
  path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--disableConsoleIntercept=true',
  '--fileParallelism=false',
  '--testTimeout=7200000',
  ...files.map((file) => `tests/platform/${file}`),
];

/** What runs a proof: a script, tests that run with npm test too, or a test that never does since it needs more than npm brings. */
function commandOf({ script, proofs = [], files = [] }) {
  if (script) return ['--import', 'tsx', script];
  return vitest(
    [...(files.length > 0 ? ['platform'] : []), ...(proofs.length > 0 ? ['proofs'] : [])],
    [...files.map((file) => `${file}.test.ts`), ...proofs.map((file) => `${file}.proof.ts`)],
  );
}
const child = spawn(process.execPath, commandOf(proof), { cwd: ROOT, env, stdio: 'inherit' });
// By SIGINT it stops its workers and the database first.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill('SIGINT'));
child.on('exit', (code) => process.exit(code ?? 1));
