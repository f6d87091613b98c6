// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from '@/messages/en.json';
import { answerCalls, signIn } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { DepositLimitNote } from './deposit-limit-note';

const t = en.cashbox.depositLimit;
const limit = (more: object) => ({
  kind: 'deposit',
  period: 'day',
  amount: '1000.00',
  used: '100.00',
  left: '900.00',
  frees_at: '2026-12-01T10:00:00.000Z',
  since: '2026-11-20T10:00:00.000Z',
  change: null,
  ...more,
});

function show(items: object[], missing: string[] = []) {
  signIn();
  answerCalls(() => [200, { currency: 'uah', items, missing, raise_wait_hours: 24 }]);
  renderApp(<DepositLimitNote />);
}

test('who has no limit on deposits is told so, and where one is set', async () => {
  show([limit({ kind: 'stake' })]);
  expect((await screen.findByText(new RegExp(t.unset))).textContent).toContain(t.set);
  expect(screen.getByRole('link', { name: t.set }).getAttribute('href')).toBe('/en/responsible-gaming');
});

test('who has some reads what the tightest leaves, and until when', async () => {
  show([limit({}), limit({ period: 'month', left: '250.50' }), limit({ kind: 'loss', left: '1.00' })]);
  const link = await screen.findByRole('link', { name: t.see });
  expect(link.parentElement?.textContent).toMatch(
    /^Your deposit limits leave .*250\.50.* until 01\.12\.2026, \d\d:\d\d\./,
  );
});

test('who has not set what the law of their country asks for is led there first', async () => {
  show([limit({})], ['time']);
  expect((await screen.findByText(new RegExp(t.needed))).textContent).toContain(t.set);
});
