import { expect, it } from 'vitest';
import { TABLE_RIGHTS } from '../../platform/src/db/rights';
import { tablesBySchema } from './support/schema-tables';
import { writesOf } from './support/table-writes';
import { filesBelow, read } from './support/tree';

/** What begins a hole in a template. */
const HOLE = '$';

/** What runs as the processes' role. Demo data is filled in by the owner. */
const sources = filesBelow('platform/src').filter(
  (file) =>
    file.endsWith('.ts') &&
    !file.endsWith('.test.ts') &&
    !/^platform\/src\/demo-data\/|\/bent-clock\.ts$|\/db\/spread\/distribute\.ts$/.test(file),
);

it('the processes’ role has every right that the code of the platform makes use of', async () => {
  const tables = await tablesBySchema();
  const writes = sources.flatMap((file) => writesOf(read(file), tables).map((write) => ({ ...write, file })));
  expect(writes.length).toBeGreaterThan(300);
  const missing = writes.filter(({ table, verb }) => !TABLE_RIGHTS[`public.${table}`]?.includes(verb));
  expect(
    missing.map(
      ({ table, verb, file }) => `${file} does ${verb} on ${table}: platform/src/db/rights.ts does not allow it`,
    ),
  ).toEqual([]);
});

it('the ledger’s rows, the audit log and its seals can only be added to by the processes’ role', () => {
  for (const table of ['ledger_transfers', 'ledger_entries', 'audit_log', 'audit_seals', 'user_bonus_events'])
    expect(TABLE_RIGHTS[`public.${table}`], table).toEqual(['select', 'insert']);
});

it('the check of rights finds writes in calls by the schema and in SQL, and takes a lock for a change', () => {
  const tables = new Map([
    ['users', 'users'],
    ['auditLog', 'audit_log'],
  ]);
  const source = [
    "import { auditLog as log } from '../schema';",
    'await tx.insert(log).values(row);',
    `sql\`update ${HOLE}{users} set seen_at = now()\`;`,
    'tx.execute(sql`delete from audit_log where id = 7`);',
    "tx.select().from(users).where(eq(users.id, id)).for('no key update');",
    'hash.update(text); known.delete(name);',
  ].join('\n');
  expect(writesOf(source, tables)).toEqual([
    { table: 'audit_log', verb: 'insert' },
    { table: 'users', verb: 'update' },
    { table: 'users', verb: 'update' },
    { table: 'audit_log', verb: 'delete' },
  ]);
});
