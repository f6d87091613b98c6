// @vitest-environment jsdom
import type { RegisterEntry } from '@kozyr/contracts/operator/exclusion-register';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerDesk, drawDesk } from '../../../../tests/support/desk-screen';
import { layOut } from '../../../../tests/support/laid-out';
import register from '../../../messages/en/register.json';
import { RegisterScreen } from './register-screen';

const PATH = '/operator/exclusion-register';
const ENTRY: RegisterEntry = {
  id: '0b6f0a52-58f8-4f0b-9c57-8f0f5b8ad0a1',
  known_by: ['phone', 'document'],
  from: '2026-11-01T00:00:00.000Z',
  until: null,
  source: 'National register',
  added_at: '2026-11-01T00:00:00.000Z',
  added_by: 'olha',
};
const OWN: RegisterEntry = { ...ENTRY, id: '1b6f0a52-58f8-4f0b-9c57-8f0f5b8ad0a1', source: 'here', added_by: null };
const removeOf = ({ source }: RegisterEntry) => register.remove.openOf.replace('{source}', source);

function answers() {
  return answerDesk((call) => {
    if (call === `GET ${PATH}`) return { status: 200, body: { items: [ENTRY, OWN], total: 2, page: 1, pageSize: 50 } };
    if (call === `POST ${PATH}`) return { status: 200, body: { ids: [ENTRY.id], known: 0, players: 1 } };
    return { status: 200, body: { players: 0 } };
  });
}
const draw = (role: 'finance' | 'admin' = 'admin') => drawDesk(<RegisterScreen />, { register }, { role });
const press = async (name: string, part: HTMLElement = document.body) =>
  userEvent.click(await within(part).findByRole('button', { name }));

beforeEach(() => layOut());
afterEach(() => vi.unstubAllGlobals());

it('whoever is no admin reads that the register is for admins, and nothing is asked', () => {
  const calls = answers();
  draw('finance');
  expect(screen.getByText(register.closed)).toBeTruthy();
  expect(calls).toEqual([]);
});

it('what a person is looked for by is asked of the platform and stands in no address', async () => {
  const calls = answers();
  draw();
  await screen.findByText(ENTRY.source);
  await userEvent.selectOptions(screen.getByLabelText(register.search.by), 'email');
  fireEvent.change(screen.getByLabelText(register.search.what), { target: { value: 'anna@example.com' } });
  await press(register.search.submit);
  await screen.findByText(ENTRY.source);
  expect(new URLSearchParams(calls.at(-1)?.query).get('email')).toBe('anna@example.com');
  expect(window.location.href).not.toContain('anna');
});

it('an entry is removed with a reason, but not what a person began themselves', async () => {
  const calls = answers();
  draw();
  await press(removeOf(ENTRY));
  expect(screen.queryByRole('button', { name: removeOf(OWN), hidden: true })).toBeNull();
  const dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'Written down by mistake.' } });
  await press(register.remove.submit, dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ call }) => call === `POST ${PATH}/${ENTRY.id}/remove`)?.body).toEqual({
    reason: 'Written down by mistake.',
  });
});

it('a person is added once everything is right; until then the fields say what is not, and nothing is asked', async () => {
  const calls = answers();
  draw();
  await press(register.add.open);
  const dialog = screen.getByRole('dialog');
  await press(register.add.submit, dialog);
  expect(await within(dialog).findByText(register.problem.person)).toBeTruthy();
  expect(within(dialog).getByText(register.problem.source)).toBeTruthy();
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  fireEvent.change(within(dialog).getByLabelText(register.known.phone), { target: { value: '+380671234567' } });
  fireEvent.change(within(dialog).getByLabelText(register.add.source), { target: { value: 'A letter' } });
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'Asked by letter.' } });
  await press(register.add.submit, dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ call }) => call === `POST ${PATH}`)?.body).toEqual({
    source: 'A letter',
    reason: 'Asked by letter.',
    entries: [{ phone: '+380671234567', until: null }],
  });
});
