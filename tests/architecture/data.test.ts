import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesBelow, read } from './support/tree';

const [, paper = ''] = /\n## The platform\n(.*?)\n## /s.exec(read('docs/data.md')) ?? [];

async function tablesOfThePlatform() {
  const files = filesBelow('platform/src/db/schema');
  const modules = await Promise.all(files.map((file) => import(`../../${file}`) as Promise<Record<string, unknown>>));
  return modules.flatMap((exports) => Object.values(exports).filter((each) => is(each, PgTable))).map(getTableConfig);
}

describe('docs/data.md', () => {
  let tables: Awaited<ReturnType<typeof tablesOfThePlatform>>;
  beforeAll(async () => {
    tables = await tablesOfThePlatform();
  });

  it('docs/data.md draws every table of the platform, once', () => {
    const drawn = [...paper.matchAll(/^ {2}(\w+) \{$/gm)].map(([, name]) => name);
    const twiceOrNever = tables.filter(({ name }) => drawn.filter((one) => one === name).length !== 1);
    expect(tables.length).toBeGreaterThan(50);
    expect(twiceOrNever.map(({ name }) => name)).toEqual([]);
  });

  it('docs/data.md draws every foreign key, from the table it leads to', () => {
    const undrawn = tables.flatMap(({ name, foreignKeys }) =>
      foreignKeys
        .map((key) => key.reference())
        .map(({ columns, foreignTable }) => [getTableConfig(foreignTable).name, columns[0]?.name] as const)
        .filter(([to, column]) => !new RegExp(`^ {2}${to} [|o]+--[|o{]+ ${name} : ${column}$`, 'm').test(paper))
        .map(([to, column]) => `${to} ||--o{ ${name} : ${column}`),
    );
    expect(undrawn).toEqual([]);
  });
});
