import type { SearchResult } from '@kozyr/contracts/operator/search';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { users } from '../../../../db/schema/accounts';
import { nicknames } from '../../../../db/schema/nicknames';
import { operators } from '../../../../db/schema/operators';
import { foldNickname } from '../../../identity/nicknames/rules';
import { maskedEmail, maskedPhone } from '../../../kernel/players/masked-contact';
import type { Lookup } from '../rules';
import { beginsWith, byteOrder, inSpan, MAX_OF_A_KIND, newestFirst, once } from './spans';

/** How a nickname that begins so is kept. A last r or v may be the half of a sign that folding makes of two. */
function foldedStarts(name: string): string[] {
  const folded = foldNickname(name.replaceAll(/\s/g, ''));
  if (folded === '') return [];
  const other = { r: 'm', v: 'w' }[folded.slice(-1)];
  return other === undefined ? [folded] : [folded, folded.slice(0, -1) + other];
}

const selectPlayers = (db: Queryable) =>
  db
    .select({
      id: users.id,
      phone: users.phone,
      email: users.email,
      createdAt: users.createdAt,
      erasedAt: users.erasedAt,
      nickname: nicknames.nickname,
    })
    .from(users)
    .leftJoin(nicknames, eq(nicknames.userId, users.id));

/** Players by each thing that is looked for, each by an index of its own. */
async function playersBy(db: Queryable, { ids, phones, phoneEnd, email, name }: Lookup) {
  const find = (wanted: SQL, order: SQL) => selectPlayers(db).where(wanted).orderBy(order).limit(MAX_OF_A_KIND);
  const found = [];
  if (ids) found.push(...(await find(inSpan(users.id, ids), asc(users.id))));
  if (phones.length > 0) found.push(...(await find(inArray(users.phone, [...phones]), asc(users.phone))));
  if (email !== null) found.push(...(await find(eq(users.email, email), asc(users.email))));
  for (const start of name === null ? [] : foldedStarts(name))
    found.push(...(await find(beginsWith(nicknames.folded, start), byteOrder(nicknames.folded))));
  if (phoneEnd !== null) {
    const backwards = sql`reverse(${users.phone})`;
    found.push(...(await find(beginsWith(backwards, [...phoneEnd].reverse().join('')), byteOrder(backwards))));
  }
  return newestFirst(once(found)).slice(0, MAX_OF_A_KIND);
}

/** Players, with their contacts masked. */
export async function findPlayersAnyhow(db: Queryable, lookup: Lookup): Promise<SearchResult[]> {
  const rows = await playersBy(db, lookup);
  return rows.map(({ id, phone, email, createdAt, erasedAt, nickname }): SearchResult => {
    const contacts = [phone && maskedPhone(phone), email && maskedEmail(email)].flatMap((one) => one || []);
    const [first = id, ...rest] = nickname === null ? contacts : [nickname, ...contacts];
    return {
      kind: 'player',
      id,
      title: first,
      detail: rest.join(', ') || null,
      state: erasedAt === null ? null : 'erased',
      player: id,
      at: createdAt.toISOString(),
    };
  });
}

/** Operators by the beginning of their name: they are few. */
export async function findOperators(db: Queryable, { name, ids }: Lookup): Promise<SearchResult[]> {
  const wanted = [
    ...(name === null ? [] : [beginsWith(operators.name, name.toLowerCase())]),
    ...(ids ? [inSpan(operators.id, ids)] : []),
  ];
  if (wanted.length === 0) return [];
  const rows = await db
    .select()
    .from(operators)
    .where(sql.join(wanted, sql` or `))
    .orderBy(asc(operators.name))
    .limit(MAX_OF_A_KIND);
  return rows.map(({ name: title, role, createdAt, disabledAt }) => ({
    kind: 'operator',
    id: title,
    title,
    detail: role,
    state: disabledAt === null ? null : 'disabled',
    player: null,
    at: createdAt.toISOString(),
  }));
}
