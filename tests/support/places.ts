import type { GamingSession } from '@kozyr/contracts/gaming-session';
import type { Jurisdiction } from '@kozyr/contracts/jurisdictions';
import type { Place } from '@kozyr/contracts/place';

/** Where everything is offered, as in a trial. */
export const OPEN_PLACE: Place = {
  mode: 'real',
  promotions: { bonuses: true, cashback: true, battles: true, wheel: true, jackpots: true },
};

/** What holds there, whole. */
export const OPEN_LAW: Jurisdiction = {
  ...OPEN_PLACE,
  profiles: [{ code: 'TRIAL', version: 2 }],
  minimum_age: 21,
  identity: [],
  wager_cap: null,
  limits: { required: [], raise_wait_hours: 24 },
  session: {
    ...{ reality_check: 60, may_never: true, break_after_minutes: null },
    ...{ round_seconds: 0, may_hurry: true, may_autoplay: true },
  },
  help: [],
};

/** A reality check every hour, where nothing else is asked for, while none is in sight. */
export const HOURLY: GamingSession['check'] = { every: 60, due_at: null, allowed: [15, 30, 60, 120, null] };
export const NO_BREAK: GamingSession['break'] = { after_minutes: null, until: null };
