import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { callDesk, DESK } from '../../support/desk/caller';
import { acceptWithApp, atDesk, DESK_PASSWORD, freshCode, pass, signInAgain } from '../../support/desk/operators';
import { makePasskey } from '../../support/desk/passkey';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';
import { appCode } from '../../support/second-factor';

const it = platformTest(DESK);
let admin: TestOperator;
it.beforeAll(async ({ platform }) => {
  admin = await makeOperator(platform, 'admin');
});

const invite = async (platform: TestPlatform, name: string): Promise<string> =>
  (await callAs(platform, admin, '/operator/operators/invite', { body: { name, role: 'support' } })).json().token;
const signIn = (platform: TestPlatform, name: string, password = DESK_PASSWORD, address?: string) =>
  callDesk(platform, {
    url: '/operator/desk/sign-in',
    body: { name, password },
    ...(address === undefined ? {} : { address }),
  });
const giveCode = (platform: TestPlatform, ticket: string, code: string) =>
  callDesk(platform, { url: '/operator/desk/sign-in/code', body: { ticket, code } });
const me = (platform: TestPlatform, token: string) => callDesk(platform, { url: '/operator/me', token });
const deedsOf = async (platform: TestPlatform, id: string) =>
  (await platform.ctx.db.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id)).map(
    ({ action }) => action,
  );

