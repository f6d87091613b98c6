import { randomBytes } from 'node:crypto';
import { cardBrandSchema } from '@kozyr/contracts/cards';
import { currencySchema, fromMinor, toMinor } from '@kozyr/contracts/money';
import {
  type CardRefusal,
  cardRefusalSchema,
  type GatewayCard,
  gatewayCardStatusSchema,
  type openCardBody,
} from '@kozyr/contracts/payment-gateway';
import { inTransaction } from '@kozyr/kit/transaction';
import { addMinutes } from 'date-fns';
import type pg from 'pg';
import * as z from 'zod/mini';
import { type CardNumber, fingerprintOf, type NumberProblem, readCardNumber } from './card-number';
import type { Context } from './context';
import { queueEvent } from './events';
import { PAYMENT_MINUTES } from './outcomes';
import { actOf } from './test-cards';

/** Wrong numbers a payer may try; more is somebody who looks for one that is right. */
const MAX_WRONG_NUMBERS = 10;

const cardRow = z.object({
  id: z.string(),
  merchant_reference: z.string(),
  amount: z.string(),
  currency: currencySchema,
  recipient_name: z.string(),
  return_url: z.string(),
  callback_url: z.string(),
  locale: z.string(),
  status: gatewayCardStatusSchema,
  refuse_reason: z.nullable(cardRefusalSchema),
  token: z.nullable(z.string()),
  brand: z.nullable(cardBrandSchema),
  last_four: z.nullable(z.string()),
  fingerprint: z.nullable(z.string()),
  wrong_numbers: z.int(),
  expires_at: z.date(),
});
export type Card = z.output<typeof cardRow>;

const firstRow = (result: pg.QueryResult): Card | null =>
  result.rows[0] === undefined ? null : z.parse(cardRow, result.rows[0]);

/** A card's number as far as it may be shown. */
export const maskOf = ({ last_four: lastFour }: Pick<Card, 'last_four'>) => lastFour && `•••• ${lastFour}`;

/** A card as the protocol says it. */
export function cardView(ctx: Context, card: Card): GatewayCard {
  return {
    id: card.id,
    merchant_reference: card.merchant_reference,
    status: card.status,
    token: card.token,
    brand: card.brand,
    mask: maskOf(card),
    fingerprint: card.fingerprint,
    refuse_reason: card.refuse_reason,
    hosted_url: new URL(`/card/${card.id}`, ctx.env.GATEWAY_PUBLIC_URL).href,
  };
}

/** Opens a card's page, or finds the one this merchant reference opened. @returns null when that one is for another payout */
export async function findOrCreateCard(
  ctx: Context,
  wanted: z.output<typeof openCardBody>,
): Promise<{ card: Card; created: boolean } | null> {
  const amount = fromMinor(toMinor(wanted.amount));
  const now = ctx.now();
  const { rowCount } = await ctx.db.query(
    `insert into cards (id, merchant_reference, amount, currency, recipient_name, return_url, callback_url, locale, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (merchant_reference) do nothing`,
    [
      `card_${randomBytes(18).toString('base64url')}`,
      wanted.merchant_reference,
      amount,
      wanted.currency,
      wanted.recipient_name,
      wanted.return_url,
      wanted.callback_url,
      wanted.locale,
      now,
      wanted.expires_at ? new Date(wanted.expires_at) : addMinutes(now, PAYMENT_MINUTES),
    ],
  );
  const card = firstRow(
    await ctx.db.query('select * from cards where merchant_reference = $1', [wanted.merchant_reference]),
  );
  const same =
    card?.amount === amount && card.currency === wanted.currency && card.recipient_name === wanted.recipient_name;
  return card && same ? { card, created: rowCount === 1 } : null;
}

export async function findCard(ctx: Context, id: string): Promise<Card | null> {
  return firstRow(await ctx.db.query('select * from cards where id = $1', [id]));
}

/** The saved card of a token; null when there is none. */
export async function findCardByToken(ctx: Context, token: string): Promise<Card | null> {
  return firstRow(await ctx.db.query(`select * from cards where token = $1 and status = 'saved'`, [token]));
}

type CardEnd = { refused: CardRefusal } | { saved: CardNumber } | 'expired';

/** Ends a pending card and queues its event. @returns null when it had ended before */
async function endCard(ctx: Context, client: pg.PoolClient, id: string, how: CardEnd): Promise<Card | null> {
  const now = ctx.now();
  const saved = typeof how === 'object' && 'saved' in how ? how.saved : null;
  const refusal = typeof how === 'object' && 'refused' in how ? how.refused : null;
  const card = firstRow(
    await client.query(
      `update cards set status = $2, refuse_reason = $3, token = $4, brand = $5, last_four = $6, fingerprint = $7, settled_at = $8
       where id = $1 and status = 'pending' returning *`,
      [
        id,
        saved ? 'saved' : refusal ? 'refused' : 'expired',
        refusal,
        saved && `tok_${randomBytes(24).toString('base64url')}`,
        saved?.brand ?? null,
        saved?.digits.slice(-4) ?? null,
        saved && fingerprintOf(ctx.env.CARD_SECRET, saved.digits),
        now,
      ],
    ),
  );
  if (card) {
    const event = { type: 'card', card: cardView(ctx, card) } as const;
    await queueEvent(client, { subjectId: id, callbackUrl: card.callback_url, event, delays: [0], now });
  }
  return card;
}

/** The pending card of this id, locked, while its page is open. */
async function lockOpenCard(ctx: Context, client: pg.PoolClient, id: string): Promise<Card | null> {
  return firstRow(
    await client.query(`select * from cards where id = $1 and status = 'pending' and expires_at > $2 for update`, [
      id,
      ctx.now(),
    ]),
  );
}

/**
 * Handles the number a payer typed. A good one is saved, or refused by the test bank; after too many wrong ones the page is closed.
 * @returns what is wrong with the number, or null when the card has ended, now or before
 */
export async function submitCardNumber(ctx: Context, id: string, typed: string): Promise<NumberProblem | null> {
  const read = readCardNumber(typed);
  return inTransaction(ctx.db, async (client) => {
    const card = await lockOpenCard(ctx, client, id);
    if (!card) return null;
    if (read.ok) {
      const refused = actOf(read.digits.slice(-4)) === 'not_saved';
      await endCard(ctx, client, id, refused ? { refused: 'card_declined' } : { saved: read });
      return null;
    }
    if (card.wrong_numbers + 1 >= MAX_WRONG_NUMBERS) {
      await endCard(ctx, client, id, { refused: 'too_many_attempts' });
      return null;
    }
    await client.query('update cards set wrong_numbers = wrong_numbers + 1 where id = $1', [id]);
    return read.problem;
  });
}

/** The payer goes back without giving a card. */
export async function cancelCard(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx.db, async (client) => {
    if (await lockOpenCard(ctx, client, id)) await endCard(ctx, client, id, { refused: 'cancelled_by_payer' });
  });
}

/** Closes the pages to which nobody gave a card in time. @returns how many */
export async function expireCards(ctx: Context): Promise<number> {
  const { rows } = await ctx.db.query<{ id: string }>(
    `select id from cards where status = 'pending' and expires_at <= $1 limit 100`,
    [ctx.now()],
  );
  for (const { id } of rows) await inTransaction(ctx.db, (client) => endCard(ctx, client, id, 'expired'));
  return rows.length;
}
