import { Secret, TOTP } from 'otpauth';
import type { TestPlatform } from './platform';
import { PASSWORD } from './registration';

type Headers = { authorization: string };

/** What an app shows at a moment for a secret. */
export function appCode(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

/** Calls the platform; the status, and the code of a refusal or else the body. */
export async function ask(platform: TestPlatform, url: string, body?: object, headers?: Headers) {
  const answer = await platform.app.inject({
    method: body ? 'POST' : 'GET',
    url,
    ...(body ? { body } : {}),
    ...(headers ? { headers } : {}),
  });
  const json = answer.body === '' ? null : answer.json();
  return { status: answer.statusCode, refusal: json?.errorCode, body: json };
}

/** Moves the clock on to the next code of every app. */
export function nextCode(platform: TestPlatform): void {
  platform.clock.now = new Date(platform.clock.now.getTime() + 30_000);
}

/** Turns a player's second factor on, who registered as others do. @returns what the app has, and the recovery codes */
export async function turnFactorOn(
  platform: TestPlatform,
  headers: Headers,
): Promise<{ secret: string; codes: string[] }> {
  const made = await ask(platform, '/users/second-factor/setup', { password: PASSWORD }, headers);
  const code = appCode(made.body.secret, platform.clock.now);
  const on = await ask(platform, '/users/second-factor/confirm', { code }, headers);
  if (on.status !== 200) throw new Error(`the second factor was not turned on: ${JSON.stringify(on.body)}`);
  nextCode(platform);
  return { secret: made.body.secret, codes: on.body.recovery_codes };
}
