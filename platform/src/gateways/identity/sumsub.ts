import { createHmac, timingSafeEqual } from 'node:crypto';
import { DOCUMENT_COUNTRIES, isDocumentCountry } from '@kozyr/contracts/document-countries';
import type { DocumentKind, DocumentSide } from '@kozyr/contracts/identity';
import * as z from 'zod/mini';
import {
  ForgedVerdict,
  type IdentityVerifier,
  type SubmittedCheck,
  VerifierRefused,
  VerifierUnavailable,
} from './port';
import { callSumsub, formOf, type SumsubAccess, type SumsubCall } from './sumsub-call';
import { sumsubStatusSchema, verdictOf } from './sumsub-verdict';

export type SumsubSettings = SumsubAccess & {
  webhookSecret: string;
  /** Names of its levels, by ours. */
  levels: Readonly<Record<2 | 3, string>>;
};

const DOCUMENTS: Readonly<Record<DocumentKind, string>> = {
  passport: 'PASSPORT',
  id_card: 'ID_CARD',
  driving_licence: 'DRIVERS',
  bank_statement: 'INCOME_SOURCE',
  payslip: 'INCOME_SOURCE',
  tax_return: 'INCOME_SOURCE',
};
const SIDES: Readonly<Record<DocumentSide, string | null>> = { front: 'FRONT_SIDE', back: 'BACK_SIDE', selfie: null };

const applicantSchema = z.object({ id: z.string().check(z.minLength(1)) });
const knownSchema = z.object({
  id: z.string(),
  info: z.optional(z.object({ dob: z.optional(z.string()) })),
});
const eventSchema = z.object({ type: z.string(), applicantId: z.string(), externalUserId: z.string() });

/** Hashes its webhooks may be signed with; SHA-1, which it offers too, is not taken. */
const DIGESTS: Readonly<Record<string, string>> = { HMAC_SHA256_HEX: 'sha256', HMAC_SHA512_HEX: 'sha512' };

const read = <T extends z.ZodMiniType>(schema: T, answer: unknown): z.output<T> => {
  const parsed = z.safeParse(schema, answer);
  if (!parsed.success) throw new VerifierUnavailable('The verifier answered what its protocol does not say.');
  return parsed.data;
};

const jsonCall = (method: 'GET' | 'POST', path: string, body?: object): SumsubCall =>
  body === undefined
    ? { method, path }
    : { method, path, body: Buffer.from(JSON.stringify(body)), contentType: 'application/json' };

const countryOf = ({ documentCountry }: SubmittedCheck): string => {
  if (!isDocumentCountry(documentCountry)) throw new VerifierRefused('The verifier does not know this country.');
  return DOCUMENT_COUNTRIES[documentCountry];
};

/**
 * Checks by Sumsub's documented protocol: an applicant for each check, known there by our id; its pictures, one call each; the review asked
 * for; then its status, asked when a webhook says that something came of it, and by the job. A webhook's own word is not taken: it is asked.
 */
export function sumsubVerifier(settings: SumsubSettings): IdentityVerifier {
  const { levels, webhookSecret } = settings;
  const call = (wanted: SumsubCall) => callSumsub(settings, wanted);

  /** The applicant of a check, made now or before. */
  const applicantOf = async (check: SubmittedCheck): Promise<string> => {
    const path = `/resources/applicants?levelName=${encodeURIComponent(levels[check.level])}`;
    const fixedInfo = { dob: check.bornOn, country: countryOf(check) };
    const made = await call(jsonCall('POST', path, { externalUserId: check.id, fixedInfo }));
    if (made.status !== 409) return read(applicantSchema, made.answer).id;
    const known = await call(jsonCall('GET', `/resources/applicants/-;externalUserId=${check.id}/one`));
    return read(applicantSchema, known.answer).id;
  };

  return {
    name: 'sumsub',
    submit: async (check, pictures) => {
      const applicant = await applicantOf(check);
      const country = countryOf(check);
      for (const { side, jpeg } of pictures) {
        const idDocType = side === 'selfie' ? 'SELFIE' : DOCUMENTS[check.documentKind];
        const twoSided = check.documentKind === 'id_card' || check.documentKind === 'driving_licence';
        const idDocSubType = twoSided ? SIDES[side] : null;
        const metadata = { idDocType, country, ...(idDocSubType ? { idDocSubType } : {}) };
        const file = { name: `${side}.jpg`, type: 'image/jpeg', bytes: jpeg };
        const path = `/resources/applicants/${encodeURIComponent(applicant)}/info/idDoc`;
        const sent = await call({ method: 'POST', path, ...formOf(metadata, file) });
        if (sent.status >= 400) throw new VerifierUnavailable('The verifier did not take a picture.');
      }
      // Asked for once more after a crash it is under way already: 409 says so.
      const path = `/resources/applicants/${encodeURIComponent(applicant)}/status/pending`;
      const asked = await call(jsonCall('POST', path));
      if (asked.status === 404) throw new VerifierUnavailable('The verifier does not know the applicant any more.');
      return applicant;
    },
    ask: async (check, reference) => {
      const applicant = encodeURIComponent(reference);
      const { status, answer } = await call(jsonCall('GET', `/resources/applicants/${applicant}/status`));
      if (status === 404) throw new VerifierRefused('The verifier does not know the applicant.');
      const verdict = verdictOf(read(sumsubStatusSchema, answer));
      if (verdict?.kind !== 'approved' || check.level === 3) return verdict;
      // What it read in the document decides whether it is of who the player says they are.
      const known = read(knownSchema, (await call(jsonCall('GET', `/resources/applicants/${applicant}/one`))).answer);
      if (known.info?.dob === undefined || known.info.dob === check.bornOn) return verdict;
      return { kind: 'denied', reason: 'data_differs' };
    },
    readEvent: (headers, body) => {
      const algorithm = DIGESTS[String(headers['x-payload-digest-alg'] ?? '')];
      const given = Buffer.from(String(headers['x-payload-digest'] ?? ''), 'hex');
      if (algorithm === undefined) throw new ForgedVerdict('The event is not signed as agreed.');
      const right = createHmac(algorithm, webhookSecret).update(body).digest();
      if (given.length !== right.length || !timingSafeEqual(given, right))
        throw new ForgedVerdict('The signature of the event is not right.');
      const { type, applicantId, externalUserId } = z.parse(eventSchema, JSON.parse(body.toString('utf8')));
      const decides = type === 'applicantReviewed' || type === 'applicantOnHold';
      return decides ? { check: externalUserId, reference: applicantId } : null;
    },
  };
}
