import { expect, test } from 'vitest';
import { resealRows } from './reseal-rows';
import { openText, sealText } from './sealed-text';

const [OLD, NEW, LOST] = ['the secret of last year', 'the secret of this year', 'a secret that nobody has'];
const placeOf = (id: string) => ({ use: 'saved cards', place: id }) as const;

/** A table of sealed texts, read two rows at a time. */
function tableOf(sealedBy: Record<string, string>) {
  const rows = new Map(Object.entries(sealedBy).map(([id, secret]) => [id, sealText(secret, placeOf(id), `of ${id}`)]));
  const reads: string[] = [];
  const secrets = [NEW, OLD] as const;
  const reseal = () =>
    resealRows<{ id: string; sealed: string }, string>(secrets, {
      table: 'texts',
      read: async (after) => {
        reads.push(after);
        const left = [...rows].filter(([id]) => id > after).sort(([a], [b]) => a.localeCompare(b));
        return left.slice(0, 2).map(([id, sealed]) => ({ id, sealed }));
      },
      open: (by, { id, sealed }) => openText(by, placeOf(id), sealed),
      write: async ({ id, sealed }, text) => {
        if (rows.get(id) === sealed) rows.set(id, sealText(secrets, placeOf(id), text));
      },
    });
  return { rows, reads, reseal };
}

test('every row that opens is sealed by the first secret, what is so already is left alone, and a second run finds nothing to do', async () => {
  const { rows, reads, reseal } = tableOf({ a: OLD, b: NEW, c: OLD, d: LOST, e: OLD });
  const before = new Map(rows);
  expect(await reseal()).toEqual({ table: 'texts', anew: 3, before: 1, lost: 1 });
  expect(reads).toEqual(['00000000-0000-0000-0000-000000000000', 'b', 'd', 'e']);
  for (const id of ['a', 'b', 'c', 'e']) expect(openText(NEW, placeOf(id), rows.get(id) ?? '')).toBe(`of ${id}`);
  for (const id of ['b', 'd']) expect(rows.get(id)).toBe(before.get(id));
  expect(await reseal()).toEqual({ table: 'texts', anew: 0, before: 4, lost: 1 });
});
