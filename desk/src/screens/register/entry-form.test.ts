import { expect, it } from 'vitest';
import { EMPTY_ENTRY, type EntryForm, readEntry } from './entry-form';

/** The evening of the 27th in London is the 28th in Kyiv. */
const NOW = new Date('2026-11-27T22:30:00Z');
const GIVEN: EntryForm = { ...EMPTY_ENTRY, phone: ' +380671234567 ', source: ' A register ', reason: ' By letter ' };
const read = (changes: Partial<EntryForm>) => readEntry({ ...GIVEN, ...changes }, NOW);

it('a person is written down by what was given, without what was not', () => {
  expect(read({})).toEqual({
    body: { source: 'A register', reason: 'By letter', entries: [{ phone: '+380671234567', until: null }] },
  });
  expect(read({ phone: '', document: 'UA passport AB 123456', bornOn: '1990-02-03' })).toMatchObject({
    body: { entries: [{ document: 'UA passport AB 123456', born_on: '1990-02-03', until: null }] },
  });
});

it('an exclusion until a day ends as the day begins in Kyiv', () => {
  expect(read({ term: 'day', until: '2027-01-01' })).toMatchObject({
    body: { entries: [{ until: '2027-01-01T00:00:00+02:00' }] },
  });
});

it('everything that has to be put right is said at once', () => {
  expect(readEntry({ ...EMPTY_ENTRY, term: 'day' }, NOW)).toEqual({
    problems: ['person', 'until', 'source', 'reason'],
  });
});

it.each([
  [{ phone: ' ' }, 'person'],
  [{ document: 'AB123456' }, 'document'],
  [{ document: 'UA visa AB123456' }, 'document'],
  [{ document: 'UA passport' }, 'document'],
  [{ bornOn: '2026-11-28' }, 'bornOn'],
  [{ term: 'day', until: '2026-11-28' }, 'until'],
  [{ source: ' ' }, 'source'],
  [{ reason: 'four' }, 'reason'],
] as const)('an entry with %o has something wrong: %s', (changes, problem) => {
  expect(read(changes)).toEqual({ problems: [problem] });
});
