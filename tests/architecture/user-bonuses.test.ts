import { expect, it } from 'vitest';
import { filesBelow, isSource, read } from './support/tree';

const FOLDER = 'platform/src/services/money/user-bonuses';
/** Who writes a table of user bonuses. */
const WRITERS: Record<string, string> = {
  userBonuses: `${FOLDER}/move-user-bonus.ts`,
  userBonusEvents: `${FOLDER}/write-events.ts`,
};
const WRITE = /\b(?:insert|update|delete)\(\s*(userBonuses|userBonusEvents)\s*\)/g;
const WRITE_IN_SQL = /\b(?:insert\s+into|update|delete\s+from)\s+"?(user_bonuses|user_bonus_events)\b/gi;

/** Tables of user bonuses that a source writes, by the query builder or in SQL of its own. */
const written = (source: string): string[] =>
  [...source.matchAll(WRITE), ...source.matchAll(WRITE_IN_SQL)].flatMap(([, table]) => (table ? [table] : []));

it('a user bonus is written by one file, so that its row, its money and its history move together', () => {
  const writers = filesBelow('platform/src')
    .filter(isSource)
    .flatMap((file) => written(read(file)).map((table) => ({ file, table })));
  expect(writers.length).toBeGreaterThan(0);
  expect(writers.filter(({ file, table }) => WRITERS[table] !== file)).toEqual([]);
});

it('a write of a user bonus is seen in a query and in SQL', () => {
  expect(written('await tx\n .update(userBonuses).set({})')).toEqual(['userBonuses']);
  expect(written('sql`update user_bonuses set released = 0`')).toEqual(['user_bonuses']);
  expect(written('tx.select().from(userBonuses)')).toEqual([]);
});
