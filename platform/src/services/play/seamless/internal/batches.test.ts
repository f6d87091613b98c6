import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type BatchTerms, createBatches, type Outcome } from './batches';

type Call = { id: string; key: string };
type Terms = BatchTerms<Call, string>;

/** Batches whose ends the test decides; sizes: what went together, in the order in which it went. */
function harness(terms: Partial<Terms> = {}) {
  const gone: string[][] = [];
  const ends: ((outcomes?: Outcome<string>[]) => void)[] = [];
  const failures: unknown[] = [];
  const batches = createBatches<Call, string>({
    lanes: 2,
    keyOf: ({ key }) => key,
    together: (calls) => {
      gone.push(calls.map(({ id }) => id));
      return new Promise((resolve) => {
        ends.push((outcomes) =>
          resolve(outcomes ?? calls.map(({ id }) => ({ kind: 'answered', answers: `together ${id}` }))),
        );
      });
    },
    alone: async ({ id }) => `alone ${id}`,
    failed: (error) => failures.push(error),
    ...terms,
  });
  const make = (id: string, key = id) => batches.make({ id, key });
  const end = async (place: number, outcomes?: Outcome<string>[]) => {
    ends[place]?.(outcomes);
    await setImmediate();
  };
  return { make, gone, end, failures };
}

it('a lone call goes at once, and what comes while all lanes are taken goes together', async () => {
  const { make, gone, end } = harness();
  const first = make('a');
  const rest = [make('b'), make('c'), make('d')];
  expect(gone).toEqual([['a'], ['b']]);
  await end(0);
  expect(await first).toBe('together a');
  expect(gone).toEqual([['a'], ['b'], ['c', 'd']]);
  await end(1);
  await end(2);
  expect(await Promise.all(rest)).toEqual(['together b', 'together c', 'together d']);
});

it('a batch holds 64 calls at most', async () => {
  const { make, gone, end } = harness({ lanes: 1 });
  const calls = Array.from({ length: 130 }, (_, nth) => make(`c${nth}`));
  for (const place of [0, 1, 2, 3]) await end(place);
  await Promise.all(calls);
  expect(gone.map((ids) => ids.length)).toEqual([1, 64, 64, 1]);
});

it('two calls of one key are never in batches at one time, and go in their order', async () => {
  const { make, gone, end } = harness();
  const calls = [make('bet', 'session'), make('win', 'session'), make('other')];
  expect(gone).toEqual([['bet'], ['other']]);
  await end(1);
  expect(gone).toHaveLength(2);
  await end(0);
  expect(gone).toEqual([['bet'], ['other'], ['win']]);
  await end(2);
  expect(await Promise.all(calls)).toEqual(['together bet', 'together win', 'together other']);
});

it('each call of a batch that failed is made by itself, and the failure is told', async () => {
  const { make, failures } = harness({
    lanes: 1,
    together: async () => {
      throw new Error('a key was there already');
    },
  });
  expect(await Promise.all([make('a'), make('b')])).toEqual(['alone a', 'alone b']);
  expect(failures).toHaveLength(2);
});

it('a call that needs more is made by itself, and one whose player is in the batch already goes first in the next', async () => {
  const { make, gone, end } = harness({ lanes: 1 });
  const calls = [make('a'), make('b'), make('c'), make('d')];
  await end(0);
  expect(gone[1]).toEqual(['b', 'c', 'd']);
  const late = make('e');
  await end(1, [{ kind: 'alone' }, { kind: 'again' }, { kind: 'answered', answers: 'done' }]);
  expect(gone[2]).toEqual(['c', 'e']);
  await end(2);
  expect(await Promise.all(calls)).toEqual(['together a', 'alone b', 'together c', 'done']);
  expect(await late).toBe('together e');
});

it('a call that cannot be made by itself either fails alone', async () => {
  const { make } = harness({
    together: async () => [{ kind: 'alone' }],
    alone: async ({ id }) => {
      if (id === 'bad') throw new Error('no database');
      return `alone ${id}`;
    },
  });
  const [bad, good] = await Promise.allSettled([make('bad'), make('good')]);
  expect(bad).toMatchObject({ status: 'rejected' });
  expect(good).toEqual({ status: 'fulfilled', value: 'alone good' });
});
