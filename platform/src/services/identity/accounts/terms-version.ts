import type { Env } from '../../../env';
import { DomainError } from '../../../errors';

/**
 * A consent names terms that are in force, or were until the form was opened: never a text of the caller's own.
 * @throws DomainError TERMS_OUTDATED with details.current, the version to agree to
 */
export function refuseOldTerms(env: Pick<Env, 'TERMS_VERSION' | 'TERMS_VERSION_BEFORE'>, version: string): void {
  if (version === env.TERMS_VERSION || version === env.TERMS_VERSION_BEFORE) return;
  throw new DomainError('TERMS_OUTDATED', 'The terms have changed: read and agree to those in force.', {
    current: env.TERMS_VERSION,
  });
}
