import { expect, it } from 'vitest';
import { isHiddenAddress } from './hidden-address';

it.each(['/api/operator', '/api/operator/me', '/api/Operator/me', '/api//operator', '/api/%6fperato%72/me'])(
  'the address %s is hidden',
  (path) => {
    expect(isHiddenAddress(path)).toBe(true);
  },
);

it.each(['/api/users', '/api/games/operator', '/operator', '/uk/operator'])('the address %s is let pass', (path) => {
  expect(isHiddenAddress(path)).toBe(false);
});
