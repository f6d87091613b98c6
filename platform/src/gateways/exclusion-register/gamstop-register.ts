import { PLAIN_BODY, withDeadline } from '@kozyr/contracts/deadline';
import { type ExclusionRegister, type Person, RegisterUnavailable } from './port';

/** What a sign-in may wait for another's machine, ms. */
const TIMEOUT_MS = 3_000;

/** The fields of a question, all of which but the phone are required; null: something of them is not known. */
function formOf({ firstName, lastName, bornOn, email, postcode, phone }: Person): URLSearchParams | null {
  if (firstName === null || lastName === null || bornOn === null || email === null || postcode === null) return null;
  return new URLSearchParams({
    firstName,
    lastName,
    dateOfBirth: bornOn,
    email,
    postcode,
    ...(phone === null ? {} : { mobile: `+${phone}` }),
  });
}

/**
 * The register of Great Britain by its HTTP API: a form of firstName, lastName, dateOfBirth (YYYY-MM-DD), email, postcode and, where it is
 * known, mobile is posted with X-API-Key; the answer is 200 and stands in its headers: X-Exclusion is Y (excluded), N (not) or P (was
 * excluded, and is not any more), X-Unique-Id names the answer. Until when is not told. It takes no exclusions from operators: a person
 * registers there themselves.
 * @param settings.url the whole address, such as https://api.gamstop.io/v2
 */
export function gamstopRegister(settings: { url: string; key: string; timeout?: number }): ExclusionRegister {
  const { url, key, timeout = TIMEOUT_MS } = settings;
  return {
    name: 'gamstop',
    isExcluded: async (person, now) => {
      const form = formOf(person);
      if (!form) return 'unasked';
      const answer = await withDeadline(timeout, async (signal) => {
        const response = await fetch(url, {
          method: 'POST',
          headers: { ...PLAIN_BODY, 'x-api-key': key },
          body: form,
          redirect: 'error',
          signal,
        });
        // The headers say it all.
        response.body?.cancel().catch(() => undefined);
        return response;
      }).catch((error: unknown) => {
        throw new RegisterUnavailable('The register did not answer.', { cause: error });
      });
      const said = answer.headers.get('x-exclusion');
      if (answer.status !== 200 || (said !== 'Y' && said !== 'N' && said !== 'P'))
        throw new RegisterUnavailable(`The register answered ${answer.status} without saying yes or no.`);
      return said === 'Y' ? { excluded: true, during: { from: now, until: null } } : { excluded: false };
    },
    report: async () => false,
  };
}
