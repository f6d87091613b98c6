import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../platform/src/db/database';
import { platformDatabase } from '../../support/database';

let single: Database;
beforeAll(async () => {
  single = openDatabase(await platformDatabase(), 1);
});
afterAll(() => single.$client.end());

/** The statements that the one connection keeps. */
async function kept(): Promise<string[]> {
  const { rows } = await single.$client.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
}

/** A statement with a text of its own for each number. */
const anotherText = (nth: number): SQL => sql`select ${nth}::int as ${sql.identifier(`text_${nth}`)}`;

describe('statements that a connection keeps', () => {
  it('a statement that is asked often is kept by its connection, one with a text of its own each time is not', async () => {
    const ask = (value: number) => single.execute(sql`select ${value}::int + 1 as next`);
    for (const value of [1, 2]) await ask(value);
    expect(await kept()).toEqual([]);
    for (const value of [3, 4]) expect((await ask(value)).rows).toEqual([{ next: value + 1 }]);
    expect(await kept()).toEqual(['select $1::int + 1 as next']);
    // One that fails leaves the connection as good as it was.
    await expect(single.execute(sql`select ${'x'}::int + 1 as next`)).rejects.toThrow();
    expect((await ask(5)).rows).toEqual([{ next: 6 }]);
    for (const nth of [1, 2, 3, 4, 5]) await single.execute(anotherText(nth));
    expect(await kept()).toHaveLength(1);
  });

  it('texts that are asked once each do not keep out one that is asked often after them', async () => {
    for (let nth = 1; nth <= 1_100; nth += 1) await single.execute(anotherText(nth));
    for (const value of [1, 2, 3]) await single.execute(sql`select ${value}::int + 2 as after_many`);
    expect(await kept()).toContain('select $1::int + 2 as after_many');
  });
});
