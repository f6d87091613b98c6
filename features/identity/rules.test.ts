import type { Identity, IdentityCheck } from '@kozyr/contracts/identity';
import { MAX_PICTURE_BYTES } from '@kozyr/contracts/picture-uploads';
import { expect, test } from 'vitest';
import { checkOf, fileProblem, isOldEnough, isWaited, sidesLeft } from './rules';

const check: IdentityCheck = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  level: 2,
  status: 'DRAFT',
  reason: null,
  full_name: 'Ada Lovelace',
  date_of_birth: '1985-12-10',
  document_kind: 'id_card',
  document_country: 'UA',
  document_expires_on: null,
  sides_needed: ['front', 'back', 'selfie'],
  pictures: [{ side: 'back', size: 1000, uploaded_at: '2026-03-02T10:00:00.000Z' }],
  created_at: '2026-03-02T10:00:00.000Z',
  submitted_at: null,
  decided_at: null,
  expires_at: null,
};
const identity = (checks: IdentityCheck[]): Identity => ({
  level: 1,
  minimum_age: 21,
  currency: 'uah',
  rules: [],
  checks,
});

test('a check is waited for while it is submitted', () => {
  expect(isWaited(identity([check]))).toBe(false);
  expect(isWaited(identity([check, { ...check, level: 3, status: 'SUBMITTED' }]))).toBe(true);
});

test('the check of a level is found, and which pictures it lacks', () => {
  expect(checkOf(identity([check]), 2)).toBe(check);
  expect(checkOf(identity([check]), 3)).toBeUndefined();
  expect(sidesLeft(check)).toEqual(['front', 'selfie']);
});

test('who is 21 today may play, and who is tomorrow may not yet', () => {
  expect(isOldEnough('2005-03-02', '2026-03-02')).toBe(true);
  expect(isOldEnough('2005-03-03', '2026-03-02')).toBe(false);
});

test('a file of another type, an empty one and one of more than 8 MB are not sent', () => {
  expect(fileProblem({ type: 'image/webp', size: MAX_PICTURE_BYTES })).toBeNull();
  expect(fileProblem({ type: 'image/jpeg', size: MAX_PICTURE_BYTES + 1 })).toBe('tooLarge');
  expect(fileProblem({ type: 'application/pdf', size: 1 })).toBe('invalid');
  expect(fileProblem({ type: 'image/png', size: 0 })).toBe('invalid');
});