describe('an invitation', () => {
  it('an invitation says whom it is for, and leads by password and app into the desk', async ({ platform }) => {
    const token = await invite(platform, 'olena');
    const read = await callDesk(platform, { url: '/operator/desk/invitation', body: { token } });
    expect(read.body).toMatchObject({ name: 'olena', role: 'support' });
    const done = await acceptWithApp(platform, token);
    expect(done.codes).toHaveLength(10);
    expect(done.operator).toMatchObject({ name: 'olena', signs_in: 'desk', added_by: admin.name });
    expect((await me(platform, done.token)).body).toMatchObject({ name: 'olena', role: 'support' });
    expect(await deedsOf(platform, done.operator.id)).toEqual([
      'operator_invited',
      'operator_invitation_accepted',
      'operator_second_factor_set_up',
      'operator_signed_in',
    ]);
  });

  it('an invitation is used once, also by two at once', async ({ platform }) => {
    const token = await invite(platform, 'twice');
    const both = await Promise.all(
      ['the first password', 'the other password'].map((password) =>
        callDesk(platform, { url: '/operator/desk/invitation/accept', body: { token, password } }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(both.find(({ status }) => status === 404)?.refusal).toBe('INVITATION_WRONG');
    const late = await callDesk(platform, { url: '/operator/desk/invitation', body: { token } });
    expect(late.refusal).toBe('INVITATION_WRONG');
  });

  it('an invitation is over after 72 hours, and opens nothing once another took its place', async ({ platform }) => {
    const token = await invite(platform, 'late');
    const again = await callAs(platform, admin, '/operator/operators/late/invite', { method: 'POST' });
    const read = (one: string) => callDesk(platform, { url: '/operator/desk/invitation', body: { token: one } });
    expect((await read(token)).refusal).toBe('INVITATION_WRONG');
    expect((await read(again.json().token)).status).toBe(200);
    pass(platform, 72 * 60 + 1);
    expect((await read(again.json().token)).refusal).toBe('INVITATION_WRONG');
    const list = await callAs(platform, admin, '/operator/operators');
    expect(list.json().items.find(({ name }: { name: string }) => name === 'late').signs_in).toBe('none');
  });

  it('a password that is short or easy is not taken', async ({ platform }) => {
    const token = await invite(platform, 'weak');
    const accept = (password: string) =>
      callDesk(platform, { url: '/operator/desk/invitation/accept', body: { token, password } });
    expect((await accept('too short')).refusal).toBe('VALIDATION_ERROR');
    expect((await accept('ffffffffffff')).refusal).toBe('PASSWORD_TOO_COMMON');
    expect((await accept('i am weak, really')).refusal).toBe('PASSWORD_TOO_COMMON');
    expect((await accept('i am strong, really')).status).toBe(200);
  });

  it('a sign-in that was left before the second factor goes on by the password, and opens nothing without', async ({
    platform,
  }) => {
    const token = await invite(platform, 'left');
    await callDesk(platform, { url: '/operator/desk/invitation/accept', body: { token, password: DESK_PASSWORD } });
    const began = await signIn(platform, 'left');
    expect(began.body).toMatchObject({ next: 'set_up', ways: [] });
    expect((await giveCode(platform, began.body.ticket, '123456')).refusal).toBe('STATE_CONFLICT');
  });
});

describe('a sign-in', () => {
  it('a sign-in takes password and app, each code once', async ({ platform }) => {
    const who = await atDesk(platform, 'payments');
    const began = await signIn(platform, who.name);
    expect(began.body).toMatchObject({ next: 'second_factor', ways: ['totp', 'recovery'] });
    const code = freshCode(platform, who.secret);
    const done = await giveCode(platform, began.body.ticket, code);
    expect(done.body).toMatchObject({ operator: { name: who.name, role: 'payments' }, recovery_codes: null });
    expect((await me(platform, done.body.session.token)).status).toBe(200);
    expect((await giveCode(platform, began.body.ticket, code)).refusal).toBe('SIGN_IN_EXPIRED');
    const other = await signIn(platform, who.name);
    expect((await giveCode(platform, other.body.ticket, code)).refusal).toBe('SECOND_FACTOR_WRONG');
  });

  it('one ticket lets one in, also when two come with it at once', async ({ platform }) => {
    const who = await atDesk(platform, 'support');
    const { ticket } = (await signIn(platform, who.name)).body;
    const codes = [who.codes[0] ?? '', who.codes[1] ?? ''];
    const both = await Promise.all(codes.map((code) => giveCode(platform, ticket, code)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('a recovery code opens once', async ({ platform }) => {
    const who = await atDesk(platform, 'support');
    const [code = ''] = who.codes;
    const first = await signIn(platform, who.name);
    expect((await giveCode(platform, first.body.ticket, code)).status).toBe(200);
    const second = await signIn(platform, who.name);
    expect((await giveCode(platform, second.body.ticket, code)).refusal).toBe('SECOND_FACTOR_WRONG');
  });

  it('a wrong password and a name that is nobody’s are answered alike', async ({ platform }) => {
    const who = await atDesk(platform, 'support');
    const wrong = await signIn(platform, who.name, 'not the password');
    const nobody = await signIn(platform, 'nobody-at-all', 'not the password');
    expect([wrong.status, wrong.body.errorCode, wrong.body.message]).toEqual([
      nobody.status,
      nobody.body.errorCode,
      nobody.body.message,
    ]);
    expect(wrong.refusal).toBe('SIGN_IN_WRONG');
    expect((await deedsOf(platform, who.id)).at(-1)).toBe('operator_sign_in_failed');
    const unknown = await deedsOf(platform, 'unknown');
    expect(unknown).toContain('operator_sign_in_failed');
  });

  it('guessing of one name stops by network, and does not shut its owner out elsewhere', async ({ platform }) => {
    const who = await atDesk(platform, 'support');
    const guesses = [];
    for (let i = 0; i < 12; i += 1) guesses.push((await signIn(platform, who.name, `guess number ${i}`)).status);
    expect(guesses.slice(0, 10).every((status) => status === 401)).toBe(true);
    expect(guesses.slice(10)).toEqual([429, 429]);
    expect((await signIn(platform, who.name)).status).toBe(429);
    expect((await signIn(platform, who.name, DESK_PASSWORD, '203.0.113.50')).status).toBe(200);
    pass(platform, 16);
    expect((await signIn(platform, who.name)).status).toBe(200);
  });

  it('wrong codes are counted by operator, whatever ticket they come with', async ({ platform }) => {
    const who = await atDesk(platform, 'support');
    const answers = [];
    for (let i = 0; i < 11; i += 1) {
      const { ticket } = (await signIn(platform, who.name, DESK_PASSWORD, `203.0.113.${i}`)).body;
      answers.push((await giveCode(platform, ticket, 'aaaa-bbbb-cccc-dddd')).status);
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  });

  it('a ticket is over after ten minutes', async ({ platform }) => {
    const who = await atDesk(platform, 'support');
    const { ticket } = (await signIn(platform, who.name)).body;
    pass(platform, 10);
    expect((await giveCode(platform, ticket, appCode(who.secret, platform.clock.now))).refusal).toBe('SIGN_IN_EXPIRED');
  });

  it('whoever has only the password sets no factor up beside the one there is', async ({ platform }) => {
    const who = await atDesk(platform, 'support');
    const { ticket } = (await signIn(platform, who.name)).body;
    for (const url of ['/operator/desk/set-up/totp', '/operator/desk/set-up/passkey/options'])
      expect((await callDesk(platform, { url, body: { ticket } })).refusal).toBe('STATE_CONFLICT');
    expect((await callDesk(platform, { url: '/operator/me', token: ticket })).status).toBe(401);
  });
});

describe('a passkey', () => {
  it('a passkey is set up by an invitation, signs in, and answers each question once', async ({ platform }) => {
    const token = await invite(platform, 'with-passkey');
    const body = { token, password: DESK_PASSWORD };
    const { ticket } = (await callDesk(platform, { url: '/operator/desk/invitation/accept', body })).body;
    const passkey = makePasskey();
    const asked = await callDesk(platform, { url: '/operator/desk/set-up/passkey/options', body: { ticket } });
    expect(asked.body).toMatchObject({ rp: { id: 'localhost' }, user: { name: 'with-passkey' } });
    const response = passkey.create(asked.body.challenge);
    const set = await callDesk(platform, {
      url: '/operator/desk/set-up/passkey',
      body: { ticket, name: 'Laptop', response },
    });
    expect(set.body.recovery_codes).toHaveLength(10);

    const began = await signIn(platform, 'with-passkey');
    expect(began.body.ways).toEqual(['passkey', 'recovery']);
    const ask = () =>
      callDesk(platform, { url: '/operator/desk/sign-in/passkey/options', body: { ticket: began.body.ticket } });
    const give = (proof: object) =>
      callDesk(platform, {
        url: '/operator/desk/sign-in/passkey',
        body: { ticket: began.body.ticket, response: proof },
      });
    const first = (await ask()).body.challenge;
    const second = (await ask()).body.challenge;
    expect((await give(passkey.prove(first))).refusal).toBe('PASSKEY_WRONG');
    expect((await give(passkey.prove(second))).refusal).toBe('PASSKEY_WRONG');
    expect((await give(makePasskey().prove((await ask()).body.challenge))).refusal).toBe('PASSKEY_WRONG');
    const elsewhere = passkey.prove((await ask()).body.challenge, 'https://desk.example');
    expect((await give(elsewhere)).refusal).toBe('PASSKEY_WRONG');
    const done = await give(passkey.prove((await ask()).body.challenge));
    expect((await me(platform, done.body.session.token)).body.name).toBe('with-passkey');
  });

  it('a passkey’s question is too old after five minutes', async ({ platform }) => {
    const token = await invite(platform, 'slow');
    const body = { token, password: DESK_PASSWORD };
    const { ticket } = (await callDesk(platform, { url: '/operator/desk/invitation/accept', body })).body;
    const asked = await callDesk(platform, { url: '/operator/desk/set-up/passkey/options', body: { ticket } });
    pass(platform, 5);
    const response = makePasskey().create(asked.body.challenge);
    const set = await callDesk(platform, {
      url: '/operator/desk/set-up/passkey',
      body: { ticket, name: 'Laptop', response },
    });
    expect(set.refusal).toBe('PASSKEY_WRONG');
  });
});

describe('an operator who lost what they sign in with', () => {
  it('an operator who is invited again loses sessions, password and app, and comes back by the new invitation', async ({
    platform,
  }) => {
    const who = await atDesk(platform, 'support');
    const { ticket } = (await signIn(platform, who.name)).body;
    const again = await callAs(platform, admin, `/operator/operators/${who.name}/invite`, { method: 'POST' });
    expect(again.json().operator.signs_in).toBe('invited');
    expect((await me(platform, who.token)).status).toBe(401);
    expect((await giveCode(platform, ticket, freshCode(platform, who.secret))).refusal).toBe('SIGN_IN_EXPIRED');
    expect((await signIn(platform, who.name)).refusal).toBe('SIGN_IN_WRONG');
    const back = await acceptWithApp(platform, again.json().token);
    expect((await me(platform, back.token)).body.name).toBe(who.name);
    const renewed = { ...who, secret: back.secret };
    expect(await signInAgain(platform, renewed)).toMatch(/^[\w-]{43}$/);
  });

  it('an operator who was disabled is not invited again, and is out at once', async ({ platform }) => {
    const who = await atDesk(platform, 'support');
    const { ticket } = (await signIn(platform, who.name)).body;
    await callAs(platform, admin, `/operator/operators/${who.name}/disable`, { method: 'POST' });
    expect((await me(platform, who.token)).status).toBe(401);
    expect((await giveCode(platform, ticket, freshCode(platform, who.secret))).refusal).toBe('SIGN_IN_EXPIRED');
    expect((await signIn(platform, who.name)).refusal).toBe('SIGN_IN_WRONG');
    const again = await callAs(platform, admin, `/operator/operators/${who.name}/invite`, { method: 'POST' });
    expect(again.json().errorCode).toBe('STATE_CONFLICT');
  });
});
