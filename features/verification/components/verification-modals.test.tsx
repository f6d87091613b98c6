// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import messages from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { CallInfoModal } from './call-info-modal';
import { ConfirmCallModal } from './confirm-call-modal';
import { SetPhoneModal } from './set-phone-modal';

const show = (modal: ReactNode) =>
  render(
    <AppTexts locale="en" messages={messages}>
      {modal}
    </AppTexts>,
  );
const nothing = () => undefined;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the first step tells that the call arrives within 10 seconds, and goes on', async () => {
  const onContinue = vi.fn();
  show(<CallInfoModal texts={{}} onContinue={onContinue} onClose={nothing} />);
  expect(document.body.textContent).toContain('within 10 seconds');
  await userEvent.click(button('Next'));
  expect(onContinue).toHaveBeenCalledTimes(1);
});

test('the step of the phone calls a whole number, and says what is wrong with it', async () => {
  const onCall = vi.fn(async () => 'This number is already used');
  const country = { code: 'KZ', prefix: '+7', preview: '+7', mask: '+7 999-999-99-99', icon: '/flags/kz.svg' } as const;
  show(<SetPhoneModal texts={{}} countries={[country]} start="KZ" onCall={onCall} onClose={nothing} />);
  const field = screen.getByLabelText('Phone');
  expect(document.activeElement).toBe(field);
  expect(button('Call me').disabled).toBe(true);
  await userEvent.type(field, '7011234567');
  expect(button('Call me').disabled).toBe(false);
  await userEvent.click(button('Call me'));
  expect(onCall).toHaveBeenCalledWith({ token: '7011234567', countryCode: 'KZ' });
  expect((await screen.findByRole('alert')).textContent).toContain('already used');
});

test('the step of the code takes 4 digits, and Confirm waits for them', async () => {
  const onConfirm = vi.fn(async () => 'Wrong');
  show(
    <ConfirmCallModal
      texts={{}}
      phone="+7 701"
      nextAttemptAt={1_090_000}
      now={() => 1_000_000}
      onConfirm={onConfirm}
      onCallAgain={async () => undefined}
      onClose={nothing}
    />,
  );
  const code = screen.getByLabelText('Code from the call');
  await userEvent.type(code, '12a3');
  expect(button('Confirm').disabled).toBe(true);
  await userEvent.type(code, '45');
  expect(code).toHaveProperty('value', '1234');
  await userEvent.click(button('Confirm'));
  expect(onConfirm).toHaveBeenCalledWith('1234');
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong');
  expect(code).toHaveProperty('value', '');
});

test('another call is offered when its time has come', async () => {
  const onCallAgain = vi.fn(async () => undefined);
  const modal = (nextAttemptAt: number) => (
    <ConfirmCallModal
      texts={{}}
      phone="+7 701"
      nextAttemptAt={nextAttemptAt}
      now={() => 1_000_000}
      onConfirm={async () => undefined}
      onCallAgain={onCallAgain}
      onClose={nothing}
    />
  );
  const { unmount } = show(modal(1_090_000));
  expect(screen.getByRole('timer', { name: 'Next attempt in' }).textContent).toContain('01:30');
  expect(screen.queryByRole('button', { name: 'Call again' })).toBeNull();
  unmount();
  show(modal(1_000_000));
  await userEvent.click(button('Call again'));
  expect(onCallAgain).toHaveBeenCalledTimes(1);
});
