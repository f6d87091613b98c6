// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import jackpots from '@/desk/messages/en/jackpots.json';
import { answerDesk, drawDesk } from '../../../../tests/support/desk-screen';
import { TopUpDialog } from './top-up-dialog';

const JACKPOT = {
  level: 'hearts',
  currency: 'uah',
  value: '1200.00',
  seed: '1000.00',
  ceiling: '5000.00',
  share: '0.20',
  draw_hash: 'ab',
} as const;

afterEach(() => vi.unstubAllGlobals());

it('the dialog of a top-up sends one amount with its reason under one key, however often it is sent', async () => {
  const tries = { left: 1 };
  const calls = answerDesk(() => {
    tries.left -= 1;
    return tries.left >= 0
      ? { status: 503, body: { errorCode: 'SERVICE_UNAVAILABLE', message: 'Away.' } }
      : { status: 200, body: { ...JACKPOT, value: '1250.50' } };
  });
  drawDesk(<TopUpDialog jackpot={JACKPOT} onClose={() => undefined} />, { jackpots });
  const submit = screen.getByRole('button', { name: jackpots.topUp.submit });
  await userEvent.type(screen.getByLabelText('Reason'), 'A birthday');
  await userEvent.click(submit);
  expect((await screen.findByRole('alert')).textContent).toBe(jackpots.topUp.wrong);
  expect(calls).toEqual([]);
  await userEvent.type(screen.getByLabelText('Amount, UAH'), '50.50');
  await userEvent.click(submit);
  await waitFor(() => expect(calls).toHaveLength(1));
  await screen.findByRole('alert');
  await userEvent.click(submit);
  await waitFor(() => expect(calls).toHaveLength(2));
  const keys = calls.map(({ body }) => z.parse(z.object({ idempotency_key: z.string() }), body).idempotency_key);
  expect(new Set(keys).size).toBe(1);
  expect(calls[1]).toMatchObject({
    call: 'POST /operator/jackpots/hearts/uah/top-up',
    body: { amount: '50.50', reason: 'A birthday' },
  });
});
