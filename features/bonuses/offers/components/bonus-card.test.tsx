// @vitest-environment jsdom
import type { BonusRefusal, ListedBonus } from '@kozyr/contracts/bonuses';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import en from '@/messages/en.json';
import kk from '@/messages/kk.json';
import ru from '@/messages/ru.json';
import uk from '@/messages/uk.json';
import { answerCalls, refusal as refused, signIn } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { wireOffer } from '@/tests/support/rewards/bonus-wire';
import { activationSettled, useActivation } from '../../store';
import { BonusCard } from './bonus-card';

const LANGUAGES = { uk, ru, en, kk } as const;
type Language = keyof typeof LANGUAGES;
const OTHER_CODE = { ...wireOffer(), id: 'another', type: 'PROMO_CODE', code: 'OTHER' };
let known: Record<string, unknown>;

beforeEach(() => {
  activationSettled();
  known = {};
  signIn();
  answerCalls((call, { query }) => {
    if (call === 'GET /bonuses/settings') return [200, { items: [] }];
    const bonus = known[query.code ?? ''];
    return bonus ? [200, bonus] : refused('BONUS_INVALID_ACTIVATION_CODE', { status: 404 });
  });
});

function show(
  bonus: ListedBonus,
  { language = 'en', running = null }: { language?: Language; running?: 'ACTIVE' | null } = {},
) {
  cleanup();
  renderApp(<BonusCard bonus={bonus} label="kind" usual={null} running={running} />, { language });
}
const text = () => document.body.textContent?.replace(/[\u00a0\u202f]/g, ' ');
const button = (language: Language = 'en') =>
  screen.queryByRole('button', { name: LANGUAGES[language].bonuses.activate });

describe('a bonus on its card', () => {
  it('a card shows wager, largest stake, time and the most it can bring without a press, and no limit where there is none', () => {
    show(wireOffer({ wager: 35, max_bet_amount: '250.00', activations_offset: 168, max_win_amount: '500.00' }));
    for (const term of ['Wager×35.00', 'Maximal stake250 ₴', 'Time to wager7 days', 'Maximal win500 ₴'])
      expect(text()).toContain(term);
    show(wireOffer({ wager: 0, burning_on_timeout: false }));
    for (const term of ['WagerNot needed', 'Maximal stakeNo limit', 'Time to wagerNo limit', 'Maximal winNo limit'])
      expect(text()).toContain(term);
  });

  it('the least deposit stands on a card once, to the minor unit, with its terms shown too', async () => {
    for (const [least, told] of [
      ['700.00', '700 ₴'],
      ['700.50', '700.50 ₴'],
    ] as const) {
      const share = { type: 'PERCENTAGE', bonus_amount: '50', max_bonus_amount: '900.00', min_deposit_amount: least };
      show({ ...wireOffer(), ...share } as ListedBonus);
      await userEvent.click(screen.getByRole('button', { name: en.bonuses.showTerms }));
      expect(text()?.match(/700(\.\d\d)? ₴/g)).toEqual([told]);
      expect(text()).toContain(`Minimal deposit${told}`);
    }
  });

  const { problem } = en.bonuses;
  const refusal = (
    errorCode: BonusRefusal['errorCode'],
    details: Record<string, string> = {},
  ): Partial<ListedBonus> => ({
    refusal: { errorCode, details },
  });
  it.each([
    ['it is over', refusal('BONUS_EXPIRED'), problem.over],
    ['it ended since', { end_date: '2026-01-01T00:00:00.000Z' }, problem.over],
    ['it has not begun', { ...refusal('BONUS_IS_NOT_STARTED'), start_date: '2099-05-01T09:00:00.000Z' }, '01.05.2099'],
    ['it was used', refusal('BONUS_ALREADY_USED'), problem.used],
    ['it was used today', refusal('BONUS_ALREADY_USED', { period: 'day' }), problem.usedToday],
    ['its places are taken', refusal('BONUS_ACTIVATION_LIMIT_REACHED'), problem.places],
    ['the rating is low', refusal('BONUS_NOT_ALLOWED', { reason: 'rating', min_rating: '4', rating: '1' }), '4 stars'],
    ['the first deposit was made', refusal('BONUS_NOT_ALLOWED', { reason: 'first_deposit' }), problem.firstDeposit],
    ['its kind is switched off', refusal('BONUS_NOT_ALLOWED', { reason: 'group' }), problem.group],
  ])(
    'a bonus that can’t be taken, since %s, says so in words and has no button that would fail',
    (_what, more, words) => {
      show({ ...wireOffer(), ...more } as ListedBonus);
      expect(screen.getByTestId('offer-problem').textContent).toContain(words);
      expect(button()).toBeNull();
      expect(screen.getByText(en.bonuses.offer.inactive)).toBeTruthy();
    },
  );

  it('a bonus that has begun can be taken', () => {
    show({ ...wireOffer(), ...refusal('BONUS_IS_NOT_STARTED') } as ListedBonus);
    expect(screen.queryByTestId('offer-problem')).toBeNull();
    expect(button()).toBeTruthy();
  });

  it.each(Object.keys(LANGUAGES) as Language[])(
    'a bonus for more stars names how many are needed in %s',
    (language) => {
      show(
        {
          ...wireOffer(),
          ...refusal('BONUS_NOT_ALLOWED', { reason: 'rating', min_rating: '4', rating: '1' }),
        } as ListedBonus,
        {
          language,
        },
      );
      expect(screen.getByTestId('offer-problem').textContent).toMatch(/4 .*1/);
      expect(button(language)).toBeNull();
    },
  );

  it('a bonus that runs has no button to take it', () => {
    show(wireOffer(), { running: 'ACTIVE' });
    expect(button()).toBeNull();
    expect(screen.getByText(en.bonuses.status.ACTIVE)).toBeTruthy();
  });

  it('a bonus of a promo code has a field, and only its own code takes it', async () => {
    const promo = { ...wireOffer(), type: 'PROMO_CODE' } as ListedBonus;
    show(promo);
    const field = screen.getByLabelText(en.bonuses.promo.own);
    const enter = async (code: string) => {
      await userEvent.clear(field);
      if (code) await userEvent.type(field, code);
      await userEvent.click(screen.getByRole('button', { name: en.bonuses.activate }));
    };
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await enter('');
    expect(screen.getByRole('alert').textContent).toBe(en.bonuses.promo.empty);
    known = { OTHER: OTHER_CODE, RIGHT: { ...promo, code: 'RIGHT' } };
    for (const wrong of ['nothing', 'other']) {
      await enter(wrong);
      expect((await screen.findByRole('alert')).textContent).toBe(en.bonuses.promo.notThis);
    }
    expect(useActivation.getState().wanted).toBeNull();
    await enter('right');
    expect(useActivation.getState().wanted).toMatchObject({ code: 'RIGHT', bonus: { id: promo.id } });
    warn.mockRestore();
  });

  it('a bonus of a promo code that the player has used has a button, since the code is known', async () => {
    show({ ...wireOffer(), type: 'PROMO_CODE', code: 'KNOWN' } as ListedBonus);
    expect(screen.queryByLabelText(en.bonuses.promo.own)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: en.bonuses.activate }));
    expect(useActivation.getState().wanted).toMatchObject({ code: 'KNOWN' });
  });
});
