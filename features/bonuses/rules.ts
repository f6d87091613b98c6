import type { BonusArtKind } from '@/components/display/bonus-art';

/** Which picture a kind of bonus has, by the label of its group; without one, by how it gives (spec §3). */
export function artOf(label: string | undefined, type: 'GAME' | 'PROMO_CODE' | 'PERCENTAGE' = 'GAME'): BonusArtKind {
  switch (label) {
    case 'WelcomeDeposit':
      return 'first';
    case 'PercentDeposit':
      return 'share';
    case 'PromoCode':
    case 'WelcomePromoCode':
      return 'code';
    case 'Cashback':
    case 'WeeklyCashback':
      return 'back';
    case 'WheelFortune':
      return 'game';
    default:
      return type === 'PERCENTAGE' ? 'share' : type === 'PROMO_CODE' ? 'code' : 'game';
  }
}

/** Hours to wager a bonus from its activation, or null where it has all the time. */
export const hoursToWager = (terms: { burning_on_timeout: boolean; activations_offset: number }): number | null =>
  terms.burning_on_timeout && terms.activations_offset > 0 ? terms.activations_offset : null;
