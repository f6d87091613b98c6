import type { Outcome } from '../../../gateway/src/outcomes';
import { hostedGateway } from '../../../platform/src/gateways/payments/hosted';
import type { PaymentGateway } from '../../../platform/src/gateways/payments/port';
import { type PaymentHarness, pageToken, payAs, SECRET, sendForm } from '../money/payments';

/** The platform's adapter to the harness's gateway, with secrets of the test's choice. */
export function gatewayClient(harness: PaymentHarness, secrets: readonly string[] = [SECRET]): PaymentGateway {
  return hostedGateway({ name: 'hosted', url: harness.gateway.url, secrets, now: () => harness.platform.clock.now });
}

/** What a payer does on the page of a card. @returns where they are sent, or the page that says what is wrong */
export async function sendCardForm(hostedUrl: string, fields: Record<string, string>): Promise<Response> {
  return sendForm(hostedUrl, { token: (await pageToken(hostedUrl)) ?? '', ...fields });
}

/** Pays as the outcome says, then tells the bank of it. */
export async function payAndDispute(hostedUrl: string, outcome: Outcome, reason: string): Promise<void> {
  await payAs(hostedUrl, outcome);
  await sendForm(`${hostedUrl}/dispute`, { token: (await pageToken(hostedUrl)) ?? '', reason });
}
