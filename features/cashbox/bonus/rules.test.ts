import { expect, it } from 'vitest';
import { wireActive, wireOffer } from '@/tests/support/rewards/bonus-wire';
import { choiceOf, chosenOffer, type DepositOffer, NO_CHOICE, sentBonus, sumsFor, WITHOUT } from './rules';

const share = {
  ...wireOffer({ min_deposit_amount: '100.00', bonus_amount: '50.00', wager: 20 }),
  type: 'PERCENTAGE',
  max_bonus_amount: '300.00',
} as const;
const offer: DepositOffer = { ...share, waits: false };

it('the choice has what a deposit can bring the player now, and leaves out what they could not take', () => {
  const offers = [
    share,
    wireOffer(),
    { ...share, id: 'refused', refusal: { errorCode: 'BONUS_ALREADY_USED' as const, details: {} } },
    { ...share, id: 'off', bonus_group: { name: 'PercentDeposit', enabled: false } },
    { ...share, id: 'call', is_verification_required: true },
  ];
  expect(choiceOf(offers, null).offers.map(({ id }) => id)).toEqual([share.id]);
});

it('beside a bonus that runs none can be chosen, and of one that waits for a deposit it alone', () => {
  const running = wireActive();
  expect(choiceOf([share], running)).toEqual({ offers: [], runs: { name: running.bonus.name, ends: false } });
  const burning = wireActive({ bonus: { ...running.bonus, burning_on_deposit: true } });
  expect(choiceOf([share], burning).runs).toEqual({ name: running.bonus.name, ends: true });
  expect(choiceOf([share], wireActive({ status: 'PENDING', given_at: '2026-11-23T00:00:00.000Z' })).offers).toEqual([]);
  const waiting = choiceOf([share], wireActive({ status: 'PENDING', bonus_id: 'own' }));
  expect(waiting).toMatchObject({ runs: null, offers: [{ id: 'own', waits: true }] });
});

it('what an amount brings is counted by the terms, cut at the most, and is nothing below the least deposit', () => {
  expect(sumsFor(offer, '99.99')).toBeNull();
  expect(sumsFor(offer, '100.00')).toEqual({ given: '50.00', toWager: '1000.00' });
  expect(sumsFor(offer, '5000.00')).toEqual({ given: '300.00', toWager: '6000.00' });
  expect(sumsFor({ ...offer, wager_type: 'VERSION2' }, '100.00')).toEqual({ given: '50.00', toWager: '3000.00' });
});

it('no bonus stands chosen unless the player takes one, or has taken it before, or it is given by itself', () => {
  const waits = { ...offer, waits: true };
  const byItself = { ...offer, opt_in: false };
  expect(chosenOffer([offer], undefined, '200.00')).toBeNull();
  expect(chosenOffer([offer], offer.id, '1.00')).toBe(offer);
  expect(chosenOffer([waits], undefined, '200.00')).toBe(waits);
  expect(chosenOffer([byItself], undefined, '200.00')).toBe(byItself);
  for (const amount of ['99.99', null]) expect(chosenOffer([waits, byItself], undefined, amount)).toBeNull();
  expect(chosenOffer([waits], WITHOUT, '200.00')).toBeNull();
});

it('a bonus that was chosen and has gone since is replaced by no other', () => {
  expect(chosenOffer([{ ...offer, opt_in: false }], 'gone', '200.00')).toBeNull();
});

it('beside a bonus that runs none is asked for, and where nothing can be chosen nothing is said', () => {
  expect(sentBonus({ offers: [], runs: { name: 'Ace', ends: true } }, null)).toBeNull();
  expect(sentBonus(NO_CHOICE, null)).toBeUndefined();
  expect(sentBonus({ offers: [offer], runs: null }, offer)).toBe(offer.id);
  expect(sentBonus({ offers: [offer], runs: null }, null)).toBeNull();
});
