// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import en from '@/messages/en.json';
import { answerCalls, signIn } from '@/tests/support/api-wire';
import { OPEN_PLACE } from '@/tests/support/places';
import { renderApp } from '@/tests/support/render-app';
import { wireUser } from '@/tests/support/rewards/bonus-wire';
import { StoppedNotice } from './stopped-notice';

const t = en.stoppedNotice;

vi.mock('next/navigation', async (real) => ({ ...(await real()), usePathname: () => '/en/cashback' }));

function show(protection: object, place: object = OPEN_PLACE) {
  signIn();
  const sent = answerCalls(() => [200, { ...wireUser, protection, place }]);
  renderApp(<StoppedNotice withdrawHref="/cashbox?action=withdrawal" />);
  return sent;
}

test.each(['timed_out', 'self_excluded', 'suspended', 'closed'] as const)(
  'a player who is %s reads so on every page, and finds the way to their money',
  async (state) => {
    show({ state, until: state === 'timed_out' ? '2026-12-01T10:00:00.000Z' : null });
    const notice = await screen.findByRole('region', { name: t.label });
    expect(notice.textContent).toContain(t.why[state]);
    expect(/Until December 1, 2026, \d\d:\d\d\./.test(notice.textContent ?? '')).toBe(state === 'timed_out');
    expect(screen.getByRole('link', { name: t.withdraw }).getAttribute('href')).toBe('/en/cashbox?action=withdrawal');
  },
);

test.each(['same_person', 'register'] as const)(
  'a player who is excluded here because of %s reads why, and whom to ask if it is a mistake',
  async (because) => {
    show({ state: 'self_excluded', until: null, because });
    const notice = await screen.findByRole('region', { name: t.label });
    expect(notice.textContent).toContain(t.because[because]);
    expect(notice.textContent).toContain(t.mistaken);
  },
);

test('a player who may play is told nothing', async () => {
  const sent = show({ state: 'active', until: null });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});

const ACTIVE = { state: 'active', until: null };

test('whose country is closed reads so, and finds the way to their money', async () => {
  show(ACTIVE, { ...OPEN_PLACE, mode: 'closed' });
  expect((await screen.findByRole('region', { name: t.label })).textContent).toContain(t.why.closedCountry);
  expect(screen.getByRole('link', { name: t.withdraw })).toBeDefined();
});

test('a page whose offer is not there in the player’s country says so, and nothing of their money', async () => {
  show(ACTIVE, { ...OPEN_PLACE, promotions: { ...OPEN_PLACE.promotions, cashback: false } });
  expect((await screen.findByRole('region', { name: t.label })).textContent?.trim()).toBe(t.why.noPromotion);
  expect(screen.queryByRole('link')).toBeNull();
});
