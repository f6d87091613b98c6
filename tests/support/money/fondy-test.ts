import { randomUUID } from 'node:crypto';
import type { SettingsOf } from '@kozyr/contracts/operator/integration-settings';
import type { Deposit } from '@kozyr/contracts/payments';
import { eq } from 'drizzle-orm';
import { deposits } from '../../../platform/src/db/schema/payments';
import { getBalances } from '../../../platform/src/ledger/balances';
import { freePort } from '../../../scripts/postgres.mjs';
import { bearerOf, makePlayer, type TestPlayer } from '../funded-player';
import type { TestPlatform } from '../platform';
import { FONDY, startFondy } from './fondy-server';
import { addGateway } from './gateway-at-desk';
import { paymentsTest } from './payments-test';

/** The name of the gateway that the desk added. */
export const FONDY_NAME = 'fondy-ua';

export const fondySettings = (url: string): SettingsOf<'fondy'> => ({
  protocol: 'fondy',
  address: url,
  reports_address: url,
  merchant_id: FONDY.merchant,
  application_id: FONDY.application,
  deposits: ['uah'],
  payouts: ['uah'],
});

/** Tests in which a gateway of the desk, which speaks another protocol, takes hryvnias beside the environment's. */
export const fondyTest = () =>
  paymentsTest().extend('fondy', { scope: 'file' }, async ({ platform }, { onCleanup }) => {
    const fondy = await startFondy(await freePort(), () => platform.clock.now);
    onCleanup(() => fondy.close());
    await addGateway(platform, {
      name: FONDY_NAME,
      settings: fondySettings(fondy.url),
      keys: [
        ['shared', fondy.keys.payment[0] ?? ''],
        ['payouts', fondy.keys.payout[0] ?? ''],
        ['reports', FONDY.reportKey],
      ],
    });
    return fondy;
  });

type Made = { deposit: Deposit; redirect_url: string | null; errorCode?: string };

/** Begins a deposit as the cashbox does. @returns what the platform answered, and its code */
export async function beginDeposit(
  platform: TestPlatform,
  player: Pick<TestPlayer, 'id'>,
  more: object = {},
): Promise<Made & { code: number }> {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/payments/deposits',
    headers: await bearerOf(platform, player.id, platform.clock.now),
    payload: { method: 'visa', amount: '500', idempotency_key: randomUUID(), return_path: '/uk', ...more },
  });
  return { code: answer.statusCode, ...answer.json<Made>() };
}

/** A new player's deposit that waits for its payer. */
export async function awaitedDeposit(platform: TestPlatform, more: object = {}) {
  const player = await makePlayer(platform);
  const { deposit } = await beginDeposit(platform, player, more);
  return { player, id: deposit.id };
}

/** How a deposit stands, and what its player has to play with, minor units. */
export async function stateOf({ ctx }: TestPlatform, id: string) {
  const [row] = await ctx.db.select().from(deposits).where(eq(deposits.id, id));
  if (!row) throw new Error(`There is no deposit ${id}.`);
  const { status, gateway, declineReason } = row;
  return { status, gateway, declineReason, game: (await getBalances(ctx.db, row.userId, row.currency)).game };
}
