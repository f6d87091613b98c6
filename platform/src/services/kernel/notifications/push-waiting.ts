import { localeOf } from '@kozyr/contracts/locales';
import type { PushMessage } from '@kozyr/contracts/notifications';
import { addSeconds, differenceInSeconds } from 'date-fns';
import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { ownRow } from '../../../db/own-row';
import { sessions, users } from '../../../db/schema/accounts';
import { notifications, pushSubscriptions } from '../../../db/schema/notifications';
import { DeliveryError } from '../../../gateways/messages/port';
import { pageAdapter } from '../../../gateways/push/page-adapter';
import type { PushAdapter, WebDevice } from '../../../gateways/push/port';
import { mayCallTo, mayPromoteTo } from '../protection/may-promote';
import { daysEarlier } from '../time/days';
import { quietUntil } from '../time/quiet-hours';
import { pushText } from './push-texts';
import { backOff, choicesOf, isPromotional, pushDecision, quietOf } from './rules';
import { readSettings } from './settings';

type Row = typeof notifications.$inferSelect;
type Device = typeof pushSubscriptions.$inferSelect;

const BATCH = 20;
/** A sign-in that was not used for so long has ended by itself: its device is not called any more. */
const USED_WITHIN_DAYS = 30;

/** Claims due pushes by moving their next try ahead: another process sees nothing to do with them. */
async function claimDue(ctx: Context): Promise<Row[]> {
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(notifications)
      .where(and(eq(notifications.push, 'waiting'), lte(notifications.pushAt, now)))
      .orderBy(asc(notifications.pushAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id, attempts } of due)
      await tx
        .update(notifications)
        .set({ attempts: sql`${notifications.attempts} + 1`, pushAt: addSeconds(now, backOff(attempts)) })
        .where(eq(notifications.id, id));
    return due;
  });
}

/** The player's devices whose sign-ins live. */
async function devicesOf(ctx: Context, userId: string): Promise<Device[]> {
  const rows = await ctx.db
    .select({ device: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(
      sessions,
      and(eq(sessions.id, pushSubscriptions.sessionId), eq(sessions.userId, pushSubscriptions.userId)),
    )
    .where(
      and(
        eq(pushSubscriptions.userId, userId),
        isNull(sessions.endedAt),
        gte(sessions.lastUsedAt, daysEarlier(ctx.now(), USED_WITHIN_DAYS)),
      ),
    );
  return rows.map(({ device }) => device);
}

/** @returns whether it was taken; a device that is gone is removed. @throws DeliveryError */
async function pushTo(
  ctx: Context,
  web: PushAdapter<WebDevice> | null,
  { sessionId, userId, endpoint, p256dh, auth }: Device,
  { message, ttl }: { message: PushMessage; ttl: number },
): Promise<boolean> {
  if (endpoint === null || p256dh === null || auth === null) {
    await pageAdapter(ctx.db).deliver({ userId }, message, ttl);
    return true;
  }
  if (!web) return false;
  if ((await web.deliver({ endpoint, p256dh, auth }, message, ttl)) === 'taken') return true;
  const same = and(eq(pushSubscriptions.sessionId, sessionId), eq(pushSubscriptions.endpoint, endpoint));
  await ctx.db.delete(pushSubscriptions).where(same);
  return false;
}

/** Pushes one to each device. @returns whether some device is to be tried again, and none took it: one that did would show it twice */
async function pushToAll(ctx: Context, web: PushAdapter<WebDevice> | null, row: Row, locale: string | null) {
  const language = localeOf(locale ?? undefined);
  const message = { id: row.id, kind: row.kind, locale: language, ...pushText(row.news, language) };
  const ttl = Math.max(0, differenceInSeconds(row.pushUntil, ctx.now()));
  const devices = await devicesOf(ctx, row.userId);
  // All pages of a player hear the same event.
  const page = devices.find(({ endpoint }) => endpoint === null);
  const called = [...devices.filter(({ endpoint }) => endpoint !== null), ...(page ? [page] : [])];
  const outcomes = await Promise.all(
    called.map(async (device) => {
      try {
        return (await pushTo(ctx, web, device, { message, ttl })) ? 'taken' : 'gone';
      } catch (error) {
        ctx.log.warn({ notificationId: row.id, err: error }, 'a push was not taken');
        return error instanceof DeliveryError && !error.retry ? 'refused' : 'again';
      }
    }),
  );
  if (outcomes.includes('taken')) return 'sent';
  return outcomes.includes('again') ? 'again' : 'dropped';
}

async function pushOne(ctx: Context, web: PushAdapter<WebDevice> | null, claimed: Row): Promise<void> {
  const own = ownRow(notifications, claimed);
  const end = (push: 'sent' | 'dropped') => ctx.db.update(notifications).set({ push }).where(own);
  const [user] = await ctx.db
    .select({ currency: users.currency, locale: users.locale })
    .from(users)
    .where(eq(users.id, claimed.userId));
  if (!user) return;
  const now = ctx.now();
  const settings = await readSettings(ctx.db, claimed.userId);
  const quiet = quietOf(settings);
  const may = isPromotional(claimed.kind) ? mayPromoteTo : mayCallTo;
  const decision = pushDecision(now, claimed, {
    wanted: choicesOf(settings)[claimed.kind].push,
    mayCall: await may(ctx, ctx.db, claimed.userId),
    quietEnd: quiet && quietUntil(now, user.currency, quiet),
  });
  if (decision === 'drop') await end('dropped');
  else if (decision !== 'send')
    await ctx.db.update(notifications).set({ pushAt: decision.waitUntil, attempts: claimed.attempts }).where(own);
  else {
    const outcome = await pushToAll(ctx, web, claimed, user.locale);
    if (outcome !== 'again') await end(outcome);
  }
}

/**
 * Pushes what waits to the devices of its players, once each; in quiet hours it waits until they end, and what is out of date, read, or
 * for somebody who may not be called now is dropped. @param web null: no push service is called from here @returns how many were claimed
 */
export async function pushWaiting(ctx: Context, web: PushAdapter<WebDevice> | null): Promise<number> {
  const due = await claimDue(ctx);
  const results = await Promise.allSettled(due.map((row) => pushOne(ctx, web, row)));
  // What failed is tried again when its claim is over.
  for (const [at, result] of results.entries())
    if (result.status === 'rejected')
      ctx.log.error({ notificationId: due[at]?.id, err: result.reason }, 'a push could not be made');
  return due.length;
}
