import { type CountryCode, countryCodeSchema } from '@kozyr/contracts/countries';
import { REALITY_CHECK_MINUTES } from '@kozyr/contracts/gaming-session';
import { type IdentityRule, MINIMUM_AGE } from '@kozyr/contracts/identity';
import type { Jurisdiction, ProfileTerms } from '@kozyr/contracts/jurisdictions';
import { CREDITS, type Currency, type StakeCurrency } from '@kozyr/contracts/money';
import {
  JURISDICTION_MODES,
  type JurisdictionMode,
  notOffered,
  type Offered,
  PROMOTIONS,
  type Promotion,
} from '@kozyr/contracts/place';
import { LIMIT_KINDS } from '@kozyr/contracts/player-limits';
import { countriesOf, liesIn } from '@kozyr/contracts/regions';

/** The profile that holds everywhere, of a trial. */
export const TRIAL = 'TRIAL';

/** Which of the named profiles holds in a country; null: none. A country's own goes before that of the EU. */
export function profileOf(named: readonly string[], country: string): string | null {
  if (named.includes(TRIAL)) return TRIAL;
  if (named.includes(country)) return country;
  return named.includes('EU') && liesIn(country, 'EU') ? 'EU' : null;
}

/** Countries where players register, but no named profile says what holds. */
export const countriesWithout = (named: readonly string[]): CountryCode[] =>
  countryCodeSchema.options.filter((country) => profileOf(named, country) === null);

/**
 * The profiles for somebody: their country's, then that of the network they come from where it has another. A network of a country
 * without a profile adds nothing, and neither does one that is not known.
 */
export function profilesOf(named: readonly string[], country: CountryCode, network: string | null): string[] {
  const own = profileOf(named, country) ?? country;
  const there = network === null ? null : profileOf(named, network);
  return there === null || there === own ? [own] : [own, there];
}

const least = (one: number | null, other: number | null): number | null => {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
};

const stricterMode = (one: JurisdictionMode, other: JurisdictionMode): JurisdictionMode =>
  JURISDICTION_MODES.indexOf(one) > JURISDICTION_MODES.indexOf(other) ? one : other;

const nameOf = ({ action, level, over_30_days: over }: IdentityRule) => `${action} ${level} ${over ?? ''}`;

/** Each rule of both once, in an order of its own. */
const allOf = (one: readonly IdentityRule[], other: readonly IdentityRule[]): IdentityRule[] =>
  [...new Map([...one, ...other].map((rule) => [nameOf(rule), rule])).values()].toSorted((a, b) =>
    nameOf(a) < nameOf(b) ? -1 : 1,
  );

/** Of two terms the stricter of each thing; help lines of both, the first's first. */
export function stricter(one: ProfileTerms, other: ProfileTerms): ProfileTerms {
  const both = (promotion: Promotion) => one.promotions[promotion] && other.promotions[promotion];
  const [session, there] = [one.session, other.session];
  const checks = [session.reality_check, there.reality_check];
  return {
    mode: stricterMode(one.mode, other.mode),
    minimum_age: Math.max(one.minimum_age, other.minimum_age),
    identity: allOf(one.identity, other.identity),
    promotions: {
      bonuses: both('bonuses'),
      cashback: both('cashback'),
      battles: both('battles'),
      wheel: both('wheel'),
      jackpots: both('jackpots'),
    },
    wager_cap: least(one.wager_cap, other.wager_cap),
    limits: {
      required: LIMIT_KINDS.filter(
        (kind) => one.limits.required.includes(kind) || other.limits.required.includes(kind),
      ),
      raise_wait_hours: Math.max(one.limits.raise_wait_hours, other.limits.raise_wait_hours),
    },
    session: {
      reality_check: REALITY_CHECK_MINUTES.find((minutes) => checks.includes(minutes)) ?? session.reality_check,
      may_never: session.may_never && there.may_never,
      break_after_minutes: least(session.break_after_minutes, there.break_after_minutes),
      round_seconds: Math.max(session.round_seconds, there.round_seconds),
      may_hurry: session.may_hurry && there.may_hurry,
      may_autoplay: session.may_autoplay && there.may_autoplay,
    },
    help: [...one.help, ...other.help.filter(({ name }) => one.help.every((line) => line.name !== name))],
  };
}

