import type { IdentityDenial } from '@kozyr/contracts/identity';
import * as z from 'zod/mini';
import type { Verdict } from './port';

/** What it says of a review: of /status. */
export const sumsubStatusSchema = z.object({
  reviewStatus: z.string(),
  reviewResult: z.optional(
    z.object({
      reviewAnswer: z.optional(z.string()),
      rejectLabels: z.optional(z.array(z.string())),
    }),
  ),
});
export type SumsubStatus = z.infer<typeof sumsubStatusSchema>;

/** Its labels of a rejection, by what a player can do about them; the first that fits is told. */
const REASONS: readonly (readonly [IdentityDenial, readonly string[]])[] = [
  ['under_age', ['AGE_REQUIREMENT_MISMATCH']],
  ['document_used', ['DUPLICATE', 'DUPLICATE_DOCUMENT']],
  ['document_expired', ['EXPIRATION_DATE']],
  ['not_genuine', ['FORGERY', 'GRAPHIC_EDITOR', 'FRAUDULENT_PATTERNS', 'SELFIE_WITH_PAPER', 'FRAUDULENT_LIVENESS']],
  ['data_differs', ['PROBLEMATIC_APPLICANT_DATA', 'DB_DATA_MISMATCH', 'SELFIE_MISMATCH', 'BAD_FACE_MATCHING']],
  [
    'document_not_accepted',
    [
      'ID_INVALID',
      'NOT_DOCUMENT',
      'WRONG_USER_REGION',
      'UNSUPPORTED_LANGUAGE',
      'ADDITIONAL_DOCUMENT_REQUIRED',
      'BAD_PROOF_OF_IDENTITY',
    ],
  ],
  [
    'picture_unclear',
    [
      'UNSATISFACTORY_PHOTOS',
      'DOCUMENT_PAGE_MISSING',
      'DOCUMENT_DAMAGED',
      'INCOMPLETE_DOCUMENT',
      'SCREENSHOTS',
      'BLACK_AND_WHITE',
      'LOW_QUALITY',
      'BAD_SELFIE',
      'FRONT_SIDE_MISSING',
      'BACK_SIDE_MISSING',
    ],
  ],
];

/** What a review came to; null: nothing yet. A rejection that a player cannot be told of is left to an operator. */
export function verdictOf({ reviewStatus, reviewResult }: SumsubStatus): Verdict | null {
  if (reviewStatus === 'onHold') return { kind: 'operator', note: 'The verifier wants a person to look.' };
  if (reviewStatus !== 'completed' || !reviewResult?.reviewAnswer) return null;
  if (reviewResult.reviewAnswer === 'GREEN') return { kind: 'approved' };
  const labels = reviewResult.rejectLabels ?? [];
  const reason = REASONS.find(([, known]) => known.some((label) => labels.includes(label)))?.[0];
  if (reason) return { kind: 'denied', reason };
  return { kind: 'operator', note: `The verifier rejected it: ${labels.join(', ') || 'no reason given'}.` };
}
