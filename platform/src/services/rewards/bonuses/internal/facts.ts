import { CURRENCY_ZONES } from '@kozyr/contracts/money';
import { subHours } from 'date-fns';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { phoneProofs, users } from '../../../../db/schema/accounts';
import { bonusGroups } from '../../../../db/schema/bonuses';
import { deposits } from '../../../../db/schema/payments';
import { groupedPlayers } from '../../../../db/schema/player-groups';
import { DomainError } from '../../../../errors';
import { placesNow } from '../../../kernel/jurisdictions/places';
import { zoneClock } from '../../../kernel/time/zone-clock';
import type { BonusRow, GroupRow, UserBonusRow } from '../../../money/user-bonuses/bonus-view';
import { readCalendar } from '../calendar';
import { type Facts, isOpenAt, type LastingFacts, type Proof } from '../rules';
import { codeOpens } from './single-use-codes';

/** A proof by call stands this long for activations. */
const PROOF_HOURS = 24;

const countsSchema = z.tuple([
  z.object({ today: z.coerce.number(), own_today: z.coerce.number(), own_ever: z.coerce.number() }),
]);

/** How often a bonus was taken: by all today, by this player today and ever. What was cancelled before it began is not counted. */
export async function countActivations(db: Queryable, now: Date, userId: string, bonus: BonusRow) {
  const today = sql`subscribed_at >= date_trunc('day', ${now}::timestamptz, ${CURRENCY_ZONES[bonus.currency]})`;
  // Two questions, each by its own index: nobody's old user bonuses are read for another's count.
  const counted = sql`bonus_id = ${bonus.id} and (activated_at is not null or status = 'PENDING')`;
  const { rows } = await db.execute(sql`
    select (select count(*) from user_bonuses where ${counted} and ${today}) as today,
      own.own_today, own.own_ever
    from (
      select count(*) filter (where ${today}) as own_today, count(*) as own_ever
      from user_bonuses where ${counted} and user_id = ${userId}
    ) as own`);
  return countsSchema.parse(rows)[0];
}

export async function groupOf(db: Queryable, id: number): Promise<GroupRow> {
  const [group] = await db.select().from(bonusGroups).where(eq(bonusGroups.id, id));
  if (!group) throw new Error(`There is no bonus group ${id}.`);
  return group;
}

async function isInHours(db: Queryable, group: GroupRow, bonus: BonusRow, now: Date): Promise<boolean> {
  const calendar = await readCalendar(db, { code: group.name, currency: bonus.currency }, now);
  const { name, minutes } = zoneClock(now, bonus.currency);
  return calendar === null || isOpenAt(calendar.days[name], minutes);
}

async function proofOf(db: Queryable, player: typeof users.$inferSelect, now: Date): Promise<Proof> {
  if (player.phone === null) return 'no_phone';
  const [proof] = await db
    .select()
    .from(phoneProofs)
    .where(and(eq(phoneProofs.userId, player.id), eq(phoneProofs.channel, 'call')));
  if (proof?.action === 'BONUS_ACTIVATION' && proof.phone === player.phone) {
    if (proof.verifiedAt === null) return 'not_finished';
    if (subHours(now, PROOF_HOURS) < proof.verifiedAt) return 'proved';
  }
  return player.phoneVerifiedAt === null ? 'required' : 'not_begun';
}

type Player = typeof users.$inferSelect & { hasDeposited: boolean; place: LastingFacts['place'] };

/** @throws DomainError UNAUTHORIZED when the player is no more */
export async function bonusPlayer(ctx: Context, db: Queryable, userId: string): Promise<Player> {
  const [player] = await db.select().from(users).where(eq(users.id, userId));
  if (!player) throw new DomainError('UNAUTHORIZED', 'This account does not exist any more.');
  const paid = and(eq(deposits.userId, userId), eq(deposits.first, true));
  const first = await db.select({ id: deposits.id }).from(deposits).where(paid);
  const { promotions, wager_cap: times } = (await placesNow(ctx))(player.profiles);
  const wagerCap = times === null ? null : times * 100;
  return { ...player, hasDeposited: first.length > 0, place: { ...promotions, wagerCap } };
}

/** Whether a bonus is for everybody, or the player is in its group. */
async function isInvited(db: Queryable, { playerGroupId }: BonusRow, userId: string): Promise<boolean> {
  if (playerGroupId === null) return true;
  const theirs = and(eq(groupedPlayers.groupId, playerGroupId), eq(groupedPlayers.userId, userId));
  const found = await db.select({ id: groupedPlayers.userId }).from(groupedPlayers).where(theirs);
  return found.length > 0;
}

/** What the rules look at but for what the player says. */
export async function readLastingFacts(
  db: Queryable,
  bonus: BonusRow,
  { player, group, now }: { player: Player; group: GroupRow; now: Date },
): Promise<LastingFacts> {
  const { today, own_today: ownToday, own_ever: ownEver } = await countActivations(db, now, player.id, bonus);
  const clock = zoneClock(now, bonus.currency);
  return {
    now,
    currency: player.currency,
    rating: player.rating,
    group,
    weekday: clock.weekday,
    inHours: await isInHours(db, group, bonus, now),
    hasDeposited: player.hasDeposited,
    invited: await isInvited(db, bonus, player.id),
    place: player.place,
    ownToday,
    ownEver,
    takenToday: today,
  };
}

type Asked = { userId: string; now: Date; code: string | undefined; running: UserBonusRow | null };

/** All that the rules of an activation look at; running: the player's bonus now, if any. @throws DomainError UNAUTHORIZED when the player is no more */
export async function factsOf(
  ctx: Context,
  db: Queryable,
  bonus: BonusRow,
  { userId, now, code, running }: Asked,
): Promise<{ facts: Facts; group: GroupRow }> {
  const player = await bonusPlayer(ctx, db, userId);
  const group = await groupOf(db, bonus.groupId);
  const standing = await readLastingFacts(db, bonus, { player, group, now });
  return {
    group,
    facts: {
      ...standing,
      codeFits: await codeOpens(db, bonus, code),
      running: running && { bonusId: running.bonusId, name: running.terms.name },
      proof: await proofOf(db, player, now),
    },
  };
}
