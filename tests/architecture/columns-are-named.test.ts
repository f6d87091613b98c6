import { expect, it } from 'vitest';
import { filesBelow, isSource, read } from './support/tree';

/** A statement that asks for all columns; of a function or a sub-query they are named there. */
const ALL_COLUMNS = /\b(?:select|returning)\s+(?:\w+\.)?\*(?!\s+from\s*\(|\s+from\s+\w+\()/gi;
/** Asked once, by a command, of PostgreSQL's own catalogue. */
const CATALOGUE = /select \* from pg_\w+/g;

const starsIn = (text: string): string[] => text.replaceAll(CATALOGUE, '').match(ALL_COLUMNS) ?? [];

it('no statement of the platform asks for all columns: one that a connection keeps would fail once a column comes', () => {
  const sources = filesBelow('platform/src').filter((file) => isSource(file) && !file.endsWith('.test.ts'));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap((file) => starsIn(read(file)).map((star) => `${file}: ${star}`))).toEqual([]);
});

it('the check of columns tells a table from what names its columns itself', () => {
  expect(starsIn('select * from users where id = $1')).toHaveLength(1);
  expect(starsIn('update users set a = 1 returning *')).toHaveLength(1);
  expect(starsIn('select u.* from users u')).toHaveLength(1);
  expect(starsIn('select * from json_to_recordset($1) as s(id int)')).toEqual([]);
  expect(starsIn('select * from (select id from users) as named')).toEqual([]);
});
