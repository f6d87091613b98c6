import type { ActiveUserBonus, ListedBonus } from '@kozyr/contracts/bonuses';
import { LOCALES } from '@kozyr/contracts/locales';
import type { OwnBonus } from '@kozyr/contracts/own-bonuses';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { bonuses, bonusGroups } from '../../../../platform/src/db/schema/bonuses';
import { seedTrialBonuses, trialBonuses } from '../../../../platform/src/services/rewards/bonuses/trial-bonuses';
import { bearerOf, makePlayer, type TestPlayer } from '../../../support/funded-player';
import type { TestPlatform } from '../../../support/platform';
import { it } from '../../../support/platform-test';
import { cancel, makeBonus, subscribe } from '../../../support/rewards/bonuses';

async function ask<T>(platform: TestPlatform, player: TestPlayer, url: string, language = 'en'): Promise<T> {
  const bearer = await bearerOf(platform, player.id, platform.clock.now);
  const headers = { ...bearer, 'accept-language': language };
  return (await platform.app.inject({ url, headers })).json<T>();
}

async function listed(
  platform: TestPlatform,
  player: TestPlayer,
  id: string,
  query = '',
  language?: string,
): Promise<ListedBonus | undefined> {
  const url = `/bonuses?pageSize=100${query}`;
  const { items } = await ask<{ items: ListedBonus[] }>(platform, player, url, language);
  return items.find((bonus) => bonus.id === id);
}

const NAMES = { uk: 'Вечір', ru: 'Вечер', en: 'Evening', kk: 'Кеш' };

it('a bonus is called in the language of whoever asks: on offer, by its code, while it runs, and in the player’s own', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  const { id } = await makeBonus(platform, { name: 'First name', names: NAMES });
  const half = await makeBonus(platform, { name: 'Second name', names: { kk: 'Екінші' } });
  const secret = await makeBonus(platform, { type: 'PROMO_CODE', code: 'NAMED', isPublic: false, names: NAMES });
  await subscribe(platform, player, id);
  for (const locale of LOCALES) {
    expect((await listed(platform, player, id, '', locale))?.name).toBe(NAMES[locale]);
    expect((await listed(platform, player, half.id, '', locale))?.name).toBe(
      locale === 'kk' ? 'Екінші' : 'Second name',
    );
    expect(await ask(platform, player, '/bonuses/validate?code=NAMED', locale)).toMatchObject({ name: NAMES[locale] });
    const { bonus } = await ask<ActiveUserBonus>(platform, player, '/users/bonuses/active', locale);
    // Events have no language of their own: they bring all names.
    expect([bonus.name, bonus.names]).toEqual([NAMES[locale], NAMES]);
    const own = await ask<{ items: OwnBonus[] }>(platform, player, '/users/bonuses', locale);
    expect(own.items.map(({ name }) => name)).toEqual([NAMES[locale]]);
  }
  expect(secret.names).toEqual(NAMES);
});

it('every bonus of a trial is named in four languages, also one that was seeded before it had names', async ({
  platform,
}) => {
  const { db } = platform.ctx;
  for (const { names } of trialBonuses(platform.clock.now))
    expect(Object.keys(names ?? {}).sort()).toEqual([...LOCALES].sort());
  await seedTrialBonuses(db, platform.clock.now);
  const named = (name: string) => db.select().from(bonuses).where(eq(bonuses.name, name));
  await db.update(bonuses).set({ names: {} }).where(eq(bonuses.name, 'Evening Hand'));
  await db
    .update(bonuses)
    .set({ names: { en: 'Ours' } })
    .where(eq(bonuses.name, 'Pair of Jacks'));
  await seedTrialBonuses(db, platform.clock.now);
  for (const { names } of await named('Evening Hand')) expect(names).toMatchObject({ kk: 'Кешкі үлестірме' });
  for (const { names } of await named('Pair of Jacks')) expect(names).toEqual({ en: 'Ours' });
});

it('what stands in the player’s way is told with the bonus, as its activation would answer', async ({ platform }) => {
  const player = await makePlayer(platform);
  const hour = 3_600_000;
  const { now } = platform.clock;
  const refusalOf = async (more: Parameters<typeof makeBonus>[1]) => {
    const { id } = await makeBonus(platform, { isPublic: false, type: 'PROMO_CODE', ...more });
    const code = (await platform.ctx.db.select().from(bonuses).where(eq(bonuses.id, id)))[0]?.code;
    const { refusal } = await ask<{ refusal: unknown }>(platform, player, `/bonuses/validate?code=${code}`);
    const { body } = await subscribe(platform, player, id, code ?? '');
    expect((refusal as { errorCode?: string } | null)?.errorCode).toBe(body.errorCode);
    return refusal;
  };
  expect(await refusalOf({ code: 'LATER', startsAt: new Date(now.getTime() + hour) })).toMatchObject({
    errorCode: 'BONUS_IS_NOT_STARTED',
  });
  expect(await refusalOf({ code: 'OVER', endsAt: new Date(now.getTime() - 1) })).toMatchObject({
    errorCode: 'BONUS_EXPIRED',
  });
  expect(await refusalOf({ code: 'STARS', minRating: 4 })).toEqual({
    errorCode: 'BONUS_NOT_ALLOWED',
    details: { reason: 'rating', min_rating: '4', rating: '0' },
  });
  expect(await refusalOf({ code: 'GOOD' })).toBeNull();
});

