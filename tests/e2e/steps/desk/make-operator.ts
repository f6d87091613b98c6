import { randomUUID } from 'node:crypto';
import { deskCall } from '@kozyr/contracts/operator/desk-service';
import type { OperatorRole } from '@kozyr/contracts/operator/roles';
import { SIGNATURE_HEADER } from '@kozyr/contracts/payment-gateway';
import { sign } from '@kozyr/kit/signature';
import { Secret, TOTP } from 'otpauth';

/** Somebody who works at the desk: what they know, and the app that shows their codes. */
export type DeskOperator<Role extends string = OperatorRole> = {
  name: string;
  role: Role;
  password: string;
  /** A code that was not used yet; waits up to half a minute for one. */
  nextCode: () => Promise<string>;
  recovery: string[];
};

const STEP_MS = 30_000;

const PASSWORD = 'a kettle of quiet operators';
/** Each browser test comes from this machine. */
const ADDRESS = '127.0.0.1';

function given(name: 'PLATFORM_ORIGIN' | 'OPERATOR_KEY' | 'DESK_SECRET'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: npm test does it`);
  return value;
}

async function answerOf(path: string, body: object, headers: Record<string, string>) {
  const answer = await fetch(new URL(path, given('PLATFORM_ORIGIN')), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`POST ${path} answers ${answer.status}: ${text}`);
  return JSON.parse(text);
}

/** A call with the key of the first operator, as the command line makes it. */
export const byOwner = (path: string, body: object) =>
  answerOf(path, body, { authorization: `Operator ${given('OPERATOR_KEY')}` });

/** A call of the desk's server while nobody is signed in. */
function byDesk(url: string, body: object) {
  const call = deskCall({ method: 'POST', url, token: null, address: ADDRESS });
  const signature = sign(given('DESK_SECRET'), { ...call, body: JSON.stringify(body) }, new Date());
  return answerOf(url, body, { [SIGNATURE_HEADER]: signature, 'x-forwarded-for': ADDRESS });
}

/** The codes of an app, one after the other: the platform takes none twice, and that of the next half minute already. */
export function codesOf(secret: string): () => Promise<string> {
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const running = () => Math.floor(Date.now() / STEP_MS);
  let last = 0;
  return async () => {
    const step = Math.max(last + 1, running());
    last = step;
    while (step > running() + 1) await new Promise((resolve) => setTimeout(resolve, 200));
    return app.generate({ timestamp: step * STEP_MS });
  };
}

/** Invites somebody of this role by the first operator. @returns the name, and the token of their invitation */
export async function inviteTo(role: string): Promise<{ name: string; token: string }> {
  const name = `${role}-${randomUUID().slice(0, 8)}`;
  const { token } = await byOwner('/operator/operators/invite', { name, role });
  return { name, token };
}

/** Makes an operator of this role who has a password, an app and recovery codes. */
export async function makeOperator<Role extends string>(role: Role): Promise<DeskOperator<Role>> {
  const { name, token } = await inviteTo(role);
  const { ticket } = await byDesk('/operator/desk/invitation/accept', { token, password: PASSWORD });
  const { secret } = await byDesk('/operator/desk/set-up/totp', { ticket });
  const nextCode = codesOf(secret);
  const done = await byDesk('/operator/desk/set-up/totp/confirm', { ticket, code: await nextCode() });
  return { name, role, password: PASSWORD, nextCode, recovery: done.recovery_codes };
}
