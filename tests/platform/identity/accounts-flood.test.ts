import { count, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { platformTest } from '../../support/platform-test';
import { freshPhone, PASSWORD, registrationOf } from '../../support/registration';

const it = platformTest({ SEND_SMS_ENABLED: 'false', ATTEMPTS_PER_ADDRESS: '1000000' });

const CALLS = 10_000;

it('exactly one of 10,000 registrations of a phone wins, and others are answered meanwhile', async ({ platform }) => {
  const phone = freshPhone('UA');
  const body = registrationOf(phone);
  const register = (nth: number) =>
    platform.app.inject({
      method: 'POST',
      url: '/auth/register',
      body,
      remoteAddress: `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`,
    });
  const flood = Array.from({ length: CALLS }, (_, nth) => register(nth));
  const meanwhile = await platform.app.inject({ url: '/global-settings' });
  expect(meanwhile.statusCode).toBe(200);
  const answers = await Promise.all(flood);

  const said = new Map<string, number>();
  for (const answer of answers) {
    const word = answer.statusCode === 201 ? 'made' : answer.json().errorCode;
    said.set(word, (said.get(word) ?? 0) + 1);
  }
  expect(said.get('made')).toBe(1);
  // The others came too late, or found no room among those who sign in.
  expect([...said.keys()].sort()).toEqual(['LOGIN_TAKEN', 'OVERLOADED', 'made']);
  const [row] = await platform.ctx.db
    .select({ total: count() })
    .from(users)
    .where(eq(users.phone, `38${phone}`));
  expect(row?.total).toBe(1);
  const login = await platform.app.inject({
    method: 'POST',
    url: '/auth/web',
    body: { username: phone, password: PASSWORD, countryCode: 'UA' },
  });
  expect(login.statusCode).toBe(201);
});
