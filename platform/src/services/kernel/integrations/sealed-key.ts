import type { Secrets } from '@kozyr/kit/exchanged-secrets';
import type { Context } from '../../../context';
import { openText, sealText } from '../sealing/sealed-text';
import type { Sealing } from '../sealing/types';

type Place = { integration: string; id: string };

const placeOf = ({ integration, id }: Place) => ({ use: 'integration keys', place: `${integration}/${id}` }) as const;

/** A secret as the row of this key keeps it: in the row of another key it does not open. */
export const sealKey = ({ env }: Sealing, place: Place, secret: string): string =>
  sealText(env.SECOND_FACTOR_SECRET, placeOf(place), secret);

/** The secret of a key by these secrets. @throws Error where it was sealed by another one */
export const openKeyBy = (secrets: Secrets, { sealed, ...place }: Place & { sealed: string }): string =>
  openText(secrets, placeOf(place), sealed);

/** The secret of a key; null where it was sealed by a secret that was exchanged since: the key has to be given anew then. */
export function openKey({ env, log }: Sealing & Pick<Context, 'log'>, place: Place, sealed: string): string | null {
  try {
    return openKeyBy(env.SECOND_FACTOR_SECRET, { ...place, sealed });
  } catch (error) {
    log.error({ err: error, integration: place.integration, key: place.id }, 'a key of an integration does not open');
    return null;
  }
}
