import { z } from 'zod';
import { type AccountRef, type Balances, parseAccount } from './accounts';
import { IdempotencyConflict, InsufficientFunds } from './errors';

export type Posted = {
  transferId: string;
  /** True when the key had been posted before and this is its first answer. */
  replayed: boolean;
  /** Signed minor units; they sum to zero. */
  entries: { account: AccountRef; amount: bigint }[];
  /** All wallets of every player touched, right after this transfer, by player id. */
  balances: Record<string, Balances>;
};

const minor = z.string().transform(BigInt);
const balances = z.tuple([minor, minor, minor, minor, minor, z.coerce.number()]).transform(
  ([game, electronic, bonus, cashback, holds, version]): Balances => ({
    game,
    electronic,
    bonus,
    cashback,
    holds,
    version,
  }),
);
const posted = z.object({
  transfer_id: z.string(),
  replayed: z.boolean(),
  entries: z.array(z.tuple([z.string().nullable(), z.string(), minor])),
  balances: z.record(z.string(), balances),
});
const refused = z.object({ refused: z.enum(['insufficient', 'conflict', 'reversed', 'unknown']) });
const rowsSchema = z.tuple([z.object({ answer: z.union([posted, refused]) })]);

/** Parses what the ledger's SQL functions answer: one row with one column named answer. */
export function readAnswer(rows: unknown): Posted {
  const [{ answer }] = rowsSchema.parse(rows);
  if ('refused' in answer) {
    if (answer.refused === 'insufficient') throw new InsufficientFunds();
    if (answer.refused === 'conflict') throw new IdempotencyConflict();
    if (answer.refused === 'reversed') throw new IdempotencyConflict('This transfer was reversed before.');
    throw new Error('There is no such transfer to reverse.');
  }
  return {
    transferId: answer.transfer_id,
    replayed: answer.replayed,
    entries: answer.entries.map(([player, account, amount]) => ({ account: parseAccount(player, account), amount })),
    balances: answer.balances,
  };
}
