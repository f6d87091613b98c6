import { fromMinor } from '@kozyr/contracts/money';
import type { ListedPlayer } from '@kozyr/contracts/operator/player-list';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { identityChecks } from '../../../db/schema/identity';
import { nicknames } from '../../../db/schema/nicknames';
import { playerTags } from '../../../db/schema/player-records';
import { playerProtection } from '../../../db/schema/protection';
import { manyBalances } from '../../../ledger/balances';
import { levelOf } from '../../kernel/identity/rules';
import { maskedEmail, maskedPhone } from '../../kernel/players/masked-contact';
import { stateAt } from '../../kernel/protection/rules';

const rowsOf = (db: Queryable, ids: string[]) =>
  db
    .select({ user: users, nickname: nicknames.nickname, kept: playerProtection, balance: manyBalances.total })
    .from(users)
    .leftJoin(nicknames, eq(nicknames.userId, users.id))
    .leftJoin(playerProtection, eq(playerProtection.userId, users.id))
    .leftJoin(manyBalances.table, manyBalances.of(users.id, users.currency))
    .where(inArray(users.id, ids));

const checksOf = (db: Queryable, ids: string[]) =>
  db
    .select({
      userId: identityChecks.userId,
      level: identityChecks.level,
      status: identityChecks.status,
      expiresAt: identityChecks.expiresAt,
    })
    .from(identityChecks)
    .where(and(inArray(identityChecks.userId, ids), inArray(identityChecks.status, ['APPROVED', 'SUBMITTED'])));

type Row = Awaited<ReturnType<typeof rowsOf>>[number];
type CheckRow = Awaited<ReturnType<typeof checksOf>>[number];

function view({ user, nickname, kept, balance }: Row, checks: CheckRow[], tags: string[], now: Date): ListedPlayer {
  const { state, until } = stateAt(kept, now);
  return {
    id: user.id,
    nickname,
    phone: user.phone === null ? null : maskedPhone(user.phone),
    email: user.email === null ? null : maskedEmail(user.email),
    country: user.country,
    currency: user.currency,
    balance: fromMinor(BigInt(balance)),
    deposited: fromMinor(user.deposited),
    rating: user.rating,
    state: user.erasedAt ? 'erased' : state,
    state_until: user.erasedAt ? null : (until?.toISOString() ?? null),
    identity: levelOf({ contactProved: (user.phoneVerifiedAt ?? user.emailVerifiedAt) !== null, checks }, now),
    identity_waits: checks.some(({ status }) => status === 'SUBMITTED'),
    tags,
    created_at: user.createdAt.toISOString(),
    seen_at: user.seenAt.toISOString(),
  };
}

/** Players as operators list them, contacts masked, in the order of their ids; whom there is not is left out. */
export async function listedPlayers(db: Queryable, now: Date, ids: readonly string[]): Promise<ListedPlayer[]> {
  if (ids.length === 0) return [];
  const asked = [...ids];
  const rows = await rowsOf(db, asked);
  const checks = await checksOf(db, asked);
  const tags = await db
    .select()
    .from(playerTags)
    .where(inArray(playerTags.userId, asked))
    .orderBy(playerTags.userId, playerTags.tag);
  const found = new Map(rows.map((row) => [row.user.id, row]));
  return asked.flatMap((id) => {
    const row = found.get(id);
    const own = <T extends { userId: string }>(all: T[]) => all.filter(({ userId }) => userId === id);
    return row
      ? [
          view(
            row,
            own(checks),
            own(tags).map(({ tag }) => tag),
            now,
          ),
        ]
      : [];
  });
}
