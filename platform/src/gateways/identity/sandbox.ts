import { addSeconds } from 'date-fns';
import type { IdentityVerifier, SubmittedCheck, Verdict } from './port';

/** How long the sandbox looks at a check, seconds. */
export const SANDBOX_SECONDS = 20;

/**
 * What the sandbox comes to, once the platform itself had nothing against the check (rules.ts of identity-checks). It cannot see what is on a
 * picture, so only a trial lets it approve; with real players a person looks at every one.
 */
export function sandboxVerdict(
  check: Pick<SubmittedCheck, 'level' | 'samePersonElsewhere'>,
  mode: 'trial' | 'production',
): Verdict {
  if (check.level === 3) return { kind: 'operator', note: 'A person judges where money comes from.' };
  if (check.samePersonElsewhere)
    return { kind: 'operator', note: 'Another player was approved under this name and date of birth.' };
  if (mode === 'production') return { kind: 'operator', note: 'No verifier is set: a person compares the pictures.' };
  return { kind: 'approved' };
}

/** The embedded verifier: decides by rules that can be told, after a moment, as somebody who looks would. */
export function sandboxVerifier({ mode, now }: { mode: 'trial' | 'production'; now: () => Date }): IdentityVerifier {
  return {
    name: 'sandbox',
    submit: async ({ id }) => id,
    ask: async (check) => (now() < addSeconds(check.submittedAt, SANDBOX_SECONDS) ? null : sandboxVerdict(check, mode)),
  };
}
