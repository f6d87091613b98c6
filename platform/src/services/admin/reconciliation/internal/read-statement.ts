import { toMinor } from '@kozyr/contracts/money';
import type { GatewayStatement } from '@kozyr/contracts/payment-gateway';
import { DomainError } from '../../../../errors';
import { GatewayRefused, GatewayUnavailable, type PaymentGateway } from '../../../../gateways/payments/port';
import type { Line } from '../rules';

/** Pages one statement may have: a gateway that never ends is no gateway. */
const MAX_PAGES = 10_000;

/** A day of the gateway's, whole. complete: false while the gateway may still add to it. */
export type DayStatement = { complete: boolean; lines: Line[] };

const lineOf = (line: GatewayStatement['lines'][number]): Line => ({
  kind: line.kind,
  reference: line.kind === 'chargeback' ? line.id : line.merchant_reference,
  gatewayId: line.id,
  currency: line.currency,
  amount: toMinor(line.amount),
});

/** Whether the pages read hold exactly what the gateway says the day holds: a page lost on the way must not look like a difference. */
function requireWhole(lines: readonly Line[], totals: GatewayStatement['totals']): void {
  const counted = totals.reduce((sum, total) => sum + total.count, 0);
  const agree = totals.every(({ kind, currency, amount }) => {
    const own = lines.filter((line) => line.kind === kind && line.currency === currency);
    return own.reduce((sum, line) => sum + line.amount, 0n) === toMinor(amount);
  });
  if (counted !== lines.length || !agree)
    throw new GatewayUnavailable(
      'The lines of the statement do not add up to its totals: it changed while it was read.',
    );
}

/** Every line of a UTC day. @throws DomainError PAYMENT_GATEWAY_UNAVAILABLE */
export async function readDay(gateway: PaymentGateway, day: string): Promise<DayStatement> {
  try {
    const lines: Line[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const answer = await gateway.statement(day, cursor);
      lines.push(...answer.lines.map(lineOf));
      if (answer.next_cursor === null) {
        requireWhole(lines, answer.totals);
        return { complete: answer.complete, lines };
      }
      cursor = answer.next_cursor;
    }
    throw new GatewayUnavailable('The statement never ends.');
  } catch (error) {
    if (error instanceof GatewayUnavailable || error instanceof GatewayRefused)
      throw new DomainError('PAYMENT_GATEWAY_UNAVAILABLE', `No statement of ${day}: ${error.message}`);
    throw error;
  }
}
