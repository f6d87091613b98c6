import type { Context } from '../../context';
import type { IdentityVerifier } from './port';
import { sandboxVerifier } from './sandbox';

/** Whoever looks at checks that are submitted from now on. */
export function identityVerifier({ env, now }: Pick<Context, 'env' | 'now'>): IdentityVerifier {
  return sandboxVerifier({ mode: env.KOZYR_MODE, now });
}
