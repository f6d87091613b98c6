import { type Currency, fromMinor } from '@kozyr/contracts/money';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../../../db/database';
import { games, providers } from '../../../db/schema/games';
import { providerDays, providerStops } from '../../../db/schema/held-wins';
import { integrations } from '../../../db/schema/integrations';
import { recordAudit } from '../../kernel/audit/record-audit';
import { readProviderBounds } from '../../kernel/settings/registry';
import { dayIn } from '../../kernel/time/days';
import { switchProvider } from './switches';

/** Rows that a day of one provider is counted in. */
const STRIPES = 16;
const STRIPE_HEX_DIGITS = 4;

const countedSchema = z.array(z.object({ provider: z.string() }));
const sumSchema = z.tuple([z.object({ net: z.string().transform(BigInt) })]);

/** The row of a provider's day that a player is counted in. */
export const stripeOf = (userId: string): number => Number.parseInt(userId.slice(-STRIPE_HEX_DIGITS), 16) % STRIPES;

/**
 * What the limit is counted for, of a row of providers: each by itself, but all of an integration that was added at the desk together, as
 * its feed decides what its providers are called and which games are whose. No slug begins with an @.
 */
export const LIMITED_AS = sql<string>`coalesce(
  (select '@' || ${integrations.name} from ${integrations} where ${integrations.name} = ${providers.integration}), ${providers.slug})`;

/** The slugs of all providers that one limit is counted for, a provider among them. */
const limitedWith = (provider: string) =>
  sql`(select ${providers.slug} from ${providers} where ${LIMITED_AS} = (
    select ${LIMITED_AS} from ${providers} where ${providers.slug} = ${provider}))`;

type Counted = { userId: string; game: string; currency: Currency };

/**
 * Counts what a player won of a provider less what they staked, and switches the provider off when its players' net wins of the day
 * go over the operator's limit: a provider whose key or mathematics is broken loses us that much and no more. What is won by then
 * is paid, and so is what is still open; nobody stakes any more. Stakes count when their round is settled. Of an integration that was
 * added at the desk all providers count as one, and are switched off together.
 * The row of the player's stripe is locked last, for whoever holds it waits for no other player.
 */
export async function countProviderNet(
  { tx, now }: { tx: Queryable; now: Date },
  { userId, game, currency }: Counted,
  net: bigint,
): Promise<void> {
  if (net === 0n) return;
  const day = dayIn(now, currency);
  const counted = await tx.execute(sql`
    insert into ${providerDays} (day, provider, currency, stripe, net)
    select ${day}::date, provider, ${currency}, ${stripeOf(userId)}::smallint, ${net}::bigint from ${games} where slug = ${game}
    on conflict (day, provider, currency, stripe) do update set net = provider_days.net + excluded.net
    returning provider`);
  const [{ provider } = { provider: null }] = countedSchema.parse(counted.rows);
  if (provider === null || net < 0n) return;
  const limit = (await readProviderBounds(tx)).providerDailyLoss[currency];
  const { rows } = await tx.execute(sql`
    select coalesce(sum(net), 0)::text as net from ${providerDays}
    where day = ${day}::date and provider in ${limitedWith(provider)} and currency = ${currency}`);
  const [all] = sumSchema.parse(rows);
  if (all.net <= limit) return;
  // In one order, so that two who stop the same ones never wait for each other crosswise.
  const stopped = await tx
    .select({ slug: providers.slug })
    .from(providers)
    .where(and(inArray(providers.slug, limitedWith(provider)), eq(providers.enabled, true)))
    .orderBy(asc(providers.slug))
    .for('no key update');
  for (const { slug } of stopped) await stopProvider(tx, now, { provider: slug, day, currency, net: all.net, limit });
}

type Stop = Omit<typeof providerStops.$inferInsert, 'stoppedAt'>;

async function stopProvider(tx: Queryable, now: Date, { provider, ...why }: Stop): Promise<void> {
  const { changed } = await switchProvider(tx, { slug: provider, enabled: false });
  if (!changed) return;
  const row = { ...why, stoppedAt: now };
  await tx
    .insert(providerStops)
    .values({ provider, ...row })
    .onConflictDoUpdate({ target: providerStops.provider, set: row });
  await recordAudit(tx, now, {
    actor: { kind: 'system', id: 'provider_limit' },
    action: 'provider_switched',
    subject: { kind: 'provider', id: provider },
    details: {
      before: 'on',
      after: 'off',
      reason: `net wins of ${why.day}: ${fromMinor(why.net)} ${why.currency}, limit ${fromMinor(why.limit)}`,
    },
  });
}

/**
 * Forgets that a provider was stopped and what it was stopped for, so that it may be switched on: its day is counted anew, and that of
 * whoever was stopped with it. What was not stopped by its limit goes on counting.
 */
export async function forgetStop(tx: Queryable, provider: string): Promise<void> {
  // The counts before the provider, in the order in which a win that goes over the limit takes them.
  await tx.delete(providerDays).where(
    sql`exists (select 1 from ${providerStops} s where s.provider = ${provider}) and ${providerDays.provider} in (
      select s.provider from ${providerStops} s where s.provider in ${limitedWith(provider)})`,
  );
  await tx.delete(providerStops).where(eq(providerStops.provider, provider));
}
