import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Locale } from '@kozyr/contracts/locales';
import { type Currency, isMoney } from '@kozyr/contracts/money';
import { addMilliseconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { users } from '../../../db/schema/accounts';
import { gameSessions, games, providers } from '../../../db/schema/games';
import { DomainError } from '../../../errors';
import type { Integrations } from '../../../gateways/providers/integrations';
import type { GameIntegration, Opening, OpeningFrom } from '../../../gateways/providers/port';
import { giveFirstCredits } from '../../kernel/credits/credits';
import { identityRulesOf } from '../../kernel/identity/identity-rules-of';
import { requireIdentity } from '../../kernel/identity/require-identity';
import { jurisdictionOf } from '../../kernel/jurisdictions/places';
import { playedFor } from '../../kernel/jurisdictions/rules';
import { pseudonymOf } from '../../kernel/players/pseudonym';
import { closedNow } from '../../kernel/promotions/closed-now';
import { requireLimitsSet } from '../../kernel/protection/require-limits-set';
import { requireMay } from '../../kernel/protection/require-may';
import { readLastPlay } from './internal/last-play';
import { underMaintenance } from './maintenance';
import { canLaunch } from './rules';

/** How long the token in a launch address can be spent. */
export const LAUNCH_TOKEN_MS = 60_000;

/** How launch tokens are kept: whoever reads the table cannot open a game with it. */
export function launchTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** What leads into a game. code: the game as the integration calls it; null: by its slug. */
type Way = { integration: GameIntegration; code: string | null };

/** Where a game opens; silent: it says nothing to the page around it. */
type Address = { launch_url: string; silent?: true };

const notWorking = () =>
  new DomainError('GAME_NOT_WORKING', 'Sorry, this game is not working: its provider does not answer.');

/** @throws DomainError GAME_NOT_WORKING when the provider gives no address in time */
async function addressOf(ctx: Context, { integration }: Way, opening: Opening): Promise<Address> {
  try {
    const launch_url = await integration.launchUrl(opening);
    return { launch_url, ...(integration.protocol === 'kozyr-games' ? {} : { silent: true }) };
  } catch (error) {
    ctx.log.warn({ err: error, integration: integration.name, game: opening.game }, 'a game could not be opened');
    throw notWorking();
  }
}

/**
 * The way in to a game, read from the database so that an operator's switch acts at once.
 * @throws DomainError NOT_FOUND, GAME_UNAVAILABLE, GAME_NOT_AVAILABLE_IN_COUNTRY, TECHNICAL_WORK, GAME_NOT_WORKING
 */
async function openGame(ctx: Context, integrations: Integrations, slug: string, country: string | null): Promise<Way> {
  const [row] = await ctx.db
    .select({
      game: { slug: games.slug, provider: games.provider, category: games.category },
      available: games.available,
      enabled: games.enabled,
      providerEnabled: providers.enabled,
      countriesBlocked: games.countriesBlocked,
      closedIn: games.closedIn,
      providerClosedIn: providers.closedIn,
      integration: providers.integration,
      code: games.code,
      maintenance: underMaintenance,
    })
    .from(games)
    .innerJoin(providers, eq(games.provider, providers.slug))
    .where(eq(games.slug, slug));
  if (!row) throw new DomainError('NOT_FOUND', `There is no game ${slug}.`);
  const ruledOut = (await closedNow(ctx))(row.game);
  const allowed = canLaunch({ ...row, ruledOut }, country);
  if (!allowed.ok) {
    const why = {
      GAME_UNAVAILABLE: 'The game is currently unavailable.',
      GAME_NOT_AVAILABLE_IN_COUNTRY: 'This game is not available in your country.',
      TECHNICAL_WORK: 'Technical work is underway.',
    };
    throw new DomainError(allowed.reason, why[allowed.reason]);
  }
  const integration = (await integrations.current()).get(row.integration);
  if (integration && !integration.isOn) throw new DomainError('GAME_UNAVAILABLE', 'The game is currently unavailable.');
  if (!integration || !(await integration.isUp())) throw notWorking();
  return { integration, code: row.code };
}

/**
 * Opens a game for money, or for credits where nobody plays for money: a session, and a one-time address that lives LAUNCH_TOKEN_MS.
 * @throws as openGame, and DomainError PLAYER_TIMED_OUT, PLAYER_SELF_EXCLUDED, PLAYER_SUSPENDED, ACCOUNT_CLOSED,
 *   CLOSED_IN_COUNTRY, LIMITS_NEEDED, IDENTITY_NEEDED
 */
export async function launchGame(
  ctx: Context,
  integrations: Integrations,
  caller: Caller,
  { slug, locale, from }: { slug: string; locale: Locale; from: OpeningFrom },
): Promise<Address & { session_id: string }> {
  const [player] = await ctx.db
    .select({ currency: users.currency, country: users.country })
    .from(users)
    .where(eq(users.id, caller.userId));
  if (!player) throw new DomainError('UNAUTHORIZED', 'There is no such player.');
  const currency = playedFor(await jurisdictionOf(ctx, ctx.db, caller.userId), player.currency);
  await requireMay(ctx, ctx.db, caller.userId, isMoney(currency) ? 'play' : 'credits');
  await requireLimitsSet(ctx, ctx.db, caller.userId, currency);
  const rules = await identityRulesOf(ctx, ctx.db, caller.userId);
  await requireIdentity(ctx.db, ctx.now(), caller.userId, { action: 'play' }, rules);
  const way = await openGame(ctx, integrations, slug, player.country);
  const { integration, code } = way;
  if (integration.currencies?.every((one) => one !== currency))
    throw new DomainError('GAME_UNAVAILABLE', 'This game is not played for that money.');

  const token = randomBytes(32).toString('base64url');
  const sessionId = randomUUID();
  const now = ctx.now();
  if (!isMoney(currency)) await giveFirstCredits(ctx.db, caller.userId);
  const play = await readLastPlay(ctx.db, { userId: caller.userId, game: slug, currency, now });
  await ctx.db.insert(gameSessions).values({
    id: sessionId,
    userId: caller.userId,
    game: slug,
    integration: integration.name,
    currency,
    locale,
    tokenHash: launchTokenHash(token),
    tokenExpiresAt: addMilliseconds(now, LAUNCH_TOKEN_MS),
    createdAt: now,
    signInId: caller.sessionId,
    playId: play?.playId ?? sessionId,
    playSince: play?.playSince ?? now,
  });
  const name = pseudonymOf(ctx.env.PSEUDONYM_SECRET, integration.name, caller.userId);
  const playing = { token, player: name, currency, country: player.country };
  const address = await addressOf(ctx, way, { mode: 'real', game: slug, code, locale, from, ...playing });
  return { ...address, session_id: sessionId };
}

/** Opens a demo of a game: nothing is kept, no wallet stands behind it. @throws as openGame */
export async function launchDemo(
  ctx: Context,
  integrations: Integrations,
  input: { slug: string; locale: Locale; currency: Currency; from: OpeningFrom },
): Promise<Address> {
  const { slug, locale, currency, from } = input;
  const way = await openGame(ctx, integrations, slug, null);
  return addressOf(ctx, way, { mode: 'demo', game: slug, code: way.code, locale, from, currency });
}
