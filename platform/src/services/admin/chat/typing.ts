import type { Context } from '../../../context';
import type { Listener } from '../../../outbox/listen';
import { noticeAtOnce } from '../../../outbox/notices';
import { TYPING_SECONDS, TYPING_TOLD_EVERY_MS } from './rules';

/** Players' typing is told to every process by this channel; its payload is the player's id. */
const TYPING_CHANNEL = 'chat_typing';
/** And so is operators' writing; its payload is the player's id and the operator's name. */
const WRITING_CHANNEL = 'chat_writing';

/** An operator who writes an answer to a player. */
export type Writing = { player: string; operator: string };

/** Who is writing now: published by all processes, kept in no table, forgotten after a few seconds. */
export type TypingNow = {
  isTyping: (userId: string) => boolean;
  /** A player says that they are writing. */
  publish: (userId: string) => Promise<void>;
  /** All players who are writing now. */
  players: () => string[];
  /** All operators who are writing now, and to whom. */
  operators: () => Writing[];
  /** An operator says that they are writing. */
  publishWriting: (writing: Writing) => Promise<void>;
  /** What they wrote has come: they are not writing it any more. */
  stopped: (userId: string) => void;
};

/** Subscribes to who is writing. Call before the listener starts. */
export function subscribeTyping(ctx: Context, listener: Listener): TypingNow {
  const until = new Map<string, number>();
  const told = new Map<string, number>();
  const writingUntil = new Map<string, number>();
  const forget = (moments: Map<string, number>, now: number) => {
    for (const [userId, moment] of moments) if (moment <= now) moments.delete(userId);
  };
  const remember = (moments: Map<string, number>) => (who: string) => {
    const now = ctx.now().getTime();
    forget(moments, now);
    moments.set(who, now + TYPING_SECONDS * 1000);
  };
  listener.subscribe(TYPING_CHANNEL, remember(until), () => {});
  listener.subscribe(WRITING_CHANNEL, remember(writingUntil), () => {});
  const stillAt = (moments: Map<string, number>) => {
    forget(moments, ctx.now().getTime());
    return [...moments.keys()];
  };
  return {
    players: () => stillAt(until),
    operators: () =>
      stillAt(writingUntil).map((who) => {
        const [player = '', operator = ''] = who.split(' ');
        return { player, operator };
      }),
    async publishWriting({ player, operator }) {
      await noticeAtOnce(ctx.db, WRITING_CHANNEL, `${player} ${operator}`);
    },
    isTyping: (userId) => (until.get(userId) ?? 0) > ctx.now().getTime(),
    async publish(userId) {
      const now = ctx.now().getTime();
      forget(told, now);
      if (told.has(userId)) return;
      told.set(userId, now + TYPING_TOLD_EVERY_MS);
      await noticeAtOnce(ctx.db, TYPING_CHANNEL, userId);
    },
    stopped: (userId) => {
      until.delete(userId);
      told.delete(userId);
    },
  };
}
