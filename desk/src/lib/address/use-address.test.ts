import { expect, it } from 'vitest';
import { askedBy, withAsked } from './use-address';

it('an address reads what is asked and leaves out what is empty', () => {
  expect(askedBy('q=anna&status=&sort=seen_desc')).toEqual({ q: 'anna', sort: 'seen_desc' });
});

it('changes one thing and keeps the others', () => {
  expect(withAsked('?q=anna&sort=seen_desc', { q: 'olha' })).toBe('?q=olha&sort=seen_desc');
  expect(withAsked('?q=anna', { q: '' })).toBe('');
  expect(withAsked('', { q: undefined })).toBe('');
});
