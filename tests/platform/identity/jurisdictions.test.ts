import { profileTermsSchema } from '@kozyr/contracts/jurisdictions';
import { addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { profileVersions } from '../../../platform/src/db/schema/jurisdictions';
import { alignProfiles } from '../../../platform/src/services/kernel/jurisdictions/keep-profiles';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';
import { playerUnder } from '../../support/profiles';
import { cookieOf, freshPhone, PASSWORD, registerPlayer, registrationOf } from '../../support/registration';

const it = platformTest({ JURISDICTIONS: 'UA,KZ,EU,US,RU', PUBLIC_URL: 'http://localhost:3000' });

const from = (country: string) => ({ 'x-forwarded-for': '203.0.113.9', 'x-country': country });

const logIn = (platform: TestPlatform, username: string, headers = {}) =>
  platform.app.inject({ method: 'POST', url: '/auth/web', body: { username, password: PASSWORD }, headers });

describe('the profiles that the product comes with', () => {
  it('each profile is whole, and in a trial one holds for everybody, under which all is offered', async ({
    platform,
    startPlatform,
  }) => {
    const rows = await platform.ctx.db.select().from(profileVersions);
    expect(rows.map(({ code, version }) => `${code} ${version}`).toSorted()).toEqual([
      ...['EU 1', 'KZ 1', 'RU 1', 'TRIAL 1', 'TRIAL 2', 'UA 1', 'US 1'],
    ]);
    const playing = rows.filter(({ terms }) => terms.session.may_autoplay);
    expect(playing.map(({ code, version }) => `${code} ${version}`)).toEqual(['TRIAL 2']);
    for (const { terms } of rows) expect(profileTermsSchema.parse(terms)).toEqual(terms);
    const trial = await startPlatform();
    const answer = await trial.app.inject({ url: '/jurisdiction', headers: from('US') });
    expect(answer.json()).toMatchObject({ profiles: [{ code: 'TRIAL', version: 2 }], mode: 'real', wager_cap: null });
    expect(Object.values(answer.json().promotions)).toEqual([true, true, true, true, true]);
  });
});

describe('where somebody is', () => {
  it('a visitor is told what holds by the network that a front door names, and by the country they would register with', async ({
    platform: { app },
  }) => {
    const of = async (url: string, headers = {}) => (await app.inject({ url, headers })).json();
    expect((await of('/jurisdiction?country=UA')).profiles).toEqual([{ code: 'UA', version: 1 }]);
    expect(await of('/jurisdiction?country=UA', from('us'))).toMatchObject({ mode: 'closed' });
    expect(
      (await of('/jurisdiction?country=UA', from('PL'))).profiles.map(({ code }: { code: string }) => code),
    ).toEqual(['UA', 'EU']);
    // A client that names its own country is not believed.
    expect((await of('/jurisdiction?country=UA', { 'x-country': 'US' })).mode).toBe('real');
  });

  it('nobody registers from a closed country, and nothing is sent to them', async ({ platform: { app } }) => {
    const body = registrationOf(freshPhone('UA'));
    const answer = await app.inject({ method: 'POST', url: '/auth/register', body, headers: from('US') });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'CLOSED_IN_COUNTRY']);
  });

  it('each sign-in and each renewal keeps which profiles hold, with an entry of the audit log when they change', async ({
    platform,
  }) => {
    const { userId, phone } = await registerPlayer(platform.app);
    const kept = async () =>
      (await platform.ctx.db.select({ profiles: users.profiles }).from(users).where(eq(users.id, userId)))[0]?.profiles;
    expect(await kept()).toEqual(['UA']);
    const abroad = await logIn(platform, phone, from('RU'));
    expect(abroad.json().user.place.mode).toBe('closed');
    expect(await kept()).toEqual(['UA', 'RU']);
    const cookies = { kozyr_refresh: cookieOf(abroad, 'kozyr_refresh')?.value ?? '' };
    const home = await platform.app.inject({
      method: 'POST',
      url: '/auth/refresh',
      cookies,
      headers: { ...from('UA'), 'x-requested-with': 'kozyr' },
    });
    expect(home.json().user.place.mode).toBe('real');
    expect(await kept()).toEqual(['UA']);
    const deeds = await platform.ctx.db.select().from(auditLog).where(eq(auditLog.subject, userId));
    expect(deeds.map(({ action, details }) => [action, details.before, details.after])).toEqual([
      ['player_profiles_changed', 'UA', 'UA RU'],
      ['player_profiles_changed', 'UA RU', 'UA'],
    ]);
  });
});

