import type { AnswerOf, InputOf } from '@desk/lib/call';
import { amountSchema, currencySchema } from '@kozyr/contracts/money';
import {
  type listWithdrawalQueue,
  queueBoundSchema,
  queueRulingSchema,
  queueSortSchema,
  riskHintCodeSchema,
} from '@kozyr/contracts/operator/withdrawal-queue';
import { withdrawalStatusSchema } from '@kozyr/contracts/withdrawals';
import * as z from 'zod/mini';

export type QueueInput = InputOf<typeof listWithdrawalQueue>['query'];
export type Queued = AnswerOf<typeof listWithdrawalQueue>['items'][number];

/** How the queue is sorted while the address names nothing else. */
export const QUEUE_SORT = 'age_asc';
/** Waiting longer than so many minutes: an hour, four, a day. */
export const WAITING_MINUTES = ['60', '240', '1440'] as const;

const railSchema = z.enum(['visa', 'mastercard']);
const orderSchema = z.enum(['asc', 'desc']);
const waitingSchema = z.enum(WAITING_MINUTES);

const chosen = <S extends z.ZodMiniType>(schema: S, value: string | undefined): z.output<S> | undefined =>
  z.safeParse(schema, value).data;

/** What is asked of the queue by the address of the page; what nobody can have meant there is left out. */
export function queueAsked(asked: Readonly<Record<string, string | undefined>>): QueueInput {
  const [sort, order] = (asked.sort ?? QUEUE_SORT).split('_');
  const amount = (value: string | undefined) => chosen(amountSchema, value?.replace(',', '.'));
  return {
    sort: chosen(queueSortSchema, sort),
    order: chosen(orderSchema, order),
    status: chosen(withdrawalStatusSchema, asked.status),
    currency: chosen(currencySchema, asked.currency),
    rail: chosen(railSchema, asked.rail),
    amount_from: amount(asked.amount_from),
    amount_to: amount(asked.amount_to),
    waiting_minutes: chosen(waitingSchema, asked.waiting_minutes),
    hint: chosen(riskHintCodeSchema, asked.hint),
    ruling: chosen(queueRulingSchema, asked.ruling),
    bound: chosen(queueBoundSchema, asked.bound),
    player: chosen(z.uuid(), asked.player),
    cursor: asked.cursor ?? asked.after,
  };
}

/** Whose turn it is after one was decided: the next in the order shown, else the first there is; null: the queue is done. */
export function nextInQueue(items: readonly Pick<Queued, 'id'>[], decided: string): string | null {
  const at = items.findIndex(({ id }) => id === decided);
  const next = items[at + 1] ?? items.find(({ id }) => id !== decided);
  return next && next.id !== decided ? next.id : null;
}
