import { expect, test } from 'vitest';
import { checkLedger } from '../../platform/src/ledger/check';
import { makePlayer } from './funded-player';
import { type PlatformSettings, type PlatformTables, startPlatform } from './platform';

/** The law of every test: whatever it did, no coin was made or lost. */
export async function expectKeptLedger({ ctx }: Pick<PlatformTables, 'ctx'>): Promise<void> {
  expect((await checkLedger(ctx.db)).violations).toEqual([]);
}

/**
 * Tests on a platform of their file's own, which starts when the first of them needs it; `startPlatform` gives a test another one. After
 * each test the laws of the ledger are checked.
 */
export const it = test
  .extend('settings', { scope: 'file' }, (): PlatformSettings => ({}))
  .extend('platform', { scope: 'file' }, async ({ settings }, { onCleanup }) => {
    const platform = await startPlatform(settings);
    onCleanup(() => platform.stop());
    return platform;
  })
  .extend('clock', { scope: 'file' }, ({ platform }) => platform.clock)
  .extend('player', ({ platform }) => makePlayer(platform))
  .extend('startPlatform', ({ onTestFinished }) => async (settings: PlatformSettings = {}) => {
    const another = await startPlatform(settings);
    onTestFinished(async () => {
      await expectKeptLedger(another);
      await another.stop();
    });
    return another;
  })
  .extend('keptLedger', { auto: true }, ({ platform }, { onCleanup }) => {
    onCleanup(() => expectKeptLedger(platform));
    return true;
  });

/** The same on a platform of other settings. */
export const platformTest = (settings: PlatformSettings) => it.extend('settings', { scope: 'file' }, settings);
