import { expect } from 'vitest';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { cookieOf, freshPhone, messagesTo, registrationOf } from '../../support/registration';

const post = (platform: TestPlatform, body: Record<string, unknown>) =>
  platform.app.inject({ method: 'POST', url: '/auth/register', body });

it('registration by email is closed until its flag enables it', async ({ platform }) => {
  const answer = await post(platform, registrationOf('new@example.com', { type: 'Email' }));
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ errorCode: 'REGISTRATION_CLOSED' });
});

it('an email registers with a code, or at once while none are sent, as the flags say', async ({ startPlatform }) => {
  const open = await startPlatform({ EMAIL_REGISTRATION_ENABLED: 'true', SEND_EMAIL_ENABLED: 'true' });
  const atOnce = await startPlatform({ EMAIL_REGISTRATION_ENABLED: 'true' });
  const body = registrationOf(' New@Example.com', { type: 'Email', currency: 'kzt', countryCode: undefined });
  expect((await post(open, body)).statusCode).toBe(202);
  const [message] = await messagesTo(open.app, 'NEW@example.com');
  const confirmed = await post(open, { ...body, code: message?.code });
  expect(confirmed.json().user).toMatchObject({ email: 'new@example.com', phone: null, country: 'KZ' });
  // There is no phone that the code could have proved.
  expect(confirmed.json().user.phone_verified).toBe(false);
  expect((await post(atOnce, body)).statusCode).toBe(201);
  expect((await post(atOnce, { ...body, login: 'not an email' })).json().errorCode).toBe('VALIDATION_ERROR');
});

it('an account opens at once when no SMS are sent, one per phone, as the flags say', async ({ startPlatform }) => {
  const quiet = await startPlatform({ SEND_SMS_ENABLED: 'false' });
  const body = registrationOf(freshPhone('UA'));
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(quiet, body)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter((answer) => answer.json().errorCode === 'LOGIN_TAKEN')).toHaveLength(9);
  const opened = answers.find(({ statusCode }) => statusCode === 201);
  expect(cookieOf(opened ?? { cookies: [] }, 'kozyr_audience')).toBeDefined();
  // Nobody has proved the number.
  expect(opened?.json().user.phone_verified).toBe(false);
});
