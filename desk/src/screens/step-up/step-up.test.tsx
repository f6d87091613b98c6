// @vitest-environment jsdom
import { ReasonDialog } from '@desk/components/overlay/reason-dialog';
import { call } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { tellBroughtBack } from '@desk/lib/provider-window';
import { disableOperator } from '@kozyr/contracts/operator/operators';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import errors from '@/desk/messages/en/errors.json';
import own from '@/desk/messages/en/own.json';
import { answerDesk, type DeskAnswer, drawDesk } from '../../../../tests/support/desk-screen';
import { StepUp } from './step-up';

const OLENA = {
  id: '1',
  name: 'olena',
  role: 'support',
  created_at: '2026-11-01T00:00:00.000Z',
  added_by: null,
  disabled_at: '2026-11-02T00:00:00.000Z',
  last_used_at: null,
  signs_in: 'desk',
};
const NEEDED = { status: 403, body: { errorCode: 'STEP_UP_NEEDED', message: 'Give it once more.' } };
const OWN = {
  totp: true,
  passkeys: [],
  recovery_codes_left: 10,
  password: true,
  provider: null,
  sessions: [],
  stepped_up_until: null,
};
const CALL = 'POST /operator/operators/olena/disable';

/** An act with a reason, and two calls at once of a page. */
function Acts({ onDone }: { onDone: () => void }) {
  const [open, setOpen] = useState(false);
  const explain = useExplain();
  const disable = () => call(disableOperator, { params: { name: 'olena' } });
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Disable
      </button>
      <button type="button" onClick={() => Promise.all([disable(), disable()]).then(onDone)}>
        Both
      </button>
      <ReasonDialog
        open={open}
        title="Disable olena?"
        reason={{ label: 'Reason', short: 'Too short' }}
        words={{ close: 'Close', cancel: 'Back', submit: 'Do it' }}
        explain={explain}
        onClose={() => setOpen(false)}
        onSubmit={() => disable().then(onDone)}
      />
    </>
  );
}

/** A platform that wants a second factor until the right code was given. */
function platform(): { calls: ReturnType<typeof answerDesk> } {
  let fresh = false;
  const answer = (asked: string, body: unknown): DeskAnswer => {
    if (asked === 'GET /operator/own/sign-in') return { status: 200, body: OWN };
    if (asked === CALL) return fresh ? { status: 200, body: OLENA } : NEEDED;
    fresh = JSON.stringify(body) === '{"code":"123456"}';
    return fresh
      ? { status: 200, body: { stepped_up_until: '2026-11-02T00:15:00.000Z' } }
      : { status: 422, body: { errorCode: 'SECOND_FACTOR_WRONG', message: 'Wrong.' } };
  };
  return { calls: answerDesk(answer) };
}

function draw() {
  const onDone = vi.fn();
  drawDesk(
    <>
      <Acts onDone={onDone} />
      <StepUp />
    </>,
    { own },
  );
  return onDone;
}

const t = own.stepUp;

afterEach(() => vi.unstubAllGlobals());

it('the second factor is asked for in the place of an open dialog, and the act goes on by itself', async () => {
  const { calls } = platform();
  const onDone = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Disable' }));
  await userEvent.type(screen.getByLabelText('Reason'), 'They left the house');
  await userEvent.click(screen.getByRole('button', { name: 'Do it' }));
  expect(await screen.findByRole('dialog', { name: t.title })).toBeTruthy();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.type(screen.getByLabelText(t.code), '000000');
  await userEvent.click(screen.getByRole('button', { name: t.submit }));
  expect((await screen.findByRole('alert')).textContent).toContain('wrong');
  await userEvent.clear(screen.getByLabelText(t.code));
  await userEvent.type(screen.getByLabelText(t.code), '123456');
  await userEvent.click(screen.getByRole('button', { name: t.submit }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter((one) => one.call === CALL)).toHaveLength(2);
});

it('whoever gives no second factor finds the dialog as they left it', async () => {
  platform();
  const onDone = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Disable' }));
  await userEvent.type(screen.getByLabelText('Reason'), 'They left the house');
  await userEvent.click(screen.getByRole('button', { name: 'Do it' }));
  await screen.findByRole('dialog', { name: t.title });
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Disable olena?' })).toBeTruthy();
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'They left the house');
  expect(screen.getByRole('alert').textContent).toContain('second factor');
  expect(onDone).not.toHaveBeenCalled();
});

it('the second factor is given at the provider in a window of its own, and the act goes on', async () => {
  let fresh = false;
  const replace = vi.fn<(url: string) => void>();
  vi.stubGlobal('open', () => ({ opener: window, location: { replace }, close: vi.fn() }));
  const provider = { name: 'Staff', bound_at: '2026-11-01T00:00:00.000Z' };
  answerDesk((asked) => {
    if (asked === 'GET /operator/own/sign-in') return { status: 200, body: { ...OWN, provider } };
    if (asked === CALL) return fresh ? { status: 200, body: OLENA } : NEEDED;
    return { status: 200, body: { url: 'https://login.example.com/authorize' } };
  });
  const onDone = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Both' }));
  await userEvent.click(await screen.findByRole('button', { name: t.provider.replace('{name}', 'Staff') }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('https://login.example.com/authorize'));
  tellBroughtBack({ refused: 'oidc_other_account' });
  expect(await screen.findByText(errors.why.oidc_other_account)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: t.provider.replace('{name}', 'Staff') }));
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(2));
  fresh = true;
  tellBroughtBack({ done: 'step_up' });
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('several calls at once ask for the second factor once', async () => {
  const { calls } = platform();
  const onDone = draw();
  await userEvent.click(screen.getByRole('button', { name: 'Both' }));
  await screen.findByRole('dialog', { name: t.title });
  await userEvent.type(screen.getByLabelText(t.code), '123456');
  await userEvent.click(screen.getByRole('button', { name: t.submit }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls.filter((one) => one.call === 'POST /operator/own/step-up')).toHaveLength(1);
  expect(calls.filter((one) => one.call === CALL)).toHaveLength(4);
});
