// Whether the first operator has still to come to the desk, and the link by which they do.
import { createHmac } from 'node:crypto';
import { PLAIN_BODY, withDeadline } from './deadline.mjs';
import { makingSecret } from './secrets.mjs';

const ANSWER_MS = 10_000;
const CALL = '/operator/desk/invitation';
/** The desk's server names the browser it asks for; the start asks for itself. */
const ADDRESS = '127.0.0.1';

/** A call of the desk's server with nobody signed in, as contracts/src/operator/desk-service.ts has it, which plain Node can't load. */
function signed(secret, body, now) {
  const stamp = Math.floor(now / 1000);
  const digest = createHmac('sha256', secret).update(`${stamp}.POST ${CALL} - ${ADDRESS}.`).update(body).digest('hex');
  return { 'x-forwarded-for': ADDRESS, 'x-signature': `t=${stamp},v1=${digest}` };
}

/**
 * The address at which the first operator chooses a password, while that is open.
 * @param {{settings: {ports: Record<string, number>, deskPublicUrl: string}, secrets: Record<string, string>}} start
 * @returns {Promise<string | null>} null once it was used, and while the platform doesn't answer. The token stands behind #: no
 *   server's log and no Referer gets it.
 */
export async function firstOperatorLink({ settings, secrets }) {
  const body = JSON.stringify({ token: secrets.DESK_FIRST_TOKEN });
  const isOpen = await withDeadline(ANSWER_MS, async (signal) => {
    const { ok } = await fetch(`http://127.0.0.1:${settings.ports.PLATFORM_PORT}${CALL}`, {
      method: 'POST',
      headers: {
        ...PLAIN_BODY,
        'content-type': 'application/json',
        ...signed(makingSecret(secrets.DESK_SECRET), body, Date.now()),
      },
      body,
      signal,
    });
    return ok;
  }).catch(() => false);
  return isOpen ? `${settings.deskPublicUrl}/en/invitation#${secrets.DESK_FIRST_TOKEN}` : null;
}
