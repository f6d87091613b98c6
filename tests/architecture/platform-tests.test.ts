import { expect, it } from 'vitest';
import { lawlessStart } from './support/platform-tests';
import { filesBelow, read } from './support/tree';

/** Tests that start a platform, or only its database, on their own. What moves money there ends in the laws all the same. */
const OWN_STARTS = {
  'tests/platform/admin/replica.test.ts': 'a bare database beside the platform, as a replica that is behind',
  'tests/platform/kernel/after-commit.test.ts': 'moves no money: its tables are its own, on a bare database',
  'tests/platform/kernel/event-topics.test.ts': 'two processes on one database',
  'tests/platform/kernel/kept-statements.test.ts': 'moves no money: one connection, and what it keeps',
  'tests/platform/kernel/ledger/concurrency.test.ts': 'the ledger alone on a bare database',
  'tests/platform/kernel/ledger/partitions.test.ts': 'the ledger alone on a bare database, a new one for each test',
  'tests/platform/kernel/ledger/postings.test.ts': 'the ledger alone on a bare database',
  'tests/platform/kernel/ledger/property.test.ts': 'the ledger alone on a bare database',
  'tests/platform/kernel/ledger/roll-up.test.ts': 'the ledger alone on a bare database, whose connections it counts',
  'tests/platform/kernel/ledger/steps.test.ts': 'the ledger alone on a bare database, a new one for each sequence',
  'tests/platform/money/money-crash.test.ts': 'its processes are killed, and so is their database',
  'tests/platform/play/big-wins.test.ts': 'a platform for each test: a list of all wins',
  'tests/platform/rewards/jackpots/pots.test.ts': 'a platform for each test: pots are shared by all players',
  'tests/platform/servers/database-fails-over.test.ts':
    'its database only reads for a while, and answers of it are lost',
  'tests/platform/servers/database-gone.test.ts': 'its database is cut off while it runs',
  'tests/platform/servers/drain.test.ts': 'moves no money: a process that is told to stop',
  'tests/platform/servers/metrics.test.ts': 'moves no money: tells what a server tells of itself',
  'tests/platform/servers/migrations-baseline.test.ts': 'moves no money: compares the shapes of databases',
  'tests/platform/servers/refuse-trial.test.ts': 'moves no money: a server that refuses to start',
  'tests/platform/servers/restore-drill.test.ts': 'its processes run while their database is copied',
  'tests/platform/studio/tables/streams.test.ts': 'asks one of several processes that start and stop before it',
};

const tests = filesBelow('tests/platform').filter((file) => file.endsWith('.test.ts'));

it('a test of the platform gets it from the fixture that ends in the laws of the ledger, or says why not', () => {
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.flatMap((file) => lawlessStart(file, read(file), OWN_STARTS))).toEqual([]);
  expect(Object.keys(OWN_STARTS).filter((file) => !tests.includes(file))).toEqual([]);
});

it('the check of platform tests catches a start by hand, one without the law, and an idle reason', () => {
  const byHand = "import { startPlatform } from '../support/platform';\nawait startPlatform();";
  const fixture = "import { it } from '../../support/platform-test';\nit('a', ({ startPlatform }) => startPlatform());";
  expect(lawlessStart('a.test.ts', byHand, {})).toHaveLength(1);
  expect(lawlessStart('a.test.ts', 'openDatabase(await platformDatabase())', {})).toHaveLength(1);
  expect(lawlessStart('a.test.ts', byHand, { 'a.test.ts': 'two of them' })).toHaveLength(1);
  expect(lawlessStart('a.test.ts', `${byHand}\nawait expectKeptLedger(one);`, { 'a.test.ts': 'two' })).toEqual([]);
  expect(lawlessStart('a.test.ts', byHand, { 'a.test.ts': 'moves no money: it refuses to start' })).toEqual([]);
  expect(lawlessStart('a.test.ts', fixture, {})).toEqual([]);
  expect(lawlessStart('a.test.ts', fixture, { 'a.test.ts': 'two of them' })).toHaveLength(1);
});
