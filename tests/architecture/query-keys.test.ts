import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The table itself, the test of the client that acts on any key, and the one place where the desk makes keys of its calls. */
const EXEMPT = ['lib/query/keys.ts', 'lib/query/query-client.test.ts', 'desk/src/lib/query/endpoint-query.ts'];

/** Where a key is written as an array: of a query, of what a mutation makes stale, or handed to the client. */
const WRITTEN = [
  /\bqueryKey\s*:\s*\[/,
  /\binvalidates\s*:\s*\[\s*\[/,
  /\bqueryKeys?\s*=\s*\[/,
  /\.(?:setQueryData|getQueryData|getQueryState|ensureQueryData|prefetchQuery)(?:<[^>]*>)?\(\s*\[/,
];

const writtenKeys = (source: string) => WRITTEN.filter((pattern) => pattern.test(source));

function sources(): string[] {
  return ['app', 'features', 'components', 'lib', 'desk/src'].flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
}

it('a key of a query is spelled once, in lib/query/keys.ts, and of the desk made of its call', () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(500);
  const wrong = files.filter(
    (file) => !EXEMPT.includes(file) && writtenKeys(fs.readFileSync(path.join(ROOT, file), 'utf8')).length > 0,
  );
  expect(wrong).toEqual([]);
});

it.each([
  "queryOptions({ queryKey: ['user'], queryFn })",
  "meta: { invalidates: [['wallet']] }",
  "client.setQueryData(['wallet'], known)",
  "client.invalidateQueries({\n  queryKey: [\n 'battles'] })",
])('a key written as an array is found: %s', (source) => {
  expect(writtenKeys(source)).not.toEqual([]);
});
