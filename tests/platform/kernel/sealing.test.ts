import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { identityChecks } from '../../../platform/src/db/schema/identity';
import { integrationKeys } from '../../../platform/src/db/schema/integrations';
import { operatorSecondFactors } from '../../../platform/src/db/schema/operator-sign-in';
import { savedCards } from '../../../platform/src/db/schema/saved-cards';
import { secondFactors } from '../../../platform/src/db/schema/second-factor';
import { resealAll } from '../../../platform/src/services/admin/reseal/reseal-all';
import { openKey } from '../../../platform/src/services/kernel/integrations/sealed-key';
import { openSecret, sealSecret } from '../../../platform/src/services/kernel/second-factor/sealed-secret';
import { openToken, sealToken } from '../../../platform/src/services/money/saved-cards/sealed-token';
import { makePlayer } from '../../support/funded-player';
import { letDecide, submittedCheck } from '../../support/identity';
import { fondySettings } from '../../support/money/fondy-test';
import { addGateway } from '../../support/money/gateway-at-desk';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';
import { PASSWORD, registerPlayer } from '../../support/registration';
import { appCode, ask, nextCode, turnFactorOn } from '../../support/second-factor';

const [OLD, NEW] = ['the sealing secret of last year', 'the sealing secret of this year'] as const;
const TOKEN = 'ktok_of_before';
const KEY = 'a secret that a gateway and we have';

const it = platformTest({ SECOND_FACTOR_SECRET: OLD });

/** A card as a player saved it. */
async function keepCard({ ctx }: TestPlatform, userId: string): Promise<string> {
  const id = randomUUID();
  const seen = {
    brand: 'visa',
    lastFour: '4242',
    goodUntil: '2049-12',
    savedAt: ctx.now(),
    usedAt: ctx.now(),
  } as const;
  const sealedToken = sealToken(ctx, { id, userId }, TOKEN);
  await ctx.db.insert(savedCards).values({ id, userId, gateway: 'test', sealedToken, cardHash: id, ...seen });
  return id;
}

const reseal = async ({ ctx }: TestPlatform) => {
  const found: Record<string, readonly number[]> = {};
  for await (const { table, anew, before, lost } of resealAll(ctx)) found[table] = [anew, before, lost];
  return found;
};

const document = (number: string) => ({ document_kind: 'passport', document_country: 'UA', document_number: number });

it('what is sealed opens before, while and after the secret is exchanged, and a document proves one player all the while', async ({
  platform,
  startPlatform,
}) => {
  const { ctx } = platform;
  const same = { DATABASE_URL: ctx.env.DATABASE_URL };
  const { headers, phone } = await registerPlayer(platform.app);
  const { secret } = await turnFactorOn(platform, headers);
  const check = await submittedCheck(platform, headers, document('OL700001'));
  await letDecide(platform);
  const card = await keepCard(platform, (await makePlayer(platform)).id);
  await addGateway(platform, {
    name: 'sealed-pay',
    settings: { ...fondySettings('http://127.0.0.1:9'), deposits: [], payouts: [] },
    keys: [['payouts', KEY]],
  });
  const operator = await makeOperator(platform, 'admin');
  const apps = { sealedSecret: 'ONE', pendingSecret: 'TWO' };
  await ctx.db.insert(operatorSecondFactors).values({
    operatorId: operator.id,
    sealedSecret: sealSecret(OLD, operator.id, apps.sealedSecret),
    pendingSecret: sealSecret(OLD, operator.id, apps.pendingSecret),
    confirmedAt: ctx.now(),
    pendingAt: ctx.now(),
  });

  /** Looks at all of it through a platform that runs with these secrets. */
  async function expectOpen(by: TestPlatform): Promise<void> {
    by.clock.now = platform.clock.now;
    nextCode(platform);
    nextCode(by);
    const code = appCode(secret, by.clock.now);
    expect((await ask(by, '/auth/web', { username: phone, password: PASSWORD, code })).status).toBe(201);
    const seen = await callAs(by, operator, `/operator/identity-checks/${check}`);
    expect(seen.json()).toMatchObject({ document_number: 'OL700001' });
    const picture = await callAs(by, operator, `/operator/identity-checks/${check}/pictures/front`);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const [kept] = await by.ctx.db.select().from(savedCards).where(eq(savedCards.id, card));
    expect(kept && openToken(by.ctx, kept)).toBe(TOKEN);
    const [key] = await by.ctx.db.select().from(integrationKeys);
    expect(key && openKey(by.ctx, key, key.sealed)).toBe(KEY);
    const [app] = await by.ctx.db.select().from(operatorSecondFactors);
    for (const column of ['sealedSecret', 'pendingSecret'] as const)
      expect(openSecret(by.ctx.env.SECOND_FACTOR_SECRET, operator.id, app?.[column] ?? '')).toBe(apps[column]);
  }
  /** Somebody else comes with the document of the first player. */
  async function expectKnown(by: TestPlatform): Promise<void> {
    const other = await registerPlayer(by.app);
    const again = await submittedCheck(by, other.headers, document('OL700001'));
    await letDecide(by);
    const [row] = await by.ctx.db.select().from(identityChecks).where(eq(identityChecks.id, again));
    expect(row).toMatchObject({ status: 'DENIED' });
  }

  const both = await startPlatform({ ...same, SECOND_FACTOR_SECRET: `${NEW},${OLD}` });
  await expectOpen(both);
  await expectKnown(both);
  const [mine, beside] = await Promise.all([reseal(both), reseal(both)]);
  for (const found of [mine, beside]) for (const [, , lost] of Object.values(found)) expect(lost).toBe(0);
  expect(mine.identity_documents?.[0]).toBeGreaterThan(0);
  expect(Object.values(await reseal(both)).map(([anew]) => anew)).toEqual(Object.keys(mine).map(() => 0));

  const alone = await startPlatform({ ...same, SECOND_FACTOR_SECRET: NEW });
  await expectOpen(alone);
  await expectKnown(alone);
  expect(Object.values(await reseal(platform)).map(([anew]) => anew)).toEqual(Object.keys(mine).map(() => 0));
});

it('what opens by none of the secrets is counted and stays as it is', async ({ platform, startPlatform }) => {
  const { headers, userId } = await registerPlayer(platform.app);
  await turnFactorOn(platform, headers);
  const own = eq(secondFactors.userId, userId);
  const [kept] = await platform.ctx.db.select().from(secondFactors).where(own);
  const other = await startPlatform({
    DATABASE_URL: platform.ctx.env.DATABASE_URL,
    SECOND_FACTOR_SECRET: `${NEW},another secret of sixteen`,
  });
  const { second_factors: found } = await reseal(other);
  expect(found?.[2]).toBeGreaterThan(0);
  expect(await platform.ctx.db.select().from(secondFactors).where(own)).toEqual([kept]);
});
