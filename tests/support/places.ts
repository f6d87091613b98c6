import type { GamingSession } from '@kozyr/contracts/gaming-session';
import type { Place } from '@kozyr/contracts/place';

/** Where everything is offered, as in a trial. */
export const OPEN_PLACE: Place = {
  mode: 'real',
  promotions: { bonuses: true, cashback: true, battles: true, wheel: true, jackpots: true },
};

/** A reality check every hour, where nothing else is asked for, while none is in sight. */
export const HOURLY: GamingSession['check'] = { every: 60, due_at: null, allowed: [15, 30, 60, 120, null] };
export const NO_BREAK: GamingSession['break'] = { after_minutes: null, until: null };
