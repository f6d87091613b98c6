import { expect, it } from 'vitest';
import { openDatabase } from '../../../platform/src/db/database';
import { trialOffers, trialSettings } from '../../../platform/src/refuse-trial';
import { seedTrialBonuses } from '../../../platform/src/services/rewards/bonuses/trial-bonuses';
import { platformDatabase } from '../../support/database';

it('production is refused on a database that offers the trial’s bonuses, and on no other', async () => {
  const db = openDatabase(await platformDatabase());
  expect(await trialOffers(db)).toBeNull();
  await seedTrialBonuses(db, new Date());
  expect(await trialOffers(db)).toMatch(/^This database offers the trial's bonuses \(.*First Trump 300/);
  await db.$client.query("update bonuses set status = 'DRAFT'");
  expect(await trialOffers(db)).toBeNull();
  await db.$client.end();
});

it('production is refused with the sandbox gateway and with the outbox, each in a line of its own', () => {
  const gateway = { GATEWAY_URL: 'https://pay.example' };
  const production = { KOZYR_MODE: 'production' as const, JURISDICTIONS: ['UA', 'KZ'] };
  expect(trialSettings({ KOZYR_MODE: 'trial', OUTBOX_ENABLED: true, JURISDICTIONS: ['TRIAL'] }, {})).toEqual([]);
  expect(trialSettings({ ...production, OUTBOX_ENABLED: undefined }, gateway)).toEqual([]);
  const both = trialSettings({ ...production, OUTBOX_ENABLED: true }, {});
  expect(both).toEqual([expect.stringContaining('GATEWAY_URL'), expect.stringContaining('OUTBOX_ENABLED')]);
  expect(both.every((line) => !line.includes('\n'))).toBe(true);
});

it('production is refused without profiles of jurisdictions, and where one of a country in which players register is missing', () => {
  const production = { KOZYR_MODE: 'production', OUTBOX_ENABLED: undefined } as const;
  const gateway = { GATEWAY_URL: 'https://pay.example' };
  expect(trialSettings({ ...production, JURISDICTIONS: ['TRIAL'] }, gateway)).toEqual([
    expect.stringMatching(/needs JURISDICTIONS, .* UA,KZ/),
  ]);
  expect(trialSettings({ ...production, JURISDICTIONS: ['UA', 'EU'] }, gateway)).toEqual([
    expect.stringMatching(/no profile for KZ/),
  ]);
});
