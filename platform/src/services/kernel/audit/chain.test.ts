import { expect, it } from 'vitest';
import { type AuditRow, CHAIN_START, digestOf, digestsAfter, firstBreak, type Seal } from './chain';

const entry = (id: bigint, more: Partial<AuditRow> = {}): AuditRow => ({
  id,
  at: new Date('2026-02-10T12:00:00Z'),
  actorKind: 'operator',
  actor: 'olena',
  action: 'setting_changed',
  subjectKind: 'setting',
  subject: 'PAYOUT_MIN_RATING',
  details: { before: '1', after: '2' },
  ...more,
});
const rows = [entry(1n), entry(2n), entry(5n), entry(6n)];
const sealOf = (entries: readonly AuditRow[], previous = CHAIN_START): Seal => {
  const digests = digestsAfter(previous, entries);
  return { entries: entries.map(({ id }) => id), digests, previous, hash: digests.at(-1) ?? previous };
};

it('what was sealed and stands as it was breaks nothing, also where numbers are missing', () => {
  expect(firstBreak(CHAIN_START, sealOf(rows), rows)).toBeNull();
  expect(firstBreak(CHAIN_START, sealOf([]), [])).toBeNull();
});

it('the order in which the database gives the details does not matter, and each of their values does', () => {
  expect(digestOf('x', entry(1n, { details: { after: '2', before: '1' } }))).toBe(digestOf('x', entry(1n)));
  expect(digestOf('x', entry(1n, { details: { before: '1', after: '3' } }))).not.toBe(digestOf('x', entry(1n)));
});

it.each<[string, Partial<AuditRow>]>([
  ['moment', { at: new Date('2026-02-10T12:00:01Z') }],
  ['kind of actor', { actorKind: 'player' }],
  ['actor', { actor: 'taras' }],
  ['action', { action: 'setting_read' }],
  ['kind of subject', { subjectKind: 'player' }],
  ['subject', { subject: 'PAYOUT_MINIMUM_UAH' }],
  ['details', { details: {} }],
])('another %s is found at its entry', (_, more) => {
  const now = rows.map((row) => (row.id === 5n ? { ...row, ...more } : row));
  expect(firstBreak(CHAIN_START, sealOf(rows), now)).toEqual({ entry: 5n, why: 'changed' });
});

it('an entry that is gone is named, wherever it stood', () => {
  for (const { id } of rows)
    expect(
      firstBreak(
        CHAIN_START,
        sealOf(rows),
        rows.filter((row) => row.id !== id),
      ),
    ).toEqual({ entry: id, why: 'gone' });
});

it('an entry that was slipped in later is named', () => {
  expect(firstBreak(CHAIN_START, sealOf(rows), [...rows.slice(0, 2), entry(3n), ...rows.slice(2)])).toEqual({
    entry: 3n,
    why: 'added',
  });
});

it('a stretch that hangs on another one breaks at its first entry', () => {
  expect(firstBreak('another', sealOf(rows), rows)).toEqual({ entry: 1n, why: 'changed' });
});
