import { addMinutes } from 'date-fns';
import { expect, vi } from 'vitest';
import { freePort } from '../../../../scripts/postgres.mjs';
import { paymentsTest } from '../../../support/money/payments-test';
import { startProvider } from '../../../support/play/game-provider';
import { integrators } from '../../../support/play/integrations';
import { addGames } from '../../../support/play/wallet-caller';

const it = paymentsTest()
  .extend('studio', { scope: 'file' }, () => startProvider(null))
  .extend('settings', { scope: 'file' }, ({ studio: { url } }) => ({
    STUDIO_URL: url,
    STUDIO_PUBLIC_URL: url,
    OUTBOX_ENABLED: 'true',
  }));
it.afterAll(({ studio }) => studio.stop());

it('a trial of the wallet is started at the desk, and what came of each rule is kept', async ({
  platform,
  payments,
}) => {
  platform.clock.now = new Date();
  expect(platform.ctx.env.PLATFORM_URL).toBe(payments.platformUrl);
  const { one, ask } = await integrators(platform);
  const start = () => ask(one, '/house/validations', { body: {} });
  expect((await start()).body).toMatchObject({ details: { why: 'no_game' } });
  await addGames(platform);
  expect((await start()).body).toMatchObject({ state: 'running', started_by: one.name, findings: [] });
  expect((await start()).body).toMatchObject({ details: { why: 'runs_already' } });
  const last = async () => (await ask(one, '/house/validations')).body.items[0];
  await vi.waitFor(async () => expect((await last()).state).not.toBe('running'), { timeout: 170_000, interval: 300 });
  const run = await last();
  expect(run.problem).toBe(null);
  expect(run.findings.filter(({ got }: { got: string | null }) => got !== null)).toEqual([]);
  expect(run).toMatchObject({ state: 'passed', ended_at: expect.any(String) });
  expect(run.findings.length).toBeGreaterThan(40);
});

it('a trial that cannot be made to its end says why, and none is made on a platform in production', async ({
  platform,
  startPlatform,
}) => {
  platform.clock.now = addMinutes(platform.clock.now, 1);
  const { one, ask } = await integrators(platform);
  platform.ctx.env.PLATFORM_URL = `http://127.0.0.1:${await freePort()}`;
  await ask(one, '/house/validations', { body: {} });
  const last = async () => (await ask(one, '/house/validations')).body.items[0];
  await vi.waitFor(async () => expect(await last()).toMatchObject({ state: 'broken' }), { timeout: 60_000 });
  expect((await last()).problem).toContain('no answer from');

  const production = await startPlatform({ KOZYR_MODE: 'production' });
  const there = await integrators(production);
  const refused = await there.ask(there.one, '/house/validations', { body: {} });
  expect(refused.body).toMatchObject({ errorCode: 'STATE_CONFLICT', details: { why: 'trial_only' } });
});
