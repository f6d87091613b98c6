import { sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Listener } from '../../../outbox/listen';
import { TYPING_SECONDS, TYPING_TOLD_EVERY_MS } from './rules';

/** Players' typing is told to every process by this channel; its payload is the player's id. */
const TYPING_CHANNEL = 'chat_typing';

/** Which players are writing now: published by all processes, kept in no table, forgotten after a few seconds. */
export type TypingNow = {
  isTyping: (userId: string) => boolean;
  /** A player says that they are writing. */
  publish: (userId: string) => Promise<void>;
  /** What they wrote has come: they are not writing it any more. */
  stopped: (userId: string) => void;
};

/** Subscribes to who is writing. Call before the listener starts. */
export function subscribeTyping(ctx: Context, listener: Listener): TypingNow {
  const until = new Map<string, number>();
  const told = new Map<string, number>();
  const forget = (moments: Map<string, number>, now: number) => {
    for (const [userId, moment] of moments) if (moment <= now) moments.delete(userId);
  };
  listener.subscribe(
    TYPING_CHANNEL,
    (userId) => {
      const now = ctx.now().getTime();
      forget(until, now);
      until.set(userId, now + TYPING_SECONDS * 1000);
    },
    () => {},
  );
  return {
    isTyping: (userId) => (until.get(userId) ?? 0) > ctx.now().getTime(),
    async publish(userId) {
      const now = ctx.now().getTime();
      forget(told, now);
      if (told.has(userId)) return;
      told.set(userId, now + TYPING_TOLD_EVERY_MS);
      await ctx.db.execute(sql`select pg_notify(${TYPING_CHANNEL}, ${userId})`);
    },
    stopped: (userId) => {
      until.delete(userId);
      told.delete(userId);
    },
  };
}
