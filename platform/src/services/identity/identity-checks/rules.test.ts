import { expect, test } from 'vitest';
import { ageOn, type CheckFacts, endReasonOf, expiryOf, missingSides, normalNumber, ownDenial } from './rules';

test.each([
  ['2005-03-02', '2026-03-01', 20],
  ['2005-03-02', '2026-03-02', 21],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
  ['2027-01-01', '2026-03-02', -1],
])('who was born on %s is, on %s, %i years old', (bornOn, day, age) => {
  expect(ageOn(bornOn, day)).toBe(age);
});

test('a document’s number is the same in either alphabet, in any case and with any signs between', () => {
  expect(['ме 123-456', 'ME123456', 'Me/12 34 56', 'ｍｅ123456'].map(normalNumber)).toEqual(Array(4).fill('ME123456'));
  expect(normalNumber('ЖЩ123456')).toBe('ЖЩ123456');
});

test('each document needs its own pictures', () => {
  expect(missingSides('passport', ['front'])).toEqual(['selfie']);
  expect(missingSides('id_card', ['selfie', 'front'])).toEqual(['back']);
  expect(missingSides('payslip', ['front'])).toEqual([]);
});

const facts: CheckFacts = {
  bornOn: '1985-12-10',
  documentExpiresOn: '2026-03-02',
  pictures: ['a', 'b'],
  documentUsed: false,
};
test.each<[string, Partial<CheckFacts>, string | null]>([
  ['nothing is against', {}, null],
  ['no day of expiry is written on', { documentExpiresOn: null }, null],
  ['belongs to somebody under age', { bornOn: '2005-03-03' }, 'under_age'],
  ['expired yesterday', { documentExpiresOn: '2026-03-01' }, 'document_expired'],
  ['has one picture given for two', { pictures: ['a', 'a'] }, 'picture_unclear'],
  ['proves another player', { documentUsed: true }, 'document_used'],
  ['has several things against it', { bornOn: '2020-01-01', documentUsed: true }, 'under_age'],
])('a document that %s is judged so by the platform itself', (_, more, denial) => {
  expect(ownDenial({ ...facts, ...more }, '2026-03-02')).toBe(denial);
});

test('an approved check counts for its term, and no longer than the last day of its document', () => {
  const at = new Date('2026-03-02T10:00:00Z');
  expect(expiryOf(2, null, at).toISOString()).toBe('2029-03-02T10:00:00.000Z');
  expect(expiryOf(3, null, at).toISOString()).toBe('2027-03-02T10:00:00.000Z');
  expect(expiryOf(2, '2026-03-02', at).toISOString()).toBe('2026-03-03T00:00:00.000Z');
  expect(expiryOf(2, '2040-01-01', at).toISOString()).toBe('2029-03-02T10:00:00.000Z');
});

test('what counts no more says whether its document or its term ended', () => {
  const now = new Date('2026-03-03T00:00:00Z');
  expect(endReasonOf('2026-03-02', now)).toBe('document_ended');
  expect(endReasonOf('2026-03-03', now)).toBe('term_over');
  expect(endReasonOf(null, now)).toBe('term_over');
});
