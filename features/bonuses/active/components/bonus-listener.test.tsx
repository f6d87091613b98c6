// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { verificationDone } from '@/features/verification/store';
import { ApiError } from '@/lib/api/api-error';
import { openOf, useModalQueue } from '@/lib/modal-queue/modal-queue';
import { createQueryClient } from '@/lib/query/query-client';
import en from '@/messages/en.json';
import { wireActive, wireOffer, wireUser } from '@/tests/support/rewards/bonus-wire';
import { activationAsked, activationSettled, keepReceivedFlag, receivedFlag } from '../../store';
import { BonusListener, type BonusNotice } from './bonus-listener';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('@/lib/api/call', () => ({ call }));
vi.mock('@/lib/events/player-events', () => ({
  onPlayerEvent: (listener: (event: unknown) => void) => {
    emit = listener;
    return () => undefined;
  },
}));
let emit: (event: unknown) => void = () => undefined;

/** What the platform answers, by path; a function is asked each time. */
let answers: Record<string, unknown>;
const asked = (path: string) => call.mock.calls.filter(([endpoint]) => endpoint.path === path);
const verification = () => openOf('verification', useModalQueue.getState().modals);
const SUBSCRIBE = '/bonuses/{id}/subscribe';
const { id } = wireOffer();
const DONE = { bonusId: id, shown: true };

beforeEach(() => {
  localStorage.clear();
  activationSettled();
  useModalQueue.setState(useModalQueue.getInitialState());
  answers = { '/users': wireUser, '/users/bonuses/active': undefined, [SUBSCRIBE]: wireActive() };
  call.mockReset();
  call.mockImplementation(async ({ path }: { path: string }) => {
    const answer = answers[path];
    return typeof answer === 'function' ? answer() : answer;
  });
});

const shown = (notice: Exclude<BonusNotice, { kind: 'none' }>) => (
  <section aria-label={notice.kind === 'warning' ? notice.warning.kind : notice.kind}>
    {notice.kind === 'received' && <p>{notice.received.name}</p>}
    {notice.kind === 'warning' && (
      <button type="button" onClick={() => notice.onConfirm()}>
        yes
      </button>
    )}
    <button type="button" onClick={notice.onClose}>
      close
    </button>
  </section>
);

/** The watch of a player who is known. */
async function watch(): Promise<void> {
  const client = createQueryClient({ onQueryError: () => undefined });
  render(
    <QueryClientProvider client={client}>
      <NextIntlClientProvider locale="en" messages={en} timeZone="Europe/Kyiv">
        <BonusListener show={shown} otherwise={null} onDeposit={() => undefined} onRating={() => undefined} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(asked('/users/bonuses/active').length).toBeGreaterThan(0));
  await act(async () => undefined);
}
/** Asks for the bonus, and says yes to its terms. */
async function want(wager = 3, minDeposit = '0.00'): Promise<void> {
  await act(async () => activationAsked({ bonus: wireOffer({ wager, min_deposit_amount: minDeposit }) }));
  const question = screen.queryByLabelText('take');
  if (question) await act(async () => fireEvent.click(screen.getByText('yes')));
}

describe('the local flag of a bonus (§4)', () => {
  it('the local flag is kept per player with its id, not yet shown, as soon as a bonus with a wager is activated', async () => {
    await watch();
    await want();
    await screen.findByLabelText('received');
    expect(receivedFlag(wireUser.id)).toEqual({ bonusId: id, shown: false });
    expect(receivedFlag('another-player')).toBeNull();
  });

  it('no local flag is kept for a bonus without a wager', async () => {
    answers[SUBSCRIBE] = wireActive({ status: 'COMPLETED' });
    await watch();
    await want(0);
    await screen.findByLabelText('received');
    expect(receivedFlag(wireUser.id)).toBeNull();
  });

  it('closing the modal marks the flag as shown, and asks anew for the player and the lists of bonuses', async () => {
    answers['/users/bonuses/active'] = wireActive();
    await watch();
    await screen.findByLabelText('received');
    const [users, actives] = [asked('/users').length, asked('/users/bonuses/active').length];
    fireEvent.click(screen.getByText('close'));
    expect(receivedFlag(wireUser.id)).toEqual(DONE);
    await waitFor(() => {
      expect(asked('/users').length).toBeGreaterThan(users);
      expect(asked('/users/bonuses/active').length).toBeGreaterThan(actives);
    });
    expect(screen.queryByLabelText('received')).toBeNull();
  });

  it.each([
    ['missing', null, true],
    ['of another bonus', { bonusId: 'another', shown: true }, true],
    ['not shown', { bonusId: id, shown: false }, true],
    ['shown', DONE, false],
  ])('a flag that is %s decides whether the modal of an active bonus opens', async (_, flag, opens) => {
    keepReceivedFlag(wireUser.id, flag);
    answers['/users/bonuses/active'] = wireActive();
    await watch();
    if (opens) await screen.findByLabelText('received');
    expect(screen.queryAllByLabelText('received')).toHaveLength(opens ? 1 : 0);
  });
});

