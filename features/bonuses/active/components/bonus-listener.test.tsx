// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { verificationDone } from '@/features/verification/store';
import { useModalQueue } from '@/lib/modal-queue/modal-queue';
import { openOf } from '@/lib/modal-queue/modals-of-kind';
import { type Answer, answerCalls, refusal, type Sent, signIn } from '@/tests/support/api-wire';
import { answerEvents, tellEvent } from '@/tests/support/events-wire';
import { renderApp } from '@/tests/support/render-app';
import { wireActive, wireOffer, wireUser } from '@/tests/support/rewards/bonus-wire';
import { activationAsked, activationSettled, keepReceivedFlag, receivedFlag } from '../../store';
import { BonusListener, type BonusNotice } from './bonus-listener';

const { id } = wireOffer();
const verification = () => openOf('verification');
const SUBSCRIBE = `POST /bonuses/${id}/subscribe`;
const ACTIVE = 'GET /users/bonuses/active';

/** What the platform answers to each call. */
let answers: Record<string, () => Answer | Promise<Answer>>;
let sent: Sent[];
const asked = (call: string) => sent.filter((one) => one.call === call);
const runs = (active: object): void => {
  answers[ACTIVE] = () => [200, active];
};
const DONE = { bonusId: id, shown: true };

beforeEach(() => {
  localStorage.clear();
  activationSettled();
  useModalQueue.setState(useModalQueue.getInitialState());
  signIn();
  answerEvents();
  answers = { 'GET /users': () => [200, wireUser], [SUBSCRIBE]: () => [201, wireActive()] };
  sent = answerCalls((call) => answers[call]?.() ?? [204]);
});
afterEach(() => vi.unstubAllGlobals());

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
  renderApp(<BonusListener show={shown} otherwise={null} onDeposit={() => undefined} onRating={() => undefined} />);
  await waitFor(() => expect(asked(ACTIVE).length).toBeGreaterThan(0));
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
    answers[SUBSCRIBE] = () => [201, wireActive({ status: 'COMPLETED' })];
    await watch();
    await want(0);
    await screen.findByLabelText('received');
    expect(receivedFlag(wireUser.id)).toBeNull();
  });

  it('closing the modal marks the flag as shown, and asks anew for the player and the lists of bonuses', async () => {
    runs(wireActive());
    await watch();
    await screen.findByLabelText('received');
    const [users, actives] = [asked('GET /users').length, asked(ACTIVE).length];
    fireEvent.click(screen.getByText('close'));
    expect(receivedFlag(wireUser.id)).toEqual(DONE);
    await waitFor(() => {
      expect(asked('GET /users').length).toBeGreaterThan(users);
      expect(asked(ACTIVE).length).toBeGreaterThan(actives);
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
    runs(wireActive());
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
        return proved ? [201, wireActive()] : refusal('NOVERIFIED_USER_ERROR', { status: 403, message });
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

  it('a bonus is told of once, though its event comes before the answer to the activation that went on after a call', async () => {
    let proved = false;
    let answer = (_: Answer): void => undefined;
    answers[SUBSCRIBE] = () =>
      proved
        ? new Promise((resolve) => {
            answer = resolve;
          })
        : refusal('NOVERIFIED_USER_ERROR', { status: 403, message: 'User has no phone' });
    await watch();
    await want();
    await waitFor(() => expect(verification()).toBeTruthy());
    proved = true;
    await act(async () => verificationDone(verification()?.id ?? 0));
    await tellEvent({ type: 'bonus', bonus: wireActive() });
    expect(screen.queryByLabelText('received')).toBeNull();
    await act(async () => answer([201, wireActive()]));
    fireEvent.click(within(await screen.findByLabelText('received')).getByText('close'));
    expect(receivedFlag(wireUser.id)).toEqual(DONE);
    expect(screen.queryByLabelText('received')).toBeNull();
  });

  it('an activation beside another bonus asks first: Cancel ends that one, takes its flag away and goes on, closing does nothing', async () => {
    const other = wireActive({ bonus_id: '00000000-0000-4000-8000-0000000000b2' });
    keepReceivedFlag(wireUser.id, { bonusId: other.bonus_id, shown: true });
    let running = true;
    const CANCEL = `POST /bonuses/${other.bonus_id}/cancel`;
    answers[ACTIVE] = () => (running ? [200, other] : [204]);
    answers['GET /wallets'] = () => [
      200,
      {
        currency: 'uah',
        game_wallet_group: { balance: '5.00' },
        electronic_wallet_group: { balance: '1.00' },
        cashback_balance: '0.00',
        version: 1,
      },
    ];
    answers[SUBSCRIBE] = () => (running ? refusal('NEEDS_USER_CONFIRMATION') : [201, wireActive()]);
    answers[CANCEL] = () => {
      running = false;
      expect(receivedFlag(wireUser.id)?.bonusId).toBe(other.bonus_id);
      return [200, { lost: '20.00', kept: '6.00' }];
    };
    await watch();
    await want();
    fireEvent.click(await screen.findByText('close'));
    expect(asked(CANCEL)).toHaveLength(0);
    await want();
    await screen.findByLabelText('cancel-active');
    fireEvent.click(screen.getByText('yes'));
    await screen.findByLabelText('received');
    expect(sent.filter(({ call }) => call.endsWith('/cancel')).map(({ call }) => call)).toEqual([CANCEL]);
    expect(receivedFlag(wireUser.id)).toEqual({ bonusId: id, shown: false });
  });

  it('an activation that waits for a deposit says of how much, and tells of nothing received', async () => {
    answers[SUBSCRIBE] = () => [201, wireActive({ status: 'PENDING', activated_at: null })];
    await watch();
    await want(3, '200.00');
    await screen.findByLabelText('make-deposit');
    expect(screen.queryByLabelText('received')).toBeNull();
  });
});

it('a bonus that an event tells of is called in the language of the page', async () => {
  await watch();
  const bonus = wireActive({ bonus: { ...wireOffer(), name: 'Evening Hand', names: { en: 'The evening' } } });
  await tellEvent({ type: 'bonus', bonus });
  await screen.findByText('The evening');
});

it('the page is marked while a bonus is active, so that tiles show what counts, and not after', async () => {
  keepReceivedFlag(wireUser.id, DONE);
  runs(wireActive());
  await watch();
  await waitFor(() => expect(document.documentElement.dataset.bonus).toBe('active'));
  cleanup();
  expect(document.documentElement.dataset.bonus).toBeUndefined();
  runs(wireActive({ status: 'PENDING', activated_at: null }));
  await watch();
  expect(document.documentElement.dataset.bonus).toBeUndefined();
});
