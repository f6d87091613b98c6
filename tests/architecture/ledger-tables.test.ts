import { describe, expect, it } from 'vitest';
import { filesBelow, isSource, read } from './support/tree';

/** Only these may name what belongs to the ledger: its verbs, its schema, and tests that look underneath on purpose. */
const OWNERS = /^(platform\/src\/(ledger|db)\/|tests\/)/;

/**
 * Tables and functions of the ledger that a source names in its SQL. The import law sees imports; a query in a string is
 * seen here.
 */
function ledgerNames(source: string, known: ReadonlySet<string>): string[] {
  const words = source.match(/\bledger_\w+\b/g) ?? [];
  return [...new Set(words)].filter((word) => known.has(word));
}

const migrations = ['platform/migrations']
  .flatMap((folder) => filesBelow(folder))
  .filter((file) => file.endsWith('.sql'))
  .map(read)
  .join('\n');
const created =
  /create\s+(?:or\s+replace\s+)?(?:table|function|view|procedure|type)\s+(?:if\s+not\s+exists\s+)?"?(ledger_\w+)/gi;
const known = new Set([...migrations.matchAll(created)].flatMap(([, name]) => (name === undefined ? [] : [name])));

describe('the tables of the ledger', () => {
  it('the tables of the ledger are found in the migrations', () => {
    expect([...known]).toEqual(expect.arrayContaining(['ledger_entries', 'ledger_balances', 'ledger_post']));
  });

  it('the tables of the ledger are named by the ledger alone', () => {
    const rooms = [
      'app',
      'features',
      'components',
      'lib',
      'platform',
      'content',
      'studio',
      'gateway',
      'edge',
      'desk',
      'scripts',
    ];
    const strangers = rooms
      .flatMap((folder) => filesBelow(folder))
      .filter((file) => isSource(file) && !OWNERS.test(file))
      .flatMap((file) =>
        ledgerNames(read(file), known).map((name) => `${file} names ${name}: call a verb of platform/src/ledger`),
      );
    expect(strangers).toEqual([]);
  });

  it('the tables of the ledger are recognised inside a query', () => {
    const query = 'sql`update ledger_balances set amount = 0`; const ledger_other = 1;';
    expect(ledgerNames(query, new Set(['ledger_balances']))).toEqual(['ledger_balances']);
  });
});
