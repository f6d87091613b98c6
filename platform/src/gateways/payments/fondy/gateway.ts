import { fromMinor } from '@kozyr/contracts/money';
import type { GatewayEvent } from '@kozyr/contracts/payment-gateway';
import * as z from 'zod/mini';
import { ForgedEvent, type GatewayCall, GatewayRefused, GatewayUnavailable, type PaymentGateway } from '../port';
import { cardOf, type Order, type OrderOf, orderOf, paymentOf, payoutOf } from './order';
import { type FondyKeys, type FondyOrders, firstOf, fondyOrders, moneyOf, openedOrder, verifying } from './orders';
import { type Signable, signerOf } from './signature';
import { type ReportSource, readReversed, readStatement } from './statement';
import { type Fetch, readOrder } from './wire';

/** How long a page is open, seconds: as long as a deposit waits here. */
const PAGE_SECONDS = 1_800;
/** What is held on a card to look at it, and given back by the gateway itself: one unit of its currency, in minor units. */
const CARD_CHECK = { minor: 100, amount: '1.00' };
/** A report is longer than an answer. */
const REPORT_MS = 10_000;

/** The payment page's own languages; who reads Kazakh gets Russian, since it has no other that they are likely to know. */
const LANGUAGES: Readonly<Record<string, string>> = { uk: 'uk', ru: 'ru', en: 'en', kk: 'ru' };

export type FondySettings = {
  /** Its name in our webhook addresses. */
  name: string;
  /** Where its payments are, such as https://pay.fondy.eu or https://pay.flitt.com. */
  url: string;
  /** Where its reports are, such as https://portal.fondy.eu or https://portal.flitt.com. */
  reportsUrl: string;
  merchant: string;
  /** The company's application that may ask for reports. */
  application: string;
  keys: FondyKeys;
  /** Where a payer goes on when the address of a page is not known: our site. */
  home: string;
  now: () => Date;
  /** How an address is asked: by outsideFetch, since an operator wrote it. */
  fetch: Fetch;
  /** Told the key that verified a webhook. */
  used?: (key: string) => void;
  /** Longest wait for an answer, ms. */
  timeout?: number;
};

type Part = { orders: FondyOrders } & Pick<FondySettings, 'home' | 'now'>;

/** Its page is told once, in the answer to the call that opened it: where that was lost, nobody can pay on it. */
const pageLost = () => new GatewayUnavailable('The address of a page that was opened before is not known any more.');

const pageOf = ({ return_url, callback_url, locale }: Record<'return_url' | 'callback_url' | 'locale', string>) => ({
  response_url: return_url,
  server_callback_url: callback_url,
  lang: LANGUAGES[locale] ?? 'en',
  payment_systems: 'card',
});

const paymentPart = ({
  orders,
  home,
}: Part): Pick<PaymentGateway, 'open' | 'find' | 'findByReference' | 'revokeCard'> => ({
  open: async (payment) => {
    if (payment.method !== 'visa' && payment.method !== 'mastercard') throw new GatewayRefused('invalid');
    const { merchant_reference: reference, return_url: back, callback_url, card_token: token } = payment;
    const of: OrderOf = { what: 'payment', reference };
    const common = { ...moneyOf(payment), order_desc: reference };
    if (token !== undefined) {
      const by = { ...common, server_callback_url: callback_url, rectoken: token };
      const charged = await orders.begin(of, '/api/recurring', by);
      if (charged.page !== null) throw new GatewayUnavailable('The payment gateway opened a page for a kept card.');
      return paymentOf(charged.order, back);
    }
    const opened = await orders.begin(of, '/api/checkout/url', {
      ...common,
      ...pageOf(payment),
      lifetime: PAGE_SECONDS,
      ...(payment.keep_card ? { required_rectoken: 'Y' } : {}),
    });
    if (opened.page !== null) return paymentOf(openedOrder(of, payment), opened.page);
    const found = paymentOf(opened.order, back);
    if (found.status === 'pending') throw pageLost();
    return found;
  },
  find: async (id) => {
    const order = await orders.find(orderOf(id));
    return order && paymentOf(order, home);
  },
  findByReference: async (reference) => {
    const order = await orders.find({ what: 'payment', reference });
    return order && paymentOf(order, home);
  },
  // The protocol has no word for it. What is let go here stays with nobody who could use it.
  revokeCard: async () => undefined,
});

const cardPart = ({ orders, home, now }: Part): Pick<PaymentGateway, 'openCard' | 'findCard'> => ({
  openCard: async (card) => {
    const { merchant_reference: reference, currency, expires_at: until } = card;
    const of: OrderOf = { what: 'card', reference };
    const left = until ? Math.ceil((Date.parse(until) - now().getTime()) / 1000) : PAGE_SECONDS;
    const opened = await orders.begin(of, '/api/checkout/url', {
      ...pageOf(card),
      amount: CARD_CHECK.minor,
      currency: currency.toUpperCase(),
      order_desc: reference,
      lifetime: Math.max(60, left),
      verification: 'Y',
      required_rectoken: 'Y',
    });
    if (opened.page !== null) return cardOf(openedOrder(of, { amount: CARD_CHECK.amount, currency }), opened.page);
    const found = cardOf(opened.order, card.return_url);
    if (found.status === 'pending') throw pageLost();
    return found;
  },
  findCard: async (id) => {
    const order = await orders.find(orderOf(id));
    return order && cardOf(order, home);
  },
});

