import { expect, it } from 'vitest';
import { mayDo, OPERATOR_ROLES } from './roles';

it.each([
  ['support', ['support']],
  ['payments', ['support', 'payments']],
  ['finance', ['support', 'finance']],
  ['admin', ['support', 'payments', 'finance', 'admin']],
] as const)('the role %s may do what asks for %j', (role, may) => {
  expect(OPERATOR_ROLES.filter((min) => mayDo(role, min))).toEqual(may);
});