it('a start with other profiles gives each player that of their country, and leaves who has one that is named', async ({
  platform,
}) => {
  const players = [
    await playerUnder(platform, 'TRIAL'),
    await playerUnder(platform, 'UA', 'EU'),
    await playerUnder(platform, 'KZ', 'TRIAL'),
    await playerUnder(platform, 'UA', 'RU'),
  ];
  expect(await alignProfiles(platform.ctx)).toBeGreaterThanOrEqual(2);
  const rows = await platform.ctx.db.select({ id: users.id, profiles: users.profiles }).from(users);
  const kept = new Map(rows.map(({ id, profiles }) => [id, profiles]));
  expect(players.map(({ id }) => kept.get(id))).toEqual([['UA'], ['UA', 'EU'], ['KZ'], ['UA', 'RU']]);
  expect(await alignProfiles(platform.ctx)).toBe(0);
});

describe('a profile that changes', () => {
  const proposed = async (platform: TestPlatform, admin: Awaited<ReturnType<typeof makeOperator>>, hours = 24) => {
    const rows = await platform.ctx.db.select().from(profileVersions).where(eq(profileVersions.code, 'US'));
    const terms = { ...rows[0]?.terms, mode: 'play' };
    const body = { terms, from: addHours(platform.clock.now, hours).toISOString(), reason: 'A law of another state' };
    return callAs(platform, admin, '/operator/jurisdictions/US', { body });
  };

  it('a version holds from its date on once a second person has confirmed it, in every process, with no restart', async ({
    platform,
  }) => {
    const [ada, bea] = [await makeOperator(platform, 'admin'), await makeOperator(platform, 'admin')];
    const preview = (await proposed(platform, ada)).json();
    expect(preview.changes).toEqual([{ field: 'mode', before: '"closed"', after: '"play"' }]);
    const { version } = preview.version;
    const confirm = (who: typeof ada) =>
      callAs(platform, who, `/operator/jurisdictions/US/${version}/confirm`, { method: 'POST' });
    expect((await confirm(ada)).json().errorCode).toBe('SECOND_PERSON_NEEDED');
    expect((await confirm(bea)).json().version).toMatchObject({
      status: 'CONFIRMED',
      in_force: false,
      decided_by: bea.name,
    });
    expect((await confirm(bea)).statusCode).toBe(200);
    const modeOf = async () =>
      (await platform.app.inject({ url: '/jurisdiction?country=UA', headers: from('US') })).json().mode;
    expect(await modeOf()).toBe('closed');
    platform.clock.now = addHours(platform.clock.now, 24);
    expect(await modeOf()).toBe('play');
    const late = await callAs(platform, ada, `/operator/jurisdictions/US/${version}/withdraw`, { method: 'POST' });
    expect(late.json().errorCode).toBe('STATE_CONFLICT');
  });

  it('a version is never confirmed by who proposed it, nor by whom they added, nor once it was taken back', async ({
    platform,
  }) => {
    const ada = await makeOperator(platform, 'admin');
    const hers = await makeOperator(platform, 'admin', ada.id);
    const { version } = (await proposed(platform, ada)).json().version;
    const decide = (who: typeof ada, what: string) =>
      callAs(platform, who, `/operator/jurisdictions/US/${version}/${what}`, { method: 'POST' });
    expect((await decide(hers, 'confirm')).json().errorCode).toBe('SECOND_PERSON_NEEDED');
    expect((await decide(hers, 'withdraw')).json().version.status).toBe('WITHDRAWN');
    const other = await makeOperator(platform, 'admin');
    expect((await decide(other, 'confirm')).json().errorCode).toBe('STATE_CONFLICT');
    expect((await proposed(platform, ada, 0)).json().errorCode).toBe('STATE_CONFLICT');
  });
});
