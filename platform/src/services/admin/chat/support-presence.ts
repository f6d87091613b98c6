import { subSeconds } from 'date-fns';
import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { chatMessages, chatSupport } from '../../../db/schema/chat';
import { operators } from '../../../db/schema/operators';
import { daysEarlier } from '../../kernel/time/days';
import { ANSWERS_DAYS, ANSWERS_NEEDED, SUPPORT_ONLINE_SECONDS } from './rules';

/** A call every second does not write every second. */
const WRITTEN_EVERY_SECONDS = 20;

/** Records that this operator is online now. */
export async function touchSupportPresence(
  ctx: Context,
  { operatorId }: Pick<OperatorCaller, 'operatorId'>,
): Promise<void> {
  const seenAt = ctx.now();
  await ctx.db
    .insert(chatSupport)
    .values({ operatorId, seenAt })
    .onConflictDoUpdate({
      target: chatSupport.operatorId,
      set: { seenAt },
      setWhere: lt(chatSupport.seenAt, subSeconds(seenAt, WRITTEN_EVERY_SECONDS)),
    });
}

/** Takes this operator offline. Answers whether anybody else is online. */
export async function leaveSupport(ctx: Context, { operatorId }: OperatorCaller): Promise<{ online: boolean }> {
  await ctx.db.delete(chatSupport).where(eq(chatSupport.operatorId, operatorId));
  return { online: await isSupportOnline(ctx) };
}

/** Whether an operator answers now: one who called the chat within the last minutes and whose key still holds. */
export async function isSupportOnline(ctx: Context): Promise<boolean> {
  const since = subSeconds(ctx.now(), SUPPORT_ONLINE_SECONDS);
  const [row] = await ctx.db
    .select({ there: count() })
    .from(chatSupport)
    .innerJoin(operators, eq(operators.id, chatSupport.operatorId))
    .where(and(gt(chatSupport.seenAt, since), isNull(operators.disabledAt)));
  return (row?.there ?? 0) > 0;
}

/** How long those who waited did wait, in whole minutes: the median of the last days; null while too few were answered. */
async function usualAnswerMinutes(ctx: Context): Promise<number | null> {
  const { answeredAfterSeconds: seconds, sentAt } = chatMessages;
  const [row] = await ctx.db
    .select({
      answers: count(),
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${seconds})`.mapWith(Number),
    })
    .from(chatMessages)
    .where(and(gt(sentAt, daysEarlier(ctx.now(), ANSWERS_DAYS)), sql`${seconds} is not null`));
  if (!row || row.answers < ANSWERS_NEEDED || row.median === null) return null;
  return Math.max(1, Math.round(row.median / 60));
}

const KEPT_MS = 60_000;
const usual = new WeakMap<Context['db'], { at: number; minutes: Promise<number | null> }>();

/** The same, counted once a minute in a process, however many ask: anybody may. */
function keptUsualMinutes(ctx: Context): Promise<number | null> {
  const at = ctx.now().getTime();
  const kept = usual.get(ctx.db);
  if (kept && Math.abs(at - kept.at) < KEPT_MS) return kept.minutes;
  const minutes = usualAnswerMinutes(ctx);
  usual.set(ctx.db, { at, minutes });
  minutes.catch(() => usual.delete(ctx.db));
  return minutes;
}

/** What players and visitors may know of support. */
export async function supportState(ctx: Context): Promise<{ online: boolean; usual_answer_minutes: number | null }> {
  return { online: await isSupportOnline(ctx), usual_answer_minutes: await keptUsualMinutes(ctx) };
}
