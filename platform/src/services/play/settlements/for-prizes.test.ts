import { drizzle } from 'drizzle-orm/pg-proxy';
import { expect, it, vi } from 'vitest';
import type { Context, Settlement } from '../../../context';
import type { Queryable } from '../../../db/database';
import { forPrizes } from './for-prizes';

it('the rounds of a batch are read once, however many listeners give prizes for them, and anew for the next batch', async () => {
  const ask = vi.fn(async () => ({ rows: [['thin']] }));
  // Only what is selected is asked of it.
  const tx = drizzle(ask) as unknown as Queryable;
  const rows = ['thin', 'slot'].map((roundId) => ({ roundId }) as Settlement);
  const told: string[] = [];
  const listeners = [1, 2, 3].map(() =>
    forPrizes(async (_ctx, _tx, given) => void told.push(...given.map(({ roundId }) => roundId))),
  );
  for (const listen of listeners) await listen({} as Context, tx, rows);
  expect([told, ask.mock.calls.length]).toEqual([['slot', 'slot', 'slot'], 1]);
  await listeners[0]?.({} as Context, tx, [...rows]);
  expect(ask).toHaveBeenCalledTimes(2);
});
