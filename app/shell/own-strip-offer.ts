import type { User } from '@kozyr/contracts/accounts';

/** The cards of a player's own strip, in their order. */
export const OWN_CARDS = ['game', 'bonus', 'battle', 'tasks', 'wheel', 'star', 'studio'] as const;
export type OwnCard = (typeof OWN_CARDS)[number];

/**
 * Which cards a player may be shown at all. Each of them leads to playing, so there is none for whoever may not be called to it: by their state, by
 * the law, or by an open case of harm. What is not offered where they are has no card, and where games are played for credits
 * nothing but a game is left: no bonus, star, battle or turn of the wheel comes of them.
 */
export function ownCardsFor({ may_promote, place }: Pick<User, 'may_promote' | 'place'>): ReadonlySet<OwnCard> {
  if (!may_promote || place.mode === 'closed') return new Set();
  if (place.mode === 'play') return new Set(['game']);
  const { bonuses, battles, wheel } = place.promotions;
  const offered: Record<OwnCard, boolean> = {
    game: true,
    bonus: bonuses,
    battle: battles,
    tasks: bonuses,
    wheel,
    star: true,
    studio: true,
  };
  return new Set(OWN_CARDS.filter((card) => offered[card]));
}
