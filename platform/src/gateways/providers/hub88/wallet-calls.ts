import { fromMinor, toMinor } from '@kozyr/contracts/money';
import { z } from 'zod';

/**
 * Their Wallet API as https://docs.hub88.io/developer-docs/operator-api-reference/wallet-api documents it: what Hub88 calls and we answer,
 * always with HTTP 200 and a status of RS_…. Amounts are whole numbers of 1/100,000 of the currency's unit.
 */
const UNITS_PER_MINOR = 1_000n;

/** More than any stake or win, and still exact as a number of JSON. */
const amountSchema = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const idSchema = z.string().regex(/^[!-~]{1,128}$/);
const requestSchema = { user: z.string().min(1).max(64), request_uuid: z.string().min(1).max(64) };
const tokenSchema = z.string().min(10).max(255);

export const userInfoBody = z.object(requestSchema);
export const balanceBody = z.object({ ...requestSchema, token: tokenSchema, game_code: z.string().nullish() });

const movement = {
  ...requestSchema,
  token: tokenSchema,
  transaction_uuid: idSchema,
  round: idSchema.max(100),
  round_closed: z.boolean().nullish(),
  game_code: z.string().nullish(),
};
const money = { amount: amountSchema, currency: z.string(), is_free: z.boolean().nullish() };
const absent = z.null().optional();
/**
 * Their signature is of the body alone, so the body has to say which call it is: a bet names no other transaction, a win names its bet and
 * an amount, a rollback another transaction and no amount. None of them is any of the others.
 */
export const betBody = z.object({ ...movement, ...money, reference_transaction_uuid: absent });
export const winBody = z.object({ ...movement, ...money, reference_transaction_uuid: idSchema });
export const rollbackBody = z.object({ ...movement, reference_transaction_uuid: idSchema, amount: absent });

/** Statuses of their documents. */
export type Hub88Status =
  | 'RS_OK'
  | 'RS_ERROR_UNKNOWN'
  | 'RS_ERROR_INVALID_TOKEN'
  | 'RS_ERROR_INVALID_GAME'
  | 'RS_ERROR_WRONG_CURRENCY'
  | 'RS_ERROR_NOT_ENOUGH_MONEY'
  | 'RS_ERROR_USER_DISABLED'
  | 'RS_ERROR_INVALID_SIGNATURE'
  | 'RS_ERROR_TOKEN_EXPIRED'
  | 'RS_ERROR_WRONG_SYNTAX'
  | 'RS_ERROR_WRONG_TYPES'
  | 'RS_ERROR_DUPLICATE_TRANSACTION'
  | 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
  | 'RS_ERROR_TRANSACTION_ROLLED_BACK'
  | 'RS_ERROR_LIMIT_REACHED';

/** An amount of theirs in major units; null: it is no whole number of our minor units. */
export function majorOf(amount: number): string | null {
  const units = BigInt(amount);
  return units % UNITS_PER_MINOR === 0n ? fromMinor(units / UNITS_PER_MINOR) : null;
}

/** A decimal string of ours in their units. */
export const unitsOf = (amount: string): number => Number(toMinor(amount) * UNITS_PER_MINOR);
