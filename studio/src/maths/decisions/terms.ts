import { ratio } from './ratio';

/** What mines and high-low pay of a fair multiplier, once a round, whatever is decided in it: 97 %. */
export const RETURN = ratio(97, 100);

/**
 * No round pays more than so many stakes. A step that would pay more is not offered, and where nothing else is left the
 * round is cashed out: a step that is offered always pays in full, so the cap takes nothing from the return.
 */
export const MAX_MULTIPLIER = 5_000;

/**
 * A round that waits for its player longer than this is ended for him: cashed out, or given back if nothing was won; in video
 * poker and blackjack the cards stand as they lie.
 */
export const OPEN_HOURS = 24;

/** How a round of decisions ended: with nothing, or paid. `top`: nothing more is offered, so it was cashed out. */
export type Ending = 'lost' | 'cashed-out' | 'top';

/** A decision that the game does not offer now. The round stands as it was. */
export class NotOfferedError extends Error {
  override name = 'NotOffered';
}
