// @vitest-environment jsdom
import type { OperatorIdentityCheckDetail } from '@kozyr/contracts/operator/identity';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerDesk, drawDesk } from '../../../../tests/support/desk-screen';
import identity from '../../../messages/en/identity.json';
import { CheckScreen } from './check-screen';

const ID = '0b6f0a52-58f8-4f0b-9c57-8f0f5b8ad0a1';
const TWIN = '77777777-9d0c-4f43-8f0a-0d6f0c1f7a11';
const PATH = `/operator/identity-checks/${ID}`;
const SUBMITTED: OperatorIdentityCheckDetail = {
  id: ID,
  player: '6a0f3a2e-9d0c-4f43-8f0a-0d6f0c1f7a11',
  level: 2,
  status: 'SUBMITTED',
  reason: null,
  document_kind: 'passport',
  created_at: '2026-11-20T08:00:00.000Z',
  submitted_at: '2026-11-20T08:10:00.000Z',
  with_operator_since: '2026-11-20T08:11:00.000Z',
  operator_note: 'The name reads differently.',
  decided_at: null,
  decided_by: null,
  expires_at: null,
  full_name: 'Olena Koval',
  date_of_birth: '1990-02-03',
  document_country: 'UA',
  document_number: 'AB123456',
  document_expires_on: null,
  verifier: null,
  verifier_reference: null,
  same_document: [TWIN],
  same_person: [],
  pictures: [{ side: 'front', size: 2048, width: 800, height: 600, uploaded_at: '2026-11-20T08:05:00.000Z' }],
};
const { revoked } = vi.hoisted(() => ({ revoked: vi.fn() }));

/** The check as it is after what was done to it. */
function answers(check = SUBMITTED) {
  let now = check;
  return answerDesk((call) => {
    if (call === `GET ${PATH}`) return { status: 200, body: now };
    if (call === `GET ${PATH}/pictures/front`) return new Blob(['jpeg'], { type: 'image/jpeg' });
    now = { ...now, status: call.endsWith('approve') ? 'APPROVED' : 'DENIED', with_operator_since: null };
    if (now.status === 'DENIED') now = { ...now, reason: 'data_differs' };
    return { status: 200, body: now };
  });
}
const draw = (role: 'support' | 'payments' = 'payments') => drawDesk(<CheckScreen id={ID} />, { identity }, { role });
const press = async (name: string, within_: HTMLElement = document.body) =>
  userEvent.click(await within(within_).findByRole('button', { name }));

beforeEach(() => {
  revoked.mockClear();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:here');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked);
});
afterEach(() => vi.unstubAllGlobals());

it('support is told that the record is for others, and nothing of it is read', () => {
  const calls = answers();
  draw('support');
  expect(screen.getByText(identity.closed)).toBeTruthy();
  expect(calls).toEqual([]);
});

it('the record says what the player gave, who shares the document, and that the look is written down', async () => {
  answers();
  draw();
  expect(await screen.findByText(identity.audited)).toBeTruthy();
  expect(screen.getByText('AB123456')).toBeTruthy();
  expect(screen.getByText('Ukraine')).toBeTruthy();
  expect(screen.getByText('Feb 3, 1990')).toBeTruthy();
  expect(screen.getByRole('link', { name: '77777777' }).getAttribute('href')).toBe(`/en/players/${TWIN}`);
});

it('nothing reads the record anew by itself: each look is one of the audit log', async () => {
  const calls = answers();
  draw();
  await screen.findByText(identity.audited);
  await act(async () => {
    for (const name of ['visibilitychange', 'offline', 'online']) window.dispatchEvent(new Event(name));
  });
  expect(calls.map(({ call }) => call)).toEqual([`GET ${PATH}`]);
});

it('a picture is asked for by a press alone, and let go when it is hidden and with the page', async () => {
  const calls = answers();
  const { unmount } = draw();
  await press('Show: Front');
  const picture = await screen.findByRole('img', { name: 'Front, as the player sent it' });
  expect(picture.getAttribute('src')).toBe('blob:here');
  expect(calls.map(({ call }) => call)).toEqual([`GET ${PATH}`, `GET ${PATH}/pictures/front`]);
  await press('Hide: Front');
  expect(revoked).toHaveBeenCalledTimes(1);
  await press('Show: Front');
  await screen.findByRole('img');
  unmount();
  expect(revoked).toHaveBeenCalledTimes(2);
});

it('a check is approved with a note of what was compared, and nothing more can be approved then', async () => {
  const calls = answers();
  draw();
  await press(identity.approve.open);
  const dialog = screen.getByRole('dialog');
  await press(identity.approve.submit, dialog);
  expect((await within(dialog).findByRole('alert')).textContent).toBe(identity.noteShort);
  fireEvent.change(within(dialog).getByLabelText(identity.note), { target: { value: 'Compared with the selfie.' } });
  await press(identity.approve.submit, dialog);
  expect(await screen.findByText(identity.status.APPROVED)).toBeTruthy();
  expect(calls.find(({ call }) => call === `POST ${PATH}/approve`)?.body).toEqual({
    note: 'Compared with the selfie.',
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: identity.approve.open })).toBeNull());
  expect(screen.getByRole('button', { name: identity.deny.openApproved })).toBeTruthy();
});

it('a denial needs the reason that the player reads, and a note', async () => {
  const calls = answers();
  draw();
  await press(identity.deny.open);
  const dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText(identity.note), { target: { value: 'Another name.' } });
  await press(identity.deny.submit, dialog);
  expect((await within(dialog).findByRole('alert')).textContent).toBe(identity.deny.reasonMissing);
  await userEvent.selectOptions(within(dialog).getByLabelText(identity.deny.reason), 'data_differs');
  await press(identity.deny.submit, dialog);
  expect(await screen.findByText(identity.status.DENIED)).toBeTruthy();
  expect(calls.find(({ call }) => call === `POST ${PATH}/deny`)?.body).toEqual({
    reason: 'data_differs',
    note: 'Another name.',
  });
});
