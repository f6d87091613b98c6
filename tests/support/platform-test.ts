import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkLedger } from '../../platform/src/ledger/check';
import { checkRounds } from '../../platform/src/services/play/rounds/check-rounds';
import { makePlayer } from './funded-player';
import { type PlatformSettings, type PlatformTables, startPlatform } from './platform';

/** All that the laws of the ledger speak of, as a text that changes with any of it. Transfers and entries are only ever added. */
const LEDGER_AS_IT_IS = sql`select concat_ws('/',
  (select count(*) || ':' || sum(id) from ledger_transfers), (select count(*) || ':' || sum(amount) from ledger_entries),
  (select string_agg(kept::text, ' ') from ledger_balances kept), (select string_agg(kept::text, ' ') from ledger_holds kept),
  (select string_agg(kept::text, ' ') from ledger_house_totals kept), (select string_agg(kept::text, ' ') from ledger_roll_up_state kept),
  (select string_agg(kept::text, ' ') from ledger_carried_state kept)) as it`;
/** By database, what was proved last: to prove the same once more takes as long as many a test. */
const proved = new WeakMap<object, string>();

/** The law of every test: whatever it did, no coin was made or lost. */
export async function expectKeptLedger({ ctx }: Pick<PlatformTables, 'ctx'>): Promise<void> {
  const { rows } = await ctx.db.execute<{ it: string }>(LEDGER_AS_IT_IS);
  const now = rows[0]?.it ?? '';
  if (proved.get(ctx.db) === now) return;
  expect((await checkLedger(ctx.db)).violations).toEqual([]);
  expect(await checkRounds(ctx.db)).toEqual([]);
  proved.set(ctx.db, now);
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
