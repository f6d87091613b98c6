// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from '@/messages/en.json';
import { answerCalls, signIn } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { wireUser } from '@/tests/support/rewards/bonus-wire';
import { StoppedNotice } from './stopped-notice';

const t = en.stoppedNotice;

function show(protection: object) {
  signIn();
  const sent = answerCalls(() => [200, { ...wireUser, protection }]);
  renderApp(<StoppedNotice withdrawHref="/cashbox?action=withdrawal" />);
  return sent;
}

test.each(['timed_out', 'self_excluded', 'suspended', 'closed'] as const)(
  'a player who is %s reads so on every page, and finds the way to their money',
  async (state) => {
    show({ state, until: state === 'timed_out' ? '2026-12-01T10:00:00.000Z' : null });
    const notice = await screen.findByRole('region', { name: t.label });
    expect(notice.textContent).toContain(t.state[state]);
    expect(/Until December 1, 2026, \d\d:\d\d\./.test(notice.textContent ?? '')).toBe(state === 'timed_out');
    expect(screen.getByRole('link', { name: t.withdraw }).getAttribute('href')).toBe('/en/cashbox?action=withdrawal');
  },
);

test('a player who may play is told nothing', async () => {
  const sent = show({ state: 'active', until: null });
  await expect.poll(() => sent.length).toBe(1);
  expect(screen.queryByRole('region')).toBeNull();
});
