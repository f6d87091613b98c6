import 'server-only';
import type { OwnOperator } from '@kozyr/contracts/operator/operators';
import { getOwnOperator, ownOperatorSchema } from '@kozyr/contracts/operator/operators';
import * as z from 'zod/mini';
import { askPlatform } from './platform';
import { sessionToken } from './session-cookie';

/**
 * Whose browser asks, as the platform says.
 * @returns null when nobody is signed in there, 'away' while the platform does not answer
 */
export async function signedInOperator(): Promise<OwnOperator | 'away' | null> {
  const token = await sessionToken();
  if (!token) return null;
  try {
    const answer = await askPlatform({ method: 'GET', path: getOwnOperator.path, token });
    if (answer.status === 401) return null;
    const said = z.safeParse(ownOperatorSchema, answer.ok ? await answer.json() : null);
    return said.success ? said.data : 'away';
  } catch {
    return 'away';
  }
}
