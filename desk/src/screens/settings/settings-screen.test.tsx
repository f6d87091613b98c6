// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import settings from '@/desk/messages/en/settings.json';
import { answerDesk, drawDesk } from '../../../../tests/support/desk-screen';
import { layOut } from '../../../../tests/support/laid-out';
import { SettingsScreen } from './settings-screen';

const MINIMUM = {
  code: 'DEPOSIT_MINIMUM_UAH',
  value: '60.00',
  set: true,
  fallback: '50.00',
  hint: 'an amount above zero with two decimals, such as 100.00',
  pattern: '^(?!0+(\\.0+)?$)\\d{1,12}\\.\\d{2}$',
};
const NEW = { ...MINIMUM, code: 'SOMETHING_NEW', set: false, hint: 'a colour', pattern: '^x$' };
const { name } = settings.codes.DEPOSIT_MINIMUM_UAH;

const answered = () =>
  answerDesk((call) =>
    call === 'GET /operator/settings'
      ? { status: 200, body: { items: [MINIMUM, NEW] } }
      : { status: 200, body: MINIMUM },
  );
const sent = (calls: ReturnType<typeof answerDesk>) => calls.filter(({ call }) => call.startsWith('PUT'));

beforeEach(layOut);
afterEach(() => vi.unstubAllGlobals());

it('the page of settings sends a value only once it fits, and says what it has to be', async () => {
  const calls = answered();
  drawDesk(<SettingsScreen />, { settings }, { search: 'setting=DEPOSIT_MINIMUM_UAH' });
  const dialog = within(await screen.findByRole('dialog', { name }));
  const field = dialog.getByLabelText(settings.field);
  await userEvent.clear(field);
  await userEvent.type(field, '70');
  await userEvent.click(dialog.getByRole('button', { name: settings.act.save }));
  expect((await dialog.findByRole('alert')).textContent).toContain(settings.form.amount);
  expect(sent(calls)).toEqual([]);
  await userEvent.type(field, '.00');
  await userEvent.click(dialog.getByRole('button', { name: settings.act.save }));
  await waitFor(() =>
    expect(sent(calls)).toEqual([
      { call: 'PUT /operator/settings/DEPOSIT_MINIMUM_UAH', query: '', body: { value: '70.00' } },
    ]),
  );
});

it('the page of settings takes away what is set, and nothing else, after saying what holds then', async () => {
  const calls = answered();
  drawDesk(<SettingsScreen />, { settings });
  const take = await screen.findAllByRole('button', { name: settings.act.takeAway });
  expect(take).toHaveLength(1);
  for (const button of take) await userEvent.click(button);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(settings.takeAway.text.replace('{value}', '50.00 ₴'))).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: settings.act.takeAway }));
  await waitFor(() => expect(sent(calls)[0]?.body).toEqual({ value: null }));
});

it('the page of settings names what has no text yet by its code, and lets an admin alone change anything', async () => {
  answered();
  drawDesk(<SettingsScreen />, { settings }, { role: 'finance', search: 'setting=DEPOSIT_MINIMUM_UAH' });
  expect(await screen.findByText(name)).toBeTruthy();
  expect(screen.getAllByText('SOMETHING_NEW')).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: settings.act.takeAway })).toBeNull();
});
