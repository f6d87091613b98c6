import type { OperatorRole } from '@kozyr/contracts/operator/roles';
import { callAs, makeOperator, type TestOperator } from '../operators';
import type { TestPlatform } from '../platform';
import { appCode } from '../second-factor';
import { callDesk } from './caller';

export const DESK_PASSWORD = 'a long enough password';

export type AtDesk = {
  id: string;
  name: string;
  token: string;
  /** What their app computes codes from. */
  secret: string;
  codes: string[];
  /** The admin who invited them, by key. */
  by: TestOperator;
};

const stepOver = (platform: TestPlatform) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + 30_000);
};

/** What the app shows now. The clock goes on by a step first, since a code is taken once. */
export function freshCode(platform: TestPlatform, secret: string): string {
  stepOver(platform);
  return appCode(secret, platform.clock.now);
}

/** Chooses the password of an invitation and sets an app up. @returns who is signed in then */
export async function acceptWithApp(platform: TestPlatform, token: string, password = DESK_PASSWORD) {
  const accepted = await callDesk(platform, { url: '/operator/desk/invitation/accept', body: { token, password } });
  if (accepted.status !== 200) throw new Error(`the invitation opened nothing: ${JSON.stringify(accepted.body)}`);
  const { ticket } = accepted.body;
  const { secret } = (await callDesk(platform, { url: '/operator/desk/set-up/totp', body: { ticket } })).body;
  const code = freshCode(platform, secret);
  const done = await callDesk(platform, { url: '/operator/desk/set-up/totp/confirm', body: { ticket, code } });
  if (done.status !== 200) throw new Error(`no session was opened: ${JSON.stringify(done.body)}`);
  return { secret, token: done.body.session.token, codes: done.body.recovery_codes, operator: done.body.operator };
}

let made = 0;

/** An operator of a role who is signed in at the desk by an app. */
export async function atDesk(platform: TestPlatform, role: OperatorRole, by?: TestOperator): Promise<AtDesk> {
  const admin = by ?? (await makeOperator(platform, 'admin'));
  made += 1;
  const name = `desk-${role}-${made}`;
  const invited = await callAs(platform, admin, '/operator/operators/invite', { body: { name, role } });
  const { secret, token, codes, operator } = await acceptWithApp(platform, invited.json().token);
  return { id: operator.id, name, token, secret, codes, by: admin };
}

/** Signs somebody in again, by their password and app. @returns the token */
export async function signInAgain(platform: TestPlatform, who: AtDesk): Promise<string> {
  const began = await callDesk(platform, {
    url: '/operator/desk/sign-in',
    body: { name: who.name, password: DESK_PASSWORD },
  });
  const body = { ticket: began.body.ticket, code: freshCode(platform, who.secret) };
  return (await callDesk(platform, { url: '/operator/desk/sign-in/code', body })).body.session.token;
}

/** Moves the clock on by so many minutes. */
export function pass(platform: TestPlatform, minutes: number): void {
  platform.clock.now = new Date(platform.clock.now.getTime() + minutes * 60_000);
}
