import type { Session } from '@kozyr/contracts/accounts';
import { sessionSchema } from '@kozyr/contracts/accounts';
import type { CountryCode } from '@kozyr/contracts/countries';
import type { Currency } from '@kozyr/contracts/money';
import type { FastifyInstance } from 'fastify';

export const PASSWORD = 'trump7card';

let phones = 0;

/**
 * A valid mobile number nobody in this run has: ten digits as a player types them. They lie all over the seven digits, a golden ratio
 * of them apart, since codes to one block of numbers are counted.
 */
export function freshPhone(country: CountryCode): string {
  phones += 1;
  return `${country === 'UA' ? '099' : '701'}${String((phones * 6_180_339) % 10_000_000).padStart(7, '0')}`;
}

/** A whole registration body for POST /auth/register, without a code. */
export function registrationOf(login: string, more: Record<string, unknown> = {}) {
  return {
    type: 'Phone',
    login,
    password: PASSWORD,
    currency: 'uah',
    countryCode: 'UA',
    ageConsent: true,
    newsletterConsent: false,
    termsVersion: '2026-11',
    ...more,
  };
}

/** Messages the outbox holds for a contact, newest first. */
export async function messagesTo(app: FastifyInstance, to: string): Promise<{ body: string; code: string | null }[]> {
  const answer = await app.inject({ url: '/dev/outbox', query: { to } });
  return answer.json();
}

/** The value and the attributes of one cookie an answer sets. */
export function cookieOf(answer: { cookies: { name: string; value: string }[] }, name: string) {
  return answer.cookies.find((cookie) => cookie.name === name);
}

export type RegisteredPlayer = {
  userId: string;
  phone: string;
  session: Session;
  refreshToken: string;
  headers: { authorization: string };
};

/** A fresh player, registered by phone and code exactly as one would be. Default currency uah. */
export async function registerPlayer(app: FastifyInstance, currency: Currency = 'uah'): Promise<RegisteredPlayer> {
  const country = currency === 'uah' ? 'UA' : 'KZ';
  const login = freshPhone(country);
  const body = registrationOf(login, { currency, countryCode: country });
  const started = await app.inject({ method: 'POST', url: '/auth/register', body });
  if (started.statusCode !== 202) throw new Error(`registration did not start: ${started.body}`);
  const phone = `${country === 'UA' ? '38' : '7'}${login}`;
  const [message] = await messagesTo(app, phone);
  const answer = await app.inject({ method: 'POST', url: '/auth/register', body: { ...body, code: message?.code } });
  if (answer.statusCode !== 201) throw new Error(`registration was not confirmed: ${answer.body}`);
  const session = sessionSchema.parse(answer.json());
  return {
    userId: session.user.id,
    phone,
    session,
    // Behind https its name begins with __Host-.
    refreshToken: answer.cookies.find(({ name }) => name.endsWith('kozyr_refresh'))?.value ?? '',
    headers: { authorization: `Bearer ${session.tokens.access_token}` },
  };
}
