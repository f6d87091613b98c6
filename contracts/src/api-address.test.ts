import { expect, it } from 'vitest';
import { apiOrigin, isHidden, siteDomain, unescaped } from './api-address';

it.each([
  ['https://kozyr.example', 'https://api.kozyr.example', 'kozyr.example'],
  ['https://www.kozyr.example', 'https://api.kozyr.example', 'kozyr.example'],
  ['http://kozyr.localhost:3000', 'http://api.kozyr.localhost:3000', 'kozyr.localhost'],
  ['http://localhost:3000', null, null],
  ['http://127.0.0.1:3000', null, null],
  ['http://[::1]:3000', null, null],
])('the API of %s stands at %s', (site, api, domain) => {
  expect([apiOrigin(site), siteDomain(site)]).toEqual([api, domain]);
});

it.each(['/api/operator', '/api/operator/me', '/api/Operator/me', '/api//operator', '/api/%6fperato%72/me'])(
  'the address %s is hidden',
  (path) => {
    expect(isHidden(unescaped(path))).toBe(true);
  },
);

it.each(['/api/users', '/api/games/operator', '/operator', '/uk/operator'])('the address %s is let pass', (path) => {
  expect(isHidden(unescaped(path))).toBe(false);
});
