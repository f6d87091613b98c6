import { expect, it } from 'vitest';
import { callbacksAt, webhooksOf } from './callbacks-at';

const inside = { PLATFORM_URL: 'http://127.0.0.1:4000', CALLBACKS_URL: undefined };

it('who is outside is told the address of the front door with its path, and who is beside us our own', () => {
  expect(callbacksAt(inside)).toBe('http://127.0.0.1:4000');
  const outside = { ...inside, CALLBACKS_URL: 'https://kozyr.example/api/' };
  expect(callbacksAt(outside)).toBe('https://kozyr.example/api');
  expect(webhooksOf(outside, 'fondy-ua')).toBe('https://kozyr.example/api/webhooks/payments/fondy-ua');
});
