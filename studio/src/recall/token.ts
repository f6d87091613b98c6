import { createHmac } from 'node:crypto';
import type { Locale } from '@kozyr/contracts/locales';
import { makingSecret, type Secrets } from '@kozyr/kit/exchanged-secrets';
import { isSameSecret } from '@kozyr/kit/same-secret';

/** How long an address of a recall opens. */
export const RECALL_MS = 5 * 60_000;

/** A key of its own, so that nothing signed for the wallet can be passed off as a recall. */
const digest = (secret: string, text: string) =>
  createHmac('sha256', createHmac('sha256', secret).update('recall').digest()).update(text).digest('base64url');

/** A token that names a round until a moment, and can't be made without the secret. */
export function recallToken(secrets: Secrets, roundId: string, until: Date): string {
  const text = `${roundId}.${until.getTime()}`;
  return `${text}.${digest(makingSecret(secrets), text)}`;
}

/** The address that shows a round again, and until when. */
export function recallAddress(
  env: { STUDIO_PUBLIC_URL: string; WALLET_SECRET: Secrets },
  roundId: string,
  locale: Locale,
): { url: string; expires_at: string } {
  const until = new Date(Date.now() + RECALL_MS);
  const url = new URL('/recall', env.STUDIO_PUBLIC_URL);
  url.searchParams.set('token', recallToken(env.WALLET_SECRET, roundId, until));
  url.searchParams.set('locale', locale);
  return { url: url.toString(), expires_at: until.toISOString() };
}

/** The round that a token names, or null when it is not ours or its time is over. */
export function readRecallToken(secrets: Secrets, token: string, now: Date): string | null {
  const [, text, roundId, until, given] = /^(([0-9a-f-]{36})\.(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? [];
  if (text === undefined || roundId === undefined || given === undefined || now.getTime() > Number(until)) return null;
  return [secrets].flat().some((secret) => isSameSecret(given, digest(secret, text))) ? roundId : null;
}
