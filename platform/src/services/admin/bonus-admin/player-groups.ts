import { type GroupLine, MAX_PLAYER_GROUPS, type PlayerGroup } from '@kozyr/contracts/operator/player-groups';
import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { bonuses } from '../../../db/schema/bonuses';
import { nicknames } from '../../../db/schema/nicknames';
import { operators } from '../../../db/schema/operators';
import { groupedPlayers, playerGroups } from '../../../db/schema/player-groups';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { namedBy, type PlayerName, readLines } from './internal/group-lines';

async function readGroups(db: Queryable, wanted?: SQL): Promise<PlayerGroup[]> {
  const rows = await db
    .select({
      group: playerGroups,
      by: operators.name,
      players: sql<number>`(select count(*)::int from ${groupedPlayers} where ${groupedPlayers.groupId} = ${playerGroups.id})`,
      bonuses: sql<number>`(select count(*)::int from ${bonuses} where ${bonuses.playerGroupId} = ${playerGroups.id})`,
    })
    .from(playerGroups)
    .innerJoin(operators, eq(operators.id, playerGroups.createdBy))
    .where(wanted)
    .orderBy(asc(playerGroups.name));
  return rows.map(({ group, by, players, bonuses: offers }) => ({
    id: group.id,
    name: group.name,
    players,
    bonuses: offers,
    created_at: group.createdAt.toISOString(),
    created_by: by,
  }));
}

/** The groups of players, by name. */
export const listPlayerGroups = async (ctx: Context): Promise<{ items: PlayerGroup[] }> => ({
  items: await readGroups(ctx.db),
});

/** Makes a group of nobody. @throws DomainError STATE_CONFLICT for a name that is taken, and where there are too many */
export async function createPlayerGroup(
  ctx: Context,
  operator: OperatorCaller,
  { name }: { name: string },
): Promise<PlayerGroup> {
  return ctx.db.transaction(async (tx) => {
    if ((await tx.$count(playerGroups)) >= MAX_PLAYER_GROUPS)
      throw new DomainError('STATE_CONFLICT', `There are ${MAX_PLAYER_GROUPS} groups already: use one of them.`);
    const [made] = await tx
      .insert(playerGroups)
      .values({ name, createdBy: operator.operatorId, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning();
    if (!made) throw new DomainError('STATE_CONFLICT', `There is a group "${name}" already.`);
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'player_group_created',
      subject: { kind: 'player_group', id: made.id },
      details: { name },
    });
    const [group] = await readGroups(tx, eq(playerGroups.id, made.id));
    if (!group) throw new Error(`Group ${made.id} vanished while it was made.`);
    return group;
  });
}

async function requireGroup(db: Queryable, id: string): Promise<void> {
  const found = await db.select({ id: playerGroups.id }).from(playerGroups).where(eq(playerGroups.id, id));
  if (found.length === 0) throw new DomainError('NOT_FOUND', 'There is no such group of players.');
}

type Page = { id: string; after?: string | undefined; pageSize: number };

/** A page of the players of a group, by their ids. Nobody's contacts are in it. @throws DomainError NOT_FOUND */
export async function listGroupedPlayers(ctx: Context, { id, after, pageSize }: Page) {
  await requireGroup(ctx.db, id);
  const found = await ctx.db
    .select({ id: groupedPlayers.userId, nickname: nicknames.nickname, at: groupedPlayers.addedAt })
    .from(groupedPlayers)
    .leftJoin(nicknames, eq(nicknames.userId, groupedPlayers.userId))
    .where(and(eq(groupedPlayers.groupId, id), after ? gt(groupedPlayers.userId, after) : undefined))
    .orderBy(asc(groupedPlayers.userId))
    .limit(pageSize + 1);
  const rows = found.slice(0, pageSize);
  return {
    items: rows.map((row) => ({ id: row.id, nickname: row.nickname, added_at: row.at.toISOString() })),
    next: found.length > pageSize ? (rows.at(-1)?.id ?? null) : null,
  };
}

/** Who is known by each of these, whose data was not erased. */
async function findNamed(tx: Queryable, names: readonly PlayerName[]): Promise<Map<string, string>> {
  const of = (kind: PlayerName['kind']) => names.filter((name) => name.kind === kind).map(({ value }) => value);
  const found = await tx
    .select({ id: users.id, phone: users.phone, email: users.email })
    .from(users)
    .where(
      and(
        isNull(users.erasedAt),
        sql`(${inArray(users.id, of('id'))} or ${inArray(users.phone, of('phone'))} or ${inArray(users.email, of('email'))})`,
      ),
    );
  return new Map(
    found.flatMap(({ id, phone, email }) => [
      [namedBy('id', id), id] as const,
      ...(phone ? [[namedBy('phone', phone), id] as const] : []),
      ...(email ? [[namedBy('email', email), id] as const] : []),
    ]),
  );
}

type Change = { id: string; lines: readonly string[]; act: 'add' | 'remove' };

/**
 * Puts players into a group or takes them out, each by a phone, an email or an id, and says of every line what came of it. What they have
 * taken of bonuses runs on. @throws DomainError NOT_FOUND
 */
export async function changePlayerGroup(
  ctx: Context,
  operator: OperatorCaller,
  { id, lines, act }: Change,
): Promise<{ lines: GroupLine[]; players: number }> {
  return ctx.db.transaction(async (tx) => {
    const [group] = await tx.select().from(playerGroups).where(eq(playerGroups.id, id)).for('update');
    if (!group) throw new DomainError('NOT_FOUND', 'There is no such group of players.');
    const read = readLines(lines);
    const known = await findNamed(tx, read.names);
    const told = read.outcomes(known);
    const wanted = [...told.players];
    const changed = new Set(
      wanted.length === 0
        ? []
        : (act === 'add'
            ? await tx
                .insert(groupedPlayers)
                .values(wanted.map((userId) => ({ groupId: id, userId, addedAt: ctx.now() })))
                .onConflictDoNothing()
                .returning({ id: groupedPlayers.userId })
            : await tx
                .delete(groupedPlayers)
                .where(and(eq(groupedPlayers.groupId, id), inArray(groupedPlayers.userId, wanted)))
                .returning({ id: groupedPlayers.userId })
          ).map((row) => row.id),
    );
    if (changed.size > 0)
      await recordOperatorDeed(ctx, tx, operator, {
        action: act === 'add' ? 'player_group_filled' : 'player_group_emptied',
        subject: { kind: 'player_group', id },
        details: { name: group.name, players: String(changed.size), lines: String(lines.length) },
      });
    return {
      lines: told.lines.map(({ player, ...line }) =>
        line.outcome === 'done' && player && !changed.has(player) ? { ...line, outcome: 'no_change' } : line,
      ),
      players: await tx.$count(groupedPlayers, eq(groupedPlayers.groupId, id)),
    };
  });
}
