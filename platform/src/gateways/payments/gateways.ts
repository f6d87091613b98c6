import type { Context } from '../../context';
import { hostedGateway } from './hosted';
import type { PaymentGateway } from './port';

/** The gateway that new deposits go to. */
export function paymentGateway(ctx: Context): PaymentGateway {
  return hostedGateway({ url: ctx.env.GATEWAY_URL, secrets: ctx.env.GATEWAY_SECRET, now: ctx.now });
}

/** The gateway of a name, as webhook addresses carry it; null when we know none. */
export function gatewayNamed(ctx: Context, name: string): PaymentGateway | null {
  const known = paymentGateway(ctx);
  return known.name === name ? known : null;
}
