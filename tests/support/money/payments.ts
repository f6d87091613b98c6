import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { expect } from 'vitest';
import { createApp as createGateway } from '../../../gateway/src/app';
import { migrateDatabase, openDatabase } from '../../../gateway/src/database';
import { parseEnv } from '../../../gateway/src/env';
import type { Outcome } from '../../../gateway/src/outcomes';
import { deposits } from '../../../platform/src/db/schema/payments';
import { freePort } from '../../../scripts/postgres.mjs';
import { emptyDatabase } from '../database';
import { bearerOf, type TestPlayer } from '../funded-player';
import { type PlatformSettings, startPlatform, type TestPlatform } from '../platform';

export const SECRET = 'test-gateway-secret-0123456789';

export type TestGateway = { app: FastifyInstance; db: pg.Pool; url: string; close: () => Promise<void> };
export type PaymentHarness = {
  platform: TestPlatform;
  platformUrl: string;
  gateway: TestGateway;
  /** Closes the gateway and opens it again on the same database and port, as after a crash. */
  reopenGateway: () => Promise<void>;
  stop: () => Promise<void>;
};

async function openGateway(platform: TestPlatform, databaseUrl: string, port: number): Promise<TestGateway> {
  const url = `http://127.0.0.1:${port}`;
  const env = parseEnv({
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    GATEWAY_SECRET: SECRET,
    CARD_SECRET: 'test-card-secret-0123456789',
    GATEWAY_PUBLIC_URL: url,
    LOG_LEVEL: 'silent',
  });
  const db = openDatabase(databaseUrl);
  const app = await createGateway({ env, db, now: () => platform.clock.now });
  await app.listen({ port, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await db.end();
  };
  return { app, db, url, close };
}

/**
 * The platform and the sandbox gateway, each on a port and a database of its own, on one clock that the test moves.
 * `settings`: what the platform's environment has besides.
 */
export async function startPaymentHarness(settings: PlatformSettings = {}): Promise<PaymentHarness> {
  const [platformPort, gatewayPort] = [await freePort(), await freePort()];
  const platformUrl = `http://127.0.0.1:${platformPort}`;
  const platform = await startPlatform({
    PLATFORM_URL: platformUrl,
    GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
    GATEWAY_SECRET: SECRET,
    PUBLIC_URL: 'https://kozyr.test',
    ...settings,
  });
  await platform.app.listen({ port: platformPort, host: '127.0.0.1' });
  const databaseUrl = await emptyDatabase();
  await Promise.all([migrateDatabase(databaseUrl), migrateDatabase(databaseUrl)]);
  const harness: PaymentHarness = {
    platform,
    platformUrl,
    gateway: await openGateway(platform, databaseUrl, gatewayPort),
    reopenGateway: async () => {
      await harness.gateway.close();
      harness.gateway = await openGateway(platform, databaseUrl, gatewayPort);
    },
    stop: async () => {
      await harness.gateway.close();
      await platform.stop();
    },
  };
  return harness;
}

/** The hidden token of a hosted page; null when the page offers no choice. */
export async function pageToken(hostedUrl: string): Promise<string | null> {
  const page = await (await fetch(hostedUrl)).text();
  return /name="token" value="([\w-]+)"/.exec(page)?.[1] ?? null;
}

export async function sendForm(hostedUrl: string, fields: Record<string, string>): Promise<Response> {
  return fetch(hostedUrl, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

/** What a payer does in the browser: opens the page, types a card's number or none, presses a button, and is sent somewhere. @returns where */
export async function payAs(hostedUrl: string, outcome: Outcome, number = ''): Promise<string | null> {
  const answer = await sendForm(hostedUrl, { token: (await pageToken(hostedUrl)) ?? '', outcome, number });
  return answer.headers.get('location');
}

/** A deposit that a player makes and the gateway approves, or ends otherwise; waits until it is settled. @returns its id */
export async function payIn(
  { platform }: PaymentHarness,
  player: TestPlayer,
  amount: string,
  outcome: Outcome = 'approve',
  card = '',
): Promise<string> {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/payments/deposits',
    headers: await bearerOf(platform, player.id, platform.clock.now),
    payload: { method: 'visa', amount, idempotency_key: randomUUID(), return_path: '/uk' },
  });
  const { deposit, redirect_url: page } = answer.json<{ deposit: { id: string }; redirect_url: string }>();
  await payAs(page, outcome, card);
  const statusOf = async () => {
    const [row] = await platform.ctx.db.select().from(deposits).where(eq(deposits.id, deposit.id));
    return row?.status;
  };
  await expect.poll(statusOf).toBe(outcome === 'approve' ? 'SUCCESS' : 'DENIED');
  return deposit.id;
}
