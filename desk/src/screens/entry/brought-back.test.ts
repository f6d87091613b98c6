// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { broughtBack, leadAway, wasLedAway } from './brought-back';

const started = {
  ticket: 'a-ticket-of-sixteen-letters',
  next: 'second_factor',
  ways: ['totp'],
  expires_at: '2026-03-02T10:00:00Z',
};

it('a sign-in that the provider began goes on with its second factor', () => {
  expect(broughtBack(`#started=${encodeURIComponent(JSON.stringify(started))}`)).toEqual({ started });
});

it('a refusal is read, and whatever else stands there is nothing', () => {
  expect(broughtBack('#refused=oidc_not_bound')).toEqual({ refused: 'oidc_not_bound' });
  for (const hash of ['', '#', '#started=%7B', '#started=%7B%22ticket%22%3A1%7D']) expect(broughtBack(hash)).toBeNull();
});

it('a tab is brought back once, and only where the way began in it', () => {
  expect(wasLedAway()).toBe(false);
  leadAway();
  expect([wasLedAway(), wasLedAway()]).toEqual([true, false]);
});
