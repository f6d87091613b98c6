import { expect, it } from 'vitest';
import { firstReason } from './report-rules';

it('of the reasons that players gave the gravest is offered first', () => {
  expect(firstReason(['other', 'impersonation', 'contact'])).toBe('contact');
  expect(firstReason(['other'])).toBe('other');
  expect(firstReason([])).toBe('other');
});
