import type { BlackjackProgress } from '../maths/blackjack/blackjack';

/** The table as its player may see it after some decisions; the same on the wire and where a round is shown again. */
export const blackjackTold = ({ hands, dealer, turn, offers }: BlackjackProgress) => ({ hands, dealer, turn, offers });