it('a bonus of the day that was used says today, any other says used', async ({ platform }) => {
  const player = await makePlayer(platform);
  for (const [more, details] of [
    [{ isDailyActivation: true, maxUniqueActivations: 1 }, { period: 'day' }],
    [{ maxUniqueActivations: 1 }, {}],
  ] as const) {
    const { id } = await makeBonus(platform, more);
    expect((await listed(platform, player, id))?.refusal).toBeNull();
    await subscribe(platform, player, id);
    await cancel(platform, player, id);
    expect((await listed(platform, player, id))?.refusal).toEqual({ errorCode: 'BONUS_ALREADY_USED', details });
    const { body } = await subscribe(platform, player, id);
    expect([body.errorCode, body.details ?? {}]).toEqual(['BONUS_ALREADY_USED', details]);
  }
});

it('the player’s own activations stand in the list and in the active bonus, and nobody else’s', async ({
  platform,
}) => {
  const [player, other] = [await makePlayer(platform), await makePlayer(platform)];
  const { id } = await makeBonus(platform);
  await subscribe(platform, other, id);
  await subscribe(platform, player, id);
  await cancel(platform, player, id);
  platform.clock.now = new Date(platform.clock.now.getTime() + 60_000);
  const { body } = await subscribe(platform, player, id);
  const entry = { id: body.id, user_id: player.id, status: 'ACTIVE', activated_at: platform.clock.now.toISOString() };
  expect(body.bonus.user_bonuses?.[0]).toEqual(entry);
  const active = await ask<ActiveUserBonus>(platform, player, '/users/bonuses/active');
  for (const own of [active.bonus.user_bonuses, (await listed(platform, player, id))?.user_bonuses]) {
    expect(own).toMatchObject([entry, { user_id: player.id, status: 'CANCELED' }]);
    expect(own).toHaveLength(2);
  }
});

it('the field enabled tells groups that are switched on from those that are switched off', async ({ platform }) => {
  const player = await makePlayer(platform);
  const [on, off] = [await makeBonus(platform), await makeBonus(platform, { groupId: 5 })];
  const { db } = platform.ctx;
  await db.update(bonusGroups).set({ enabled: false }).where(eq(bonusGroups.id, 5));
  try {
    for (const [query, shown, hidden] of [
      ['', on, off],
      ['&enabled=true', on, off],
      ['&enabled=false', off, on],
    ] as const) {
      expect(await listed(platform, player, shown.id, query)).toBeTruthy();
      expect(await listed(platform, player, hidden.id, query)).toBeUndefined();
    }
    expect((await listed(platform, player, off.id, '&enabled=false'))?.bonus_group.enabled).toBe(false);
  } finally {
    await db.update(bonusGroups).set({ enabled: true }).where(eq(bonusGroups.id, 5));
  }
});

it('the code of a promo code is told to who has used it, as long as it is that one, and a private one is in no list', async ({
  platform,
}) => {
  const [player, other] = [await makePlayer(platform), await makePlayer(platform)];
  const promo = { type: 'PROMO_CODE', isPublic: true } as const;
  const { id } = await makeBonus(platform, { ...promo, code: 'KNOWN' });
  const hidden = await makeBonus(platform, { ...promo, code: 'HIDDEN', isPublic: false });
  await subscribe(platform, player, hidden.id, 'HIDDEN');
  await cancel(platform, player, hidden.id);
  expect(await listed(platform, player, id)).not.toHaveProperty('code');
  await subscribe(platform, player, id, 'KNOWN');
  expect(await listed(platform, player, id)).toMatchObject({ code: 'KNOWN' });
  expect((await ask<ActiveUserBonus>(platform, player, '/users/bonuses/active')).bonus.code).toBe('KNOWN');
  expect(await listed(platform, other, id)).not.toHaveProperty('code');
  expect(JSON.stringify(await ask(platform, player, '/bonuses?pageSize=100'))).not.toContain('HIDDEN');

  await platform.ctx.db.update(bonuses).set({ code: 'CHANGED' }).where(eq(bonuses.id, id));
  expect(await listed(platform, player, id)).not.toHaveProperty('code');
});
