import type { AnswerOf, InputOf } from '@desk/lib/call';
import { countryCodeSchema } from '@kozyr/contracts/countries';
import { amountSchema, currencySchema } from '@kozyr/contracts/money';
import {
  LISTED_IDENTITIES,
  listedStateSchema,
  type listPlayers,
  PLAYER_ORDERS,
  playerTagSchema,
} from '@kozyr/contracts/operator/player-list';
import * as z from 'zod/mini';

type PlayersInput = InputOf<typeof listPlayers>['query'];
export type Listed = AnswerOf<typeof listPlayers>['items'][number];

/** How the list is sorted while the address names nothing else. */
export const PLAYERS_SORT = 'registered_desc';
/** Stars that a player may have. */
export const STARS = ['0', '1', '2', '3', '4', '5'] as const;

const orderSchema = z.enum(PLAYER_ORDERS);
const directionSchema = z.enum(['asc', 'desc']);
const identitySchema = z.enum(LISTED_IDENTITIES);
const starsSchema = z.enum(STARS);
const wordSchema = z.string().check(z.trim(), z.minLength(2), z.maxLength(254));
const sumSchema = z.union([amountSchema, z.literal('0')]);
const daySchema = z.iso.date();

const chosen = <S extends z.ZodMiniType>(schema: S, value: string | undefined): z.output<S> | undefined =>
  z.safeParse(schema, value).data;

/** What is asked of the list by the address of the page; what nobody can have meant there is left out. */
export function playersAsked(asked: Readonly<Record<string, string | undefined>>): PlayersInput {
  const [order, direction] = (asked.sort ?? PLAYERS_SORT).split('_');
  const sum = (value: string | undefined) => chosen(sumSchema, value?.replace(',', '.'));
  const wanted: PlayersInput = {
    order: chosen(orderSchema, order),
    direction: chosen(directionSchema, direction),
    q: chosen(wordSchema, asked.q),
    country: chosen(countryCodeSchema, asked.country),
    currency: chosen(currencySchema, asked.currency),
    state: chosen(listedStateSchema, asked.state),
    identity: chosen(identitySchema, asked.identity),
    tag: chosen(playerTagSchema, asked.tag),
    rating_from: chosen(starsSchema, asked.rating_from),
    rating_to: chosen(starsSchema, asked.rating_to),
    registered_from: chosen(daySchema, asked.registered_from),
    registered_to: chosen(daySchema, asked.registered_to),
    seen_from: chosen(daySchema, asked.seen_from),
    seen_to: chosen(daySchema, asked.seen_to),
    balance_from: sum(asked.balance_from),
    balance_to: sum(asked.balance_to),
  };
  return asked.after === undefined ? wanted : { ...wanted, cursor: asked.after };
}
