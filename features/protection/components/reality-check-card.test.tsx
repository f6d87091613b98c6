// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import en from '@/messages/en.json';
import { type Answer, answerCalls, refusal, signIn } from '@/tests/support/api-wire';
import { HOURLY, NO_BREAK } from '@/tests/support/places';
import { renderApp } from '@/tests/support/render-app';
import { RealityCheckCard } from './reality-check-card';

const t = en.protection.check;
const session = { currency: 'uah', running: null, check: HOURLY, break: NO_BREAK };
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

beforeEach(() => signIn());

function show(saved: () => Promise<Answer>) {
  answerCalls((call) => (call === 'GET /protection/session' ? [200, session] : saved()));
  renderApp(<RealityCheckCard />);
  return screen.findByRole('radio', { name: t.hour });
}

test('a chosen reality check shows with the click, before the platform has answered', async () => {
  let answer: (answer: Answer) => void = () => undefined;
  const hour = await show(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  expect(hour).toHaveProperty('checked', true);
  fireEvent.click(radio(t.never));
  expect([radio(t.never).checked, radio(t.hour).checked]).toEqual([true, false]);
  answer([200, { ...session, check: { ...HOURLY, every: null, due_at: null } }]);
  await waitFor(() => expect(radio(t.never).checked).toBe(true));
});

test('where a reality check was not saved, what holds comes back', async () => {
  await show(async () => refusal('INTERNAL_SERVER_ERROR', { status: 500 }));
  fireEvent.click(radio(t.never));
  await waitFor(() => expect(radio(t.hour).checked).toBe(true));
});

test('of two choices made at once the last one is saved last', async () => {
  const saved: ((answer: Answer) => void)[] = [];
  const sent = answerCalls((call) =>
    call === 'GET /protection/session' ? [200, session] : new Promise((resolve) => saved.push(resolve)),
  );
  renderApp(<RealityCheckCard />);
  await screen.findByRole('radio', { name: t.hour });
  fireEvent.click(radio(t.never));
  fireEvent.click(radio(t.hours));
  await waitFor(() => expect(saved).toHaveLength(1));
  saved[0]?.([200, { ...session, check: { ...HOURLY, every: null, due_at: null } }]);
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(sent.flatMap(({ body }) => (body ? [body] : []))).toEqual([{ every: null }, { every: 120 }]);
  expect(radio(t.hours).checked).toBe(true);
  saved[1]?.([200, { ...session, check: { ...HOURLY, every: 120 } }]);
  await waitFor(() => expect(radio(t.hours).checked).toBe(true));
});
