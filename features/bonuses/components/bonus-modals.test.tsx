// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import messages from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { wireOffer } from '@/tests/support/rewards/bonus-wire';
import { BonusBadge } from '../active/components/bonus-badge';
import { BonusWarningModal } from '../active/components/bonus-warning-modal';
import { FirstDepositBonusModal } from '../offers/components/first-deposit-bonus-modal';
import { PercentageOnDepositModal } from '../offers/components/percentage-on-deposit-modal';
import { WelcomePromocodeModal } from '../offers/components/welcome-promocode-modal';
import { BonusReceivedModal } from '../received/components/bonus-received-modal';
import type { BonusWarning, PercentageOffer } from '../types';

const nothing = () => undefined;
const show = (modal: ReactNode) =>
  render(
    <AppTexts locale="en" messages={messages}>
      {modal}
    </AppTexts>,
  );
const text = () => document.body.textContent?.replace(/[\u00a0\u202f]/g, ' ');

describe('bonus modals', () => {
  it('the first deposit brings 300 % to the bonus account', () => {
    show(<FirstDepositBonusModal texts={{}} depositHref="/cashbox" onClose={nothing} />);
    expect(text()).toContain('300%');
    expect(text()).toContain('bonus account');
    expect(screen.getByRole('link', { name: 'Make a deposit' }).getAttribute('href')).toBe('/en/cashbox');
  });

  it('a player who has made the first deposit reads so of its bonus, and is led nowhere', () => {
    show(<FirstDepositBonusModal texts={{ action: 'Deposit' }} depositHref="/cashbox" isUsed onClose={nothing} />);
    expect(text()).toContain('you have made yours');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: 'Got it' })).toBeDefined();
  });

  it('the welcome promo code is given without its spaces, and what is wrong with it is said', async () => {
    const onApply = vi.fn(async () => 'No such code');
    show(<WelcomePromocodeModal texts={{}} onApply={onApply} onClose={nothing} />);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByRole('alert').textContent).toBe('Enter the promo code');
    expect(onApply).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Promo code'), 'KO ZYR{Enter}');
    expect(onApply).toHaveBeenCalledWith('KOZYR');
    expect((await screen.findByRole('alert')).textContent).toBe('No such code');
  });

  const offer: PercentageOffer = {
    usageCount: 2,
    activeFrom: '10:00',
    activeTo: '22:00',
    from: 10,
    to: 50,
    wager: 25,
    isTodayActive: true,
    activeOn: ['MON', 'FRI'],
    today: 'FRI',
  };

  it('the percentage on deposit is 10 to 50, with the activations left, hours, wager and days of the offer', () => {
    show(<PercentageOnDepositModal texts={{}} offer={offer} depositHref="/cashbox" onClose={nothing} />);
    for (const shown of ['10–50%', 'Activations left2', '10:00–22:00', '×25.00', 'Mon, Fri']) {
      expect(text()).toContain(shown);
    }
  });

  it('the percentage on deposit tells its bounds when nothing else is known', () => {
    show(<PercentageOnDepositModal texts={{}} depositHref="/cashbox" onClose={nothing} />);
    expect(text()).toContain('10–50%');
    expect(screen.getByRole('link', { name: 'Make a deposit' })).toBeDefined();
  });

  it.each([{ isTodayActive: false }, { usageCount: 0 }])(
    'an offer with %o has nothing to deposit for today',
    (today) => {
      show(<PercentageOnDepositModal texts={{}} offer={{ ...offer, ...today }} depositHref="/x" onClose={nothing} />);
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByRole('button', { name: 'Got it' })).toBeDefined();
    },
  );

  it.each([
    ['play', 'Play'],
    ['good', 'Good'],
    ['apply', 'Apply'],
    ['activate', 'Activate'],
    ['ok', 'OK'],
  ] as const)(
    'a received bonus congratulates and has its name, floored amount, currency and a button: %s',
    async (action, name) => {
      const onAction = vi.fn();
      const bonus = { name: 'Summer', amount: '12500.99', currency: 'uah', action } as const;
      show(<BonusReceivedModal texts={{}} bonus={bonus} onAction={onAction} onClose={nothing} />);
      for (const shown of ['Congratulations!', 'Summer', '12 500 ₴']) expect(text()).toContain(shown);
      await userEvent.click(screen.getByRole('button', { name }));
      expect(onAction).toHaveBeenCalledTimes(1);
    },
  );
});

describe('bonus warnings', () => {
  const warn = (warning: BonusWarning) => {
    const onConfirm = vi.fn();
    const onClose = vi.fn();
    show(<BonusWarningModal texts={{}} warning={warning} onConfirm={onConfirm} onClose={onClose} />);
    return { onConfirm, onClose };
  };

  it('a player with another active bonus may cancel or refuse, and reads what is lost and kept', async () => {
    const { onConfirm, onClose } = warn({
      kind: 'cancel-active',
      name: 'Summer',
      lost: '850.40',
      kept: '1200',
      currency: 'uah',
      next: wireOffer({ name: 'Autumn', max_bet_amount: '250.00' }),
    });
    expect(text()).toContain('You lose850 ₴');
    expect(text()).toContain('You keep1 200 ₴');
    // One question: it names the terms of the new one too.
    for (const term of ['Autumn', '×3.00', '250 ₴', '24 hours']) expect(text()).toContain(term);
    await userEvent.click(screen.getByRole('button', { name: 'Refuse the new one' }));
    expect([onConfirm, onClose].map((each) => each.mock.calls.length)).toEqual([0, 1]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the current one' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('a bonus is taken after one question, which names wager, largest stake, time and the most it can bring', async () => {
    const bonus = wireOffer({ wager: 35, max_bet_amount: '250.00', activations_offset: 168, max_win_amount: '500.00' });
    const { onConfirm, onClose } = warn({ kind: 'take', bonus });
    for (const term of ['Evening Hand', '20 ₴', '×35.00', '250 ₴', '7 days', '500 ₴']) expect(text()).toContain(term);
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect([onConfirm, onClose].map((each) => each.mock.calls.length)).toEqual([0, 1]);
    await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('an expired bonus is told as no longer available', () => {
    warn({ kind: 'expired' });
    expect(screen.getByRole('dialog', { name: 'The bonus is no longer available' })).toBeDefined();
  });

  it('a rating that is too low is told with the stars it takes and those there are', () => {
    warn({ kind: 'low-rating', minRating: 3, rating: 1 });
    expect(text()).toContain('at least 3 stars');
    expect(screen.getByRole('img', { name: '1 of 5 stars' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'My rating' })).toBeDefined();
  });

  it('a bonus that needs a deposit says of how much', () => {
    warn({ kind: 'make-deposit', amount: '500', currency: 'kzt' });
    expect(text()).toContain('500 ₸');
    expect(screen.getByRole('button', { name: 'Make a deposit' })).toBeDefined();
  });
});

describe('the bonus badge', () => {
  it.each([
    [{ kind: 'active' }, 'Bonus active', 'bg-active', ''],
    [{ kind: 'pending' }, 'Bonus pending', 'bg-pending', ''],
    [{ kind: 'available', count: 3 }, '3 bonuses available', 'bg-counter', '3'],
    [{ kind: 'available', count: 12 }, '12 bonuses available', 'bg-counter', '9+'],
  ] as const)('a badge of %o is said in words too', (state, name, colour, shown) => {
    show(<BonusBadge state={state} />);
    const badge = screen.getByRole('img', { name });
    expect(badge.className).toContain(colour);
    expect(badge.textContent).toBe(shown);
  });
});
