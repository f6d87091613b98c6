import { NOTIFICATION_KINDS } from '@kozyr/contracts/notifications';
import { expect, test } from 'vitest';
import { hoursFor, PLACES, placeOf, withChoice } from './rules';

const off = { centre: false, push: false };
const choices = { payout: off, chat: off, battle: off, bonus: off, wheel: off };

test('each kind leads to a page of its own, and a payout and a battle to the very one', () => {
  expect(Object.keys(PLACES)).toEqual([...NOTIFICATION_KINDS]);
  const id = '00000000-0000-4000-8000-000000000001';
  const payout = { kind: 'payout', withdrawal_id: id, amount: '5.00', currency: 'uah', outcome: 'paid' } as const;
  expect(placeOf(payout)).toBe(`/cashbox?action=withdrawal&withdrawal=${id}`);
  const battle = { kind: 'battle', battle_id: id, tier: 'gold', currency: 'uah', place: 1, prize: null } as const;
  expect(placeOf(battle)).toBe(`/battles?battle=${id}`);
  expect(placeOf({ kind: 'chat', message_id: '7' })).toBe('/?modal=support');
});

test('one choice changes and the others stay', () => {
  expect(withChoice(choices, 'wheel', { push: true })).toEqual({ ...choices, wheel: { centre: false, push: true } });
});

test('hours to choose from hold what is chosen, in order, and never the other end', () => {
  expect(hoursFor('22:00', '09:00')).toHaveLength(23);
  expect(hoursFor('22:00', '09:00')).not.toContain('09:00');
  expect(hoursFor('22:30', '09:00').slice(-3)).toEqual(['22:00', '22:30', '23:00']);
});
