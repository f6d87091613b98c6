import type { Currency } from '@kozyr/contracts/money';
import type { KeyUse } from '@kozyr/contracts/operator/integration-settings';
import { MAX_SIGNATURES } from '@kozyr/contracts/payment-gateway';
import type { Context } from '../../context';
import { holding } from '../../services/kernel/integrations/keyring';
import {
  integrationsNow,
  type KnownIntegration,
  noteKeyUse,
} from '../../services/kernel/integrations/known-integrations';
import { type OutsideCall, outsideFetch } from '../outside-fetch';
import { fondyGateway } from './fondy/gateway';
import { hostedGateway } from './hosted';
import { GatewayUnavailable, type PaymentGateway } from './port';

/** What a gateway may be chosen for: what a player pays in, or what goes out to a card. */
export type GatewayWork = 'deposits' | 'payouts';

/** The name of the environment's gateway, in its webhook address and on its rows. */
export const ENVIRONMENT_GATEWAY = 'hosted';

function environmentGateway({ env, now }: Context): PaymentGateway {
  return hostedGateway({ name: ENVIRONMENT_GATEWAY, url: env.GATEWAY_URL, secrets: env.GATEWAY_SECRET, now });
}

/** What an integration of the desk takes that is new: nothing, unless it is one of payments. */
function takenBy({ settings }: KnownIntegration, work: GatewayWork): readonly Currency[] {
  return settings.protocol === 'kozyr-payments' || settings.protocol === 'fondy' ? settings[work] : [];
}

function gatewayBy(ctx: Context, { name, settings, keys: all }: KnownIntegration): PaymentGateway | null {
  const { now } = ctx;
  const held = (use: KeyUse) => holding(all, use, now());
  const secrets = (use: KeyUse) => held(use).map(({ secret }) => secret);
  const fetch = (address: string, init: OutsideCall) => outsideFetch(ctx.env, new URL(address), init);
  const used = (secret: string) => noteKeyUse(ctx, all.find((key) => key.secret === secret)?.id ?? null);
  if (settings.protocol === 'kozyr-payments')
    return hostedGateway({
      name,
      url: settings.address,
      secrets: secrets('shared').slice(0, MAX_SIGNATURES),
      now,
      fetch,
      used,
    });
  if (settings.protocol === 'fondy')
    return fondyGateway({
      name,
      url: settings.address,
      reportsUrl: settings.reports_address,
      merchant: settings.merchant_id,
      application: settings.application_id,
      keys: { payment: secrets('shared'), payout: secrets('payouts'), reports: secrets('reports') },
      home: ctx.env.PUBLIC_URL,
      now,
      fetch,
      used,
    });
  return null;
}

/** The gateways as they are at one moment: read before a transaction, so that none waits for another connection while it holds locks. */
export type PaymentGateways = {
  /** The gateway of a name, as rows and webhook addresses carry it, also one that takes nothing new; null when we know none. */
  named: (name: string) => PaymentGateway | null;
  /** The gateway at which something new of this money begins: that of the desk which is given it, else the environment's. */
  for: (work: GatewayWork, currency: Currency) => PaymentGateway;
  /** Whether anything new may begin at the gateway of a name, such as a charge of a card that it keeps. */
  takesNew: (name: string) => boolean;
  /** Every gateway that may have moved money: the environment's first. */
  all: () => PaymentGateway[];
};

export async function paymentGateways(ctx: Context): Promise<PaymentGateways> {
  const known = await integrationsNow(ctx);
  const ours = environmentGateway(ctx);
  const on = [...known.values()].filter(({ kind, state }) => kind === 'payments' && state === 'on');
  return {
    named: (name) => {
      if (name === ours.name) return ours;
      const one = known.get(name);
      return one ? gatewayBy(ctx, one) : null;
    },
    for: (work, currency) => {
      const given = on.find((one) => takenBy(one, work).includes(currency));
      return (given && gatewayBy(ctx, given)) ?? ours;
    },
    takesNew: (name) => name === ours.name || on.some((one) => one.name === name),
    all: () => [ours, ...[...known.values()].flatMap((one) => gatewayBy(ctx, one) ?? [])],
  };
}

/** The gateway that a row began at. @throws GatewayUnavailable where it is not known any more */
export async function gatewayOf(ctx: Context, { gateway }: { gateway: string }): Promise<PaymentGateway> {
  const known = (await paymentGateways(ctx)).named(gateway);
  if (!known) throw new GatewayUnavailable('The payment gateway of this row is not known.');
  return known;
}
