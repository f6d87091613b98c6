// @vitest-environment jsdom
import type { HarmCaseDetail } from '@kozyr/contracts/operator/harm';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerDesk, drawDesk } from '../../../../tests/support/desk-screen';
import harm from '../../../messages/en/harm.json';
import { CaseScreen } from './case-screen';

const ID = '0b6f0a52-58f8-4f0b-9c57-8f0f5b8ad0a1';
const PATH = `/operator/harm-cases/${ID}`;
const OPEN: HarmCaseDetail = {
  id: ID,
  player: '6a0f3a2e-9d0c-4f43-8f0a-0d6f0c1f7a11',
  status: 'OPEN',
  opened_at: '2026-11-20T08:00:00.000Z',
  opened_by: null,
  reason: 'Signals of a week weigh 5.',
  last_step_at: null,
  closed_at: null,
  closed_by: null,
  outcome: null,
  closing_note: null,
  signals: [{ day: '2026-11-19', marker: 'nights', weight: 3, reason: 'Four nights of seven.' }],
  steps: [],
};
const STEP = { at: '2026-11-21T08:00:00.000Z', by: 'olha', step: 'contacted', note: 'Called by phone.' } as const;

function answers() {
  let now = OPEN;
  return answerDesk((call) => {
    if (call === `POST ${PATH}/steps`) now = { ...now, steps: [STEP], last_step_at: STEP.at };
    if (call === `POST ${PATH}/close`)
      now = {
        ...now,
        status: 'CLOSED',
        outcome: 'no_harm',
        closed_at: STEP.at,
        closed_by: 'olha',
        closing_note: 'Plays for small stakes.',
      };
    return { status: 200, body: now };
  });
}
const draw = () => drawDesk(<CaseScreen id={ID} />, { harm }, { role: 'support' });
const press = async (name: string, part: HTMLElement = document.body) =>
  userEvent.click(await within(part).findByRole('button', { name }));

afterEach(() => vi.unstubAllGlobals());

it('a case says what was seen, what it weighs, and that nobody opened it by hand', async () => {
  answers();
  draw();
  const seen = await screen.findByRole('region', { name: harm.signal.title });
  expect(within(seen).getByText(harm.marker.nights)).toBeTruthy();
  expect(within(seen).getByText('weight 3')).toBeTruthy();
  expect(screen.getByText(harm.dailyLook)).toBeTruthy();
  expect(screen.getByText(harm.step.none)).toBeTruthy();
});

it('a step is written down with its note and stands in the case', async () => {
  const calls = answers();
  draw();
  await press(harm.step.open);
  const dialog = screen.getByRole('dialog');
  await userEvent.selectOptions(within(dialog).getByLabelText(harm.step.kind), 'contacted');
  fireEvent.change(within(dialog).getByLabelText(harm.note), { target: { value: STEP.note } });
  await press(harm.step.submit, dialog);
  expect(await screen.findByText(STEP.note)).toBeTruthy();
  expect(calls.find(({ call }) => call === `POST ${PATH}/steps`)?.body).toEqual({ step: 'contacted', note: STEP.note });
});

it('a case is closed with what it came to; then nothing more is done about it, and the page goes on', async () => {
  const calls = answers();
  draw();
  await press(harm.close.open);
  const dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(harm.note), { target: { value: 'Plays for small stakes.' } });
  await press(harm.close.submit, dialog);
  expect((await within(dialog).findByRole('alert')).textContent).toBe(harm.close.outcomeMissing);
  await userEvent.selectOptions(within(dialog).getByLabelText(harm.close.outcome), 'no_harm');
  await press(harm.close.submit, dialog);
  expect(await screen.findByText(harm.outcome.no_harm)).toBeTruthy();
  expect(calls.find(({ call }) => call === `POST ${PATH}/close`)?.body).toEqual({
    outcome: 'no_harm',
    note: 'Plays for small stakes.',
  });
  expect(screen.queryByRole('button', { name: harm.step.open })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
