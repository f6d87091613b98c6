import { resealNumbers, resealPictures } from '../../identity/identity-checks/reseal-documents';
import { resealApps } from '../../identity/operators/reseal-apps';
import { resealKeys } from '../../kernel/integrations/reseal-keys';
import type { Resealed } from '../../kernel/sealing/reseal-rows';
import type { Resealing } from '../../kernel/sealing/types';
import { resealSecrets } from '../../kernel/second-factor/reseal-secrets';
import { resealTokens } from '../../money/saved-cards/reseal-tokens';

/**
 * Seals everything that the database keeps sealed by the first secret of SECOND_FACTOR_SECRET, while players go on.
 * @returns of each table as it is done, how many values were sealed anew, were so before, and open by none of the secrets
 */
export async function* resealAll(ctx: Resealing): AsyncGenerator<Resealed> {
  yield await resealSecrets(ctx);
  yield await resealTokens(ctx);
  yield await resealKeys(ctx);
  yield await resealNumbers(ctx);
  yield await resealPictures(ctx);
  yield await resealApps(ctx, 'sealedSecret');
  yield await resealApps(ctx, 'pendingSecret');
}
