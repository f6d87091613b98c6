import * as z from 'zod/mini';

/** The age, in whole years, from which somebody may play here (spec §5, the terms of the site). */
export const MINIMUM_AGE = 21;

/** What is known of who a player is. 0: nothing; 1: a contact is proved; 2: age and identity; 3: where their money comes from. */
export const IDENTITY_LEVELS = [0, 1, 2, 3] as const;
export const identityLevelSchema = z
  .literal(IDENTITY_LEVELS)
  .check(z.describe('0 nothing is known; 1 a contact is proved; 2 age and identity; 3 source of funds.'));
export type IdentityLevel = z.infer<typeof identityLevelSchema>;

/** What a level of identity may be asked for. */
export const IDENTITY_ACTIONS = ['deposit', 'withdraw', 'play'] as const;
export const identityActionSchema = z.enum(IDENTITY_ACTIONS);
export type IdentityAction = z.infer<typeof identityActionSchema>;

/** Days over which the sums of an action are counted together. */
export const IDENTITY_SUM_DAYS = 30;

/** Which level an action needs, and from which sum on. */
export const identityRuleSchema = z.object({
  action: identityActionSchema,
  level: z.literal([1, 2, 3]).check(z.describe('The least level of identity that the action needs.')),
  over_30_days: z
    .nullable(z.string())
    .check(
      z.describe(
        "Major units in the player's currency, a decimal string: the rule holds once the sums of this action within 30 days, with this one, go over it; null: always.",
      ),
    ),
});
export type IdentityRule = z.infer<typeof identityRuleSchema>;

/** How a check stands. DRAFT: the player is giving what it needs; SUBMITTED: it waits for a decision; EXPIRED: what was approved counts no more. */
export const IDENTITY_CHECK_STATUSES = ['DRAFT', 'SUBMITTED', 'APPROVED', 'DENIED', 'EXPIRED'] as const;
export const identityCheckStatusSchema = z.enum(IDENTITY_CHECK_STATUSES);
export type IdentityCheckStatus = z.infer<typeof identityCheckStatusSchema>;

/** Why a check was denied, as the player reads it in their language. */
export const IDENTITY_DENIALS = [
  'under_age',
  'document_expired',
  'document_used',
  'picture_unclear',
  'data_differs',
  'document_not_accepted',
  'not_genuine',
] as const;
export const identityDenialSchema = z.enum(IDENTITY_DENIALS);
export type IdentityDenial = z.infer<typeof identityDenialSchema>;

/** Why a check ended: a denial, or of one that was approved: its document expired, its term is over, another took its place. */
export const IDENTITY_END_REASONS = [...IDENTITY_DENIALS, 'document_ended', 'term_over', 'replaced'] as const;
export const identityEndReasonSchema = z.enum(IDENTITY_END_REASONS);
export type IdentityEndReason = z.infer<typeof identityEndReasonSchema>;

/** Documents that prove who somebody is, and those that prove where their money comes from. */
export const IDENTITY_DOCUMENTS = ['passport', 'id_card', 'driving_licence'] as const;
export const FUNDS_DOCUMENTS = ['bank_statement', 'payslip', 'tax_return'] as const;
export const DOCUMENT_KINDS = [...IDENTITY_DOCUMENTS, ...FUNDS_DOCUMENTS] as const;
export const documentKindSchema = z.enum(DOCUMENT_KINDS);
export type DocumentKind = z.infer<typeof documentKindSchema>;

/** The pictures of a document; selfie: the player's face with it. */
export const DOCUMENT_SIDES = ['front', 'back', 'selfie'] as const;
export const documentSideSchema = z.enum(DOCUMENT_SIDES);
export type DocumentSide = z.infer<typeof documentSideSchema>;

/** Which pictures a check of a document needs. */
export const SIDES_OF: Readonly<Record<DocumentKind, readonly DocumentSide[]>> = {
  passport: ['front', 'selfie'],
  id_card: ['front', 'back', 'selfie'],
  driving_licence: ['front', 'back', 'selfie'],
  bank_statement: ['front'],
  payslip: ['front'],
  tax_return: ['front'],
};
