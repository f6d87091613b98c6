import { describe, expect, it } from 'vitest';
import { isReceivedDue, receivedAction } from './rules';

describe('a bonus that was received', () => {
  const active = { status: 'ACTIVE', bonus_id: 'b1' };
  it('a received bonus is told while the flag is missing, of another bonus or not shown', () => {
    expect(isReceivedDue(active, null)).toBe(true);
    expect(isReceivedDue(active, { bonusId: 'b0', shown: true })).toBe(true);
    expect(isReceivedDue(active, { bonusId: 'b1', shown: false })).toBe(true);
    expect(isReceivedDue(active, { bonusId: 'b1', shown: true })).toBe(false);
    expect(isReceivedDue({ ...active, status: 'PENDING' }, null)).toBe(false);
    expect(isReceivedDue(null, null)).toBe(false);
  });

  it('a received bonus has a button called by its kind: Play, Good or OK, and none that would apply or activate what is there', () => {
    const labels = ['WelcomeDeposit', 'WheelFortune', 'PromoCode', 'WelcomePromoCode', 'PercentDeposit', 'Cashback'];
    expect(labels.map(receivedAction)).toEqual(['play', 'play', 'play', 'play', 'good', 'ok']);
  });
});