const NOTHING = { bonuses: false, cashback: false, battles: false, wheel: false, jackpots: false };
/** Where no profile says what holds, nothing is offered. */
export const UNKNOWN: ProfileTerms = {
  mode: 'closed',
  minimum_age: MINIMUM_AGE,
  identity: [],
  promotions: NOTHING,
  wager_cap: null,
  limits: { required: [], raise_wait_hours: 24 },
  session: {
    ...{ reality_check: 60, may_never: true, break_after_minutes: null },
    ...{ round_seconds: 0, may_hurry: true, may_autoplay: false },
  },
  help: [],
};

/** A version of a profile in force. */
export type InForce = { code: string; version: number; terms: ProfileTerms };

/** What holds by these profiles, in their order: the stricter of each thing. One that has no version in force closes everything. */
export function jurisdictionBy(codes: readonly string[], inForce: (code: string) => InForce | undefined): Jurisdiction {
  const found = codes.map((code) => inForce(code) ?? { code, version: 0, terms: UNKNOWN });
  const [first, ...others] = found;
  const terms = others.reduce((all, { terms }) => stricter(all, terms), first?.terms ?? UNKNOWN);
  return { profiles: found.map(({ code, version }) => ({ code, version })), ...terms };
}

/** A country in which not everything is offered: `without` says what is not. */
export type CountryPlace = { country: string; mode: JurisdictionMode; without: Offered[] };

/** The countries of the named profiles in which money, or a promotion, is not offered: each by the profile that holds there. */
export function placesWithout(
  named: readonly string[],
  inForce: (code: string) => InForce | undefined,
): CountryPlace[] {
  const countries = named.flatMap((code) => {
    if (code === TRIAL) return [];
    return code === 'EU' ? countriesOf('EU') : [code];
  });
  return [...new Set(countries)].flatMap((country) => {
    const code = profileOf(named, country);
    if (code === null) return [];
    const place = jurisdictionBy([code], inForce);
    const without = notOffered(place);
    return without.some((one) => one !== 'credits') ? [{ country, mode: place.mode, without }] : [];
  });
}

/** What somebody plays for where they are. `own`: the currency of their account. */
export const playedFor = ({ mode }: Pick<ProfileTerms, 'mode'>, own: Currency): StakeCurrency =>
  mode === 'play' ? CREDITS : own;

/** What a promotion is, play for money, or for credits, by where somebody is. */
export type PlaceAct = 'play' | 'stake' | 'deposit' | 'promotion' | 'credits' | Promotion;

const isPromotion = (act: PlaceAct): act is Promotion => PROMOTIONS.some((promotion) => promotion === act);

type PlaceRefusal = { code: 'CLOSED_IN_COUNTRY' | 'PLAY_MONEY_ONLY' | 'PROMOTION_CLOSED'; message: string };

/** Why it may not be done where somebody is; null: it may. What is theirs they see and take out everywhere. */
export function refusalOfPlace(
  { mode, promotions }: Pick<ProfileTerms, 'mode' | 'promotions'>,
  act: PlaceAct,
): PlaceRefusal | null {
  if (mode === 'closed') return { code: 'CLOSED_IN_COUNTRY', message: 'Nothing is offered in this country.' };
  if (isPromotion(act))
    return promotions[act] ? null : { code: 'PROMOTION_CLOSED', message: 'This is not offered in this country.' };
  if (mode === 'real' || act === 'promotion' || act === 'credits') return null;
  return { code: 'PLAY_MONEY_ONLY', message: 'In this country nobody plays for money here.' };
}