const payoutPart = ({ orders }: Part): Pick<PaymentGateway, 'payOut' | 'findPayout' | 'findPayoutByReference'> => ({
  payOut: async (payout) => {
    const { merchant_reference: reference, card_token, callback_url } = payout;
    const to = { receiver_rectoken: card_token, order_desc: reference, server_callback_url: callback_url };
    const of: OrderOf = { what: 'payout', reference };
    const begun = await orders.begin(of, '/api/p2pcredit', { ...moneyOf(payout), ...to }, 'payout');
    if (begun.page !== null) throw new GatewayUnavailable('The payment gateway opened a page for a payout.');
    return payoutOf(begun.order);
  },
  findPayout: async (id) => {
    const order = await orders.find(orderOf(id));
    return order && payoutOf(order);
  },
  findPayoutByReference: async (reference) => {
    const order = await orders.find({ what: 'payout', reference });
    return order && payoutOf(order);
  },
});

const bodySchema = z.record(z.string(), z.unknown());

/** The parameters of a webhook, which comes as JSON or as a form, as the merchant's cabinet has it. */
function parametersOf({ body, headers }: GatewayCall): Signable {
  const text = body.toString('utf8');
  if (`${headers['content-type']}`.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  return z.parse(bodySchema, JSON.parse(text));
}

/** What an order's state is an event of; an event of one state is one event, however often it is told. */
function eventOf({ what, reference }: OrderOf, order: Order, { home, now }: Pick<Part, 'home' | 'now'>): GatewayEvent {
  const base = { event_id: `${order.order_id}:${order.order_status}`, occurred_at: now().toISOString() };
  if (what === 'card') return { ...base, type: 'card', card: cardOf(order, home) };
  if (what === 'payout') return { ...base, type: 'payout', payout: payoutOf(order) };
  if (order.order_status !== 'reversed') return { ...base, type: 'payment', payment: paymentOf(order, home) };
  const taken = /^[1-9]\d{0,14}$/.test(order.reversal_amount) ? order.reversal_amount : order.amount;
  const chargeback = {
    id: `reversed-${order.order_id}`,
    payment_id: order.order_id,
    merchant_reference: reference,
    amount: fromMinor(BigInt(taken)),
    currency: order.currency,
    // It does not say why.
    reason: 'unrecognized' as const,
  };
  return { ...base, type: 'chargeback', chargeback };
}

/**
 * The adapter for gateways that speak the protocol of Fondy and Flitt: a page that takes a payment, tokens of cards, payouts to a token, a
 * report of a day (docs.fondy.eu, docs.fondy.io, docs.flitt.com). Amounts are whole minor units. The id of our deposit or withdrawal is the
 * order's, and so the payment's here: the same call again finds the same order. What it throws names no order and no card.
 */
export function fondyGateway(settings: FondySettings): PaymentGateway {
  const { name, url, merchant, keys, home, now, fetch, used, timeout = 5_000 } = settings;
  const orders = fondyOrders({ url, merchant, timeout, keys, fetch });
  const part = { orders, home, now };
  const reports = (): ReportSource => ({
    url: settings.reportsUrl,
    application: settings.application,
    merchant,
    key: firstOf(keys, 'reports'),
    fetch,
    timeout: REPORT_MS,
  });
  return {
    name,
    can: { methods: ['visa', 'mastercard'], statesChargebacks: false },
    ...paymentPart(part),
    ...cardPart(part),
    ...payoutPart(part),
    statement: async (day) => readStatement(reports(), day, now()),
    reversals: {
      begunOn: async (day) => readReversed(reports(), day, now()),
      eventOf: async (reference) => {
        const of: OrderOf = { what: 'payment', reference };
        const order = await orders.find(of, timeout);
        return order?.order_status === 'reversed' ? eventOf(of, order, part) : null;
      },
    },
    readEvent: async (told) => {
      const parameters = parametersOf(told);
      const key = signerOf(parameters, verifying(keys));
      if (key === null) throw new ForgedEvent('The signature of this event is missing or wrong.');
      used?.(key);
      // A signed body can be sent again by whoever saw it: it says what to ask about, and what counts is the answer.
      const order = orderOf(readOrder(parameters, [key]).order_id);
      const state = await orders.find(order, timeout);
      if (!state) throw new GatewayUnavailable('The payment gateway does not know what it told of.');
      return eventOf(order, state, part);
    },
  };
}
