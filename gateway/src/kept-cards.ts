import { randomBytes } from 'node:crypto';
import { type CardBrand, cardBrandSchema } from '@kozyr/contracts/cards';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { Context } from './context';
import { type Plan, planOf } from './outcomes';

const keptCardRow = z.object({
  id: z.string(),
  token: z.string(),
  brand: cardBrandSchema,
  last_four: z.string(),
  good_until: z.string(),
  fingerprint: z.string(),
  revoked_at: z.nullable(z.date()),
});
export type KeptCardRow = z.output<typeof keptCardRow>;

/** A card that was named on the page of a payment; goodUntil: its last month, "2028-04". */
export type NamedCard = { brand: CardBrand; lastFour: string; fingerprint: string; goodUntil: string };

/** How the test bank answers a payment by a kept card. asks: it wants the payer's word on the payment's page first. */
export type KeptAct = 'charges' | 'asks' | 'declines' | 'expires';

/** Numbers of no real bank that show it; every other kept card is charged, as the first is. */
export const KEPT_TEST_CARDS = [
  { number: '4242424242424242', act: 'charges' },
  { number: '4000000000003220', act: 'asks' },
  { number: '4000000000000341', act: 'declines' },
  { number: '4000000000000069', act: 'expires' },
] as const satisfies readonly { number: string; act: KeptAct }[];

/** The calendar month of a moment in UTC, as the last month of a card is written. */
const monthOf = (moment: Date) => moment.toISOString().slice(0, 7);

/** "4/28", "04 / 2028" as "2028-04"; null for what is no month, and for one that is over. */
export function readGoodUntil(typed: string, now: Date): string | null {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*[/.-]\s*(?:20)?(\d\d)\s*$/.exec(typed) ?? [];
  if (month === undefined || year === undefined) return null;
  const read = `20${year}-${month.padStart(2, '0')}`;
  return read < monthOf(now) ? null : read;
}

/** What becomes of a payment by this card at once; null: its payer is asked on the page first. */
export function keptPlanOf(card: Pick<KeptCardRow, 'last_four' | 'good_until'>, now: Date): Plan | null {
  const act = KEPT_TEST_CARDS.find(({ number }) => number.endsWith(card.last_four))?.act ?? 'charges';
  if (act === 'expires' || card.good_until < monthOf(now)) return planOf('expired_card');
  if (act === 'declines') return planOf('card_declined');
  return act === 'asks' ? null : planOf('approve');
}

/** The kept card of a token, a revoked one too; null when there never was one. */
export async function findKeptCard(db: pg.Pool | pg.PoolClient, token: string): Promise<KeptCardRow | null> {
  const { rows } = await db.query('select * from kept_cards where token = $1', [token]);
  return rows[0] === undefined ? null : z.parse(keptCardRow, rows[0]);
}

/** Keeps the card that a payment was paid by, in the transaction of its approval. */
export async function insertKeptCard(
  client: pg.PoolClient,
  now: Date,
  paymentId: string,
  card: NamedCard,
): Promise<void> {
  await client.query(
    `insert into kept_cards (id, token, payment_id, brand, last_four, good_until, fingerprint, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (payment_id) do nothing`,
    [
      `kept_${randomBytes(18).toString('base64url')}`,
      `ktok_${randomBytes(24).toString('base64url')}`,
      paymentId,
      card.brand,
      card.lastFour,
      card.goodUntil,
      card.fingerprint,
      now,
    ],
  );
}

/** Revokes a kept card; one that is revoked stays so. @returns whether there is one of this token */
export async function revokeKeptCard(ctx: Context, token: string): Promise<boolean> {
  const { rowCount } = await ctx.db.query(
    'update kept_cards set revoked_at = coalesce(revoked_at, $2) where token = $1',
    [token, ctx.now()],
  );
  return rowCount === 1;
}