describe('an activation (§4, §8)', () => {
  it('an activation is asked for once, and nothing is taken before the answer', async () => {
    await watch();
    await act(async () => activationAsked({ bonus: wireOffer() }));
    await screen.findByLabelText('take');
    fireEvent.click(screen.getByText('close'));
    expect(screen.queryByRole('region')).toBeNull();
    expect(asked(SUBSCRIBE)).toHaveLength(0);
    await want();
    await screen.findByLabelText('received');
    expect(asked(SUBSCRIBE)).toHaveLength(1);
  });

  it.each([
    "User didn't verify action",
    'Verification is not finished',
    'User has no phone',
    'Verification is required step',
  ])(
    'an activation that needs the call by "%s" runs again once it is confirmed, and nothing is asked in between',
    async (message) => {
      let proved = false;
      answers[SUBSCRIBE] = () => {
        if (!proved) throw new ApiError('NOVERIFIED_USER_ERROR', message, { status: 403 });
        return wireActive();
      };
      await watch();
      await want();
      await waitFor(() => expect(verification()?.request.action).toBe('BONUS_ACTIVATION'));
      expect(screen.queryByRole('region')).toBeNull();
      proved = true;
      await act(async () => verificationDone(verification()?.id ?? 0));
      await screen.findByLabelText('received');
      expect(asked(SUBSCRIBE)).toHaveLength(2);
    },
  );

  it('an activation beside another bonus asks first: Cancel ends that one, takes its flag away and goes on, closing does nothing', async () => {
    const other = wireActive({ bonus_id: '00000000-0000-4000-8000-0000000000b2' });
    keepReceivedFlag(wireUser.id, { bonusId: other.bonus_id, shown: true });
    let running = true;
    answers['/users/bonuses/active'] = () => (running ? other : undefined);
    answers['/wallets'] = { game_wallet_group: { balance: '5.00' }, electronic_wallet_group: { balance: '1.00' } };
    answers[SUBSCRIBE] = () => {
      if (running) throw new ApiError('NEEDS_USER_CONFIRMATION', 'Another bonus is running.', { status: 409 });
      return wireActive();
    };
    answers['/bonuses/{id}/cancel'] = () => {
      running = false;
      expect(receivedFlag(wireUser.id)?.bonusId).toBe(other.bonus_id);
      return { lost: '20.00', kept: '6.00' };
    };
    await watch();
    await want();
    fireEvent.click(await screen.findByText('close'));
    expect(asked('/bonuses/{id}/cancel')).toHaveLength(0);
    await want();
    await screen.findByLabelText('cancel-active');
    fireEvent.click(screen.getByText('yes'));
    await screen.findByLabelText('received');
    expect(asked('/bonuses/{id}/cancel').map(([, input]) => input.params.id)).toEqual([other.bonus_id]);
    expect(receivedFlag(wireUser.id)).toEqual({ bonusId: id, shown: false });
  });

  it('an activation that waits for a deposit says of how much, and tells of nothing received', async () => {
    answers[SUBSCRIBE] = wireActive({ status: 'PENDING', activated_at: null });
    await watch();
    await want(3, '200.00');
    await screen.findByLabelText('make-deposit');
    expect(screen.queryByLabelText('received')).toBeNull();
  });
});

it('a bonus that an event tells of is called in the language of the page', async () => {
  await watch();
  const bonus = wireActive({ bonus: { ...wireOffer(), name: 'Evening Hand', names: { en: 'The evening' } } });
  await act(async () => emit({ type: 'bonus', bonus }));
  await screen.findByText('The evening');
});

it('the page is marked while a bonus is active, so that tiles show what counts, and not after', async () => {
  keepReceivedFlag(wireUser.id, DONE);
  answers['/users/bonuses/active'] = wireActive();
  await watch();
  await waitFor(() => expect(document.documentElement.dataset.bonus).toBe('active'));
  cleanup();
  expect(document.documentElement.dataset.bonus).toBeUndefined();
  answers['/users/bonuses/active'] = wireActive({ status: 'PENDING' });
  await watch();
  expect(document.documentElement.dataset.bonus).toBeUndefined();
});
