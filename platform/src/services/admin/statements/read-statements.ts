import { fromMinor, type StakeCurrency } from '@kozyr/contracts/money';
import type { AccountStatement } from '@kozyr/contracts/operator/statements';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { readsOf, seenUpTo } from '../../../db/read-connection';
import { users } from '../../../db/schema/accounts';
import { DomainError } from '../../../errors';
import { type AccountRef, accountText, type HouseAccount, type PlayerWallet } from '../../../ledger/accounts';
import { readStatement } from '../../../ledger/statement';
import { dayAfter, startOfUtcDay } from '../../kernel/time/days';

type Wanted = { from: string; to: string; page: number; pageSize: number };

async function statement(
  ctx: Context,
  account: AccountRef,
  currency: StakeCurrency,
  { from, to, page, pageSize }: Wanted,
): Promise<AccountStatement> {
  if (to < from) throw new DomainError('BAD_REQUEST', 'The last day is before the first.');
  const span = { from: startOfUtcDay(from), to: startOfUtcDay(dayAfter(to)) };
  const db = readsOf(ctx);
  const seen = await seenUpTo(db);
  const read = await readStatement(db, account, currency, {
    ...span,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return {
    account: accountText(account),
    currency,
    from,
    to,
    ...seen,
    opening: fromMinor(read.opening),
    closing: fromMinor(read.closing),
    items: read.entries.map((entry) => ({
      id: entry.transferId,
      at: entry.at.toISOString(),
      kind: entry.kind,
      amount: fromMinor(entry.amount),
      balance: fromMinor(entry.balance),
      memo: entry.memo,
    })),
    total: read.total,
    page,
    pageSize,
  };
}

/** One wallet of a player over UTC days, in the currency of the account unless another is named. @throws DomainError NOT_FOUND, BAD_REQUEST */
export async function playerStatement(
  ctx: Context,
  {
    id,
    wallet,
    currency,
    ...wanted
  }: Wanted & {
    id: string;
    wallet: PlayerWallet;
    currency?: StakeCurrency | undefined;
  },
): Promise<AccountStatement> {
  const [player] = await ctx.db.select({ currency: users.currency }).from(users).where(eq(users.id, id));
  if (!player) throw new DomainError('NOT_FOUND', `There is no player ${id}.`);
  return statement(ctx, { player: id, wallet }, currency ?? player.currency, wanted);
}

/** One account of the house in one currency over UTC days. @throws DomainError BAD_REQUEST */
export function houseStatement(
  ctx: Context,
  { account, currency, ...wanted }: Wanted & { account: HouseAccount; currency: StakeCurrency },
): Promise<AccountStatement> {
  return statement(ctx, { house: account }, currency, wanted);
}
