import { type Currency, toMinor } from '@kozyr/contracts/money';
import { GatewayRefused, GatewayUnavailable } from '../port';
import { type Order, type OrderOf, orderIdOf } from './order';
import type { Signable } from './signature';
import { call, type FondyWire, OrderStands, readOrder } from './wire';

/** A look at an order that a player waits for, ms. */
const LOOK_MS = 2_000;

/** The keys that are good now, the one to sign with first: of payments, of payouts, of reports. */
export type FondyKeys = Readonly<Record<'payment' | 'payout' | 'reports', readonly string[]>>;
type Wire = Pick<FondyWire, 'url' | 'merchant' | 'timeout' | 'fetch'> & { keys: FondyKeys };

/** @throws GatewayUnavailable without a key */
export function firstOf(keys: FondyKeys, use: keyof FondyKeys): string {
  const [first] = keys[use];
  if (first === undefined) throw new GatewayUnavailable(`The payment gateway has no key of ${use} that is good now.`);
  return first;
}

/** What answers and webhooks may be signed by: an order says by itself neither which key it was begun with nor which it is told by. */
export const verifying = ({ payment, payout }: FondyKeys): string[] => [...payment, ...payout];

/** An order whose page has just been opened. */
export const openedOrder = (order: OrderOf, { amount, currency }: { amount: string; currency: Currency }): Order => ({
  order_id: orderIdOf(order),
  order_status: 'created',
  amount: toMinor(amount).toString(),
  currency,
  actual_amount: '',
  actual_currency: '',
  reversal_amount: '',
  response_description: '',
  masked_card: '',
  card_type: '',
  rectoken: '',
  rectoken_lifetime: '',
});

/** An amount as this protocol sends it. */
export const moneyOf = ({ amount, currency }: { amount: string; currency: Currency }) => ({
  amount: Number(toMinor(amount)),
  currency: currency.toUpperCase(),
});

export type FondyOrders = {
  /** The state of an order; null: it knows none of this id. @throws GatewayUnavailable */
  find: (order: OrderOf, within?: number) => Promise<Order | null>;
  /**
   * Begins an order, or finds what stands under its id. page: that of an order which it has just opened.
   * @throws GatewayUnavailable, GatewayRefused
   */
  begin: (
    order: OrderOf,
    path: string,
    parameters: Signable,
    use?: 'payment' | 'payout',
  ) => Promise<{ page: string } | { page: null; order: Order }>;
};

export function fondyOrders({ url, merchant, timeout, keys, fetch }: Wire): FondyOrders {
  const wire = (use: 'payment' | 'payout'): FondyWire => ({
    url,
    merchant,
    timeout,
    fetch,
    signs: firstOf(keys, use),
  });
  const find: FondyOrders['find'] = async (order, within = Math.min(timeout, LOOK_MS)) => {
    const id = orderIdOf(order);
    const answer = await call(wire('payment'), '/api/status/order_id', { order_id: id }, within);
    const found = answer && readOrder(answer, verifying(keys));
    if (found && found.order_id !== id) throw new GatewayUnavailable('The payment gateway answered another order.');
    return found;
  };
  return {
    find,
    begin: async (order, path, parameters, use = 'payment') => {
      try {
        const answer = await call(wire(use), path, { ...parameters, order_id: orderIdOf(order) });
        if (typeof answer?.checkout_url === 'string') return { page: answer.checkout_url };
        const begun = answer && readOrder(answer, verifying(keys));
        if (begun?.order_id === orderIdOf(order)) return { page: null, order: begun };
      } catch (error) {
        // A refusal says nothing of an order that an earlier call began, whose answer was lost.
        if (!(error instanceof OrderStands || error instanceof GatewayRefused)) throw error;
        const found = await find(order, timeout);
        if (found) return { page: null, order: found };
        if (error instanceof GatewayRefused) throw error;
      }
      throw new GatewayUnavailable('The payment gateway did not say what became of an order.');
    },
  };
}
