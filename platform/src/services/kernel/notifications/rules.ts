import {
  type NotificationChoice,
  type NotificationChoices,
  type NotificationKind,
  type NotificationNews,
  PROMOTIONAL_KINDS,
} from '@kozyr/contracts/notifications';
import type { notificationSettings } from '../../../db/schema/notifications';
import { minutesOf, type QuietMinutes } from '../time/quiet-hours';

type SettingsRow = Pick<typeof notificationSettings.$inferSelect, 'choices' | 'quietFrom' | 'quietTo'>;

const both: NotificationChoice = { centre: true, push: true };
const centre: NotificationChoice = { centre: true, push: false };

/** What holds until a player chooses: they ask for every push of a promotion themselves. */
const DEFAULT_CHOICES: NotificationChoices = { payout: both, chat: both, battle: both, bonus: centre, wheel: centre };
const DEFAULT_QUIET: QuietMinutes = { from: minutesOf('22:00'), to: minutesOf('09:00') };

/** Devices of one player that get pushes. */
export const DEVICES = 10;
/** What was told is removed after so long. */
export const KEPT_DAYS = 90;
/** More unread ones are not counted. */
export const MAX_UNREAD = 100;

export const choicesOf = (row: SettingsRow | undefined): NotificationChoices => row?.choices ?? DEFAULT_CHOICES;

/** The player's quiet hours; null: they have none. */
export function quietOf(row: SettingsRow | undefined): QuietMinutes | null {
  if (!row) return DEFAULT_QUIET;
  return row.quietFrom === null || row.quietTo === null ? null : { from: row.quietFrom, to: row.quietTo };
}

/** Whether a kind tells of a promotion. */
export const isPromotional = (kind: NotificationKind): boolean => PROMOTIONAL_KINDS.includes(kind);

/** Something to tell one player. */
export type Told = {
  userId: string;
  /** Names the event among the player's. */
  key: string;
  news: NotificationNews;
  /** From then on it is out of date, and is not pushed any more. */
  until: Date;
};

/** How a notification is written; null: its player wants none of this kind. `called`: some device of theirs gets pushes. */
export function rowOf(now: Date, { userId, key, news, until }: Told, wanted: NotificationChoice, called: boolean) {
  const push = called && wanted.push;
  if (!wanted.centre && !push) return null;
  return {
    userId,
    key,
    kind: news.kind,
    news,
    inCentre: wanted.centre,
    createdAt: now,
    push: push ? ('waiting' as const) : ('none' as const),
    pushAt: now,
    pushUntil: until,
  };
}

/** Seconds until the next try: 16, 32, 64 … 120. Also how long a claim holds when its process dies. */
export const backOff = (attempts: number): number => Math.min(120, 2 ** (attempts + 3));
export const MAX_ATTEMPTS = 8;

type Waiting = { kind: NotificationKind; readAt: Date | null; pushUntil: Date; attempts: number };

/**
 * What is done with a push that waits, at a moment. `mayCall`: its player may be called at all; `quietEnd`: when the quiet hours of this
 * moment end.
 */
export function pushDecision(
  now: Date,
  waiting: Waiting,
  { wanted, mayCall, quietEnd }: { wanted: boolean; mayCall: boolean; quietEnd: Date | null },
): 'send' | 'drop' | { waitUntil: Date } {
  const of = quietEnd ?? now;
  if (waiting.readAt || !wanted || !mayCall || waiting.attempts >= MAX_ATTEMPTS || of >= waiting.pushUntil)
    return 'drop';
  return quietEnd ? { waitUntil: quietEnd } : 'send';
}
