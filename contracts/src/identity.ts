import * as z from 'zod/mini';
import { isDocumentCountry } from './document-countries';
import { endpoint } from './endpoint';
import { currencySchema } from './money';
import { MAX_PICTURE_BYTES } from './picture-uploads';

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

/** What a side of a picture must have at least, pixels. */
export const MIN_PICTURE_PIXELS = 300;

/** The kinds of pictures that are taken, found by what is in them. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

const day = (says: string) => z.iso.date().check(z.describe(`${says}, YYYY-MM-DD.`));

/** A picture of a check, as the player sees it: that it is there. */
export const identityPictureSchema = z.object({
  side: documentSideSchema,
  size: z.int().check(z.describe('Bytes, as it is kept.')),
  uploaded_at: z.string().check(z.describe('ISO 8601, UTC.')),
});

export const identityCheckSchema = z.object({
  id: z.uuid(),
  level: z.literal([2, 3]).check(z.describe('2: age and identity; 3: source of funds.')),
  status: identityCheckStatusSchema,
  reason: z.nullable(identityEndReasonSchema).check(z.describe('Why it was denied, or counts no more; else null.')),
  full_name: z.string().check(z.describe('As the player gave it; of a source of funds, as it was approved before.')),
  date_of_birth: day('Of the player'),
  document_kind: documentKindSchema,
  document_country: z.string().check(z.describe('ISO 3166-1 in two letters.')),
  document_expires_on: z.nullable(day('The last day on which the document is valid; null: it says none')),
  sides_needed: z.array(documentSideSchema).check(z.describe('The pictures that this document needs.')),
  pictures: z.array(identityPictureSchema).check(z.describe('Those that were given.')),
  created_at: z.string().check(z.describe('ISO 8601, UTC; so are all moments.')),
  submitted_at: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  expires_at: z.nullable(z.string()).check(z.describe('Until when it counts, or counted; null: it was not approved.')),
});
export type IdentityCheck = z.infer<typeof identityCheckSchema>;

export const identitySchema = z.object({
  level: identityLevelSchema,
  minimum_age: z.int().check(z.describe('Whole years.')),
  currency: currencySchema,
  rules: z.array(identityRuleSchema).check(z.describe('What the levels are needed for; empty: nothing.')),
  checks: z.array(identityCheckSchema).check(z.describe('The newest check of each level, the lower level first.')),
});
export type Identity = z.infer<typeof identitySchema>;

const common = { tag: 'identity', auth: 'bearer' } as const;
const params = z.object({ id: z.uuid() });

export const getIdentity = endpoint({
  ...common,
  method: 'GET',
  path: '/users/identity',
  summary: "The level of the player's identity, what levels are needed for, and the newest check of each",
  responses: { 200: identitySchema },
  errors: [],
});

export const startIdentityCheck = endpoint({
  ...common,
  method: 'POST',
  path: '/users/identity/checks',
  summary:
    'Begins a check of age and identity, or changes what was given for one that is not submitted. Another document takes the pictures away',
  body: z.object({
    full_name: z
      .string()
      .check(
        z.trim(),
        z.minLength(2),
        z.maxLength(120),
        z.regex(/^[\p{L}\p{M}][\p{L}\p{M} .,'’ʼ-]*$/u),
        z.describe('As the document has it.'),
      ),
    date_of_birth: day('Of the player'),
    document_kind: z.enum(IDENTITY_DOCUMENTS),
    document_country: z
      .string()
      .check(
        z.refine(isDocumentCountry, 'no country whose documents are taken'),
        z.describe('Who issued it, ISO 3166-1 in two capital letters.'),
      ),
    document_number: z
      .string()
      .check(
        z.trim(),
        z.regex(/^[\p{L}\d][\p{L}\d /-]{3,31}$/u),
        z.describe('With its series; case, spaces, dashes and slashes do not count.'),
      ),
    document_expires_on: z.optional(
      z.nullable(day('The last day on which the document is valid; null or absent: it says none')),
    ),
  }),
  responses: { 201: identityCheckSchema },
  errors: ['IDENTITY_UNDER_AGE', 'STATE_CONFLICT'],
});

export const startFundsCheck = endpoint({
  ...common,
  method: 'POST',
  path: '/users/identity/funds-checks',
  summary:
    'Begins a check of where the money comes from, or changes the document of one that is not submitted. It needs an approved identity',
  body: z.object({ document_kind: z.enum(FUNDS_DOCUMENTS) }),
  responses: { 201: identityCheckSchema },
  errors: ['STATE_CONFLICT'],
});

export const uploadIdentityPicture = endpoint({
  ...common,
  method: 'PUT',
  path: '/users/identity/checks/{id}/pictures/{side}',
  summary: `Gives a picture of the document, or another in its place. The body is the picture itself: JPEG, PNG or WebP, whatever its header says, of at most ${MAX_PICTURE_BYTES} bytes. It is kept encrypted and answered to nobody here`,
  params: z.object({ id: z.uuid(), side: documentSideSchema }),
  bodyLimit: MAX_PICTURE_BYTES,
  responses: { 200: identityCheckSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT', 'IDENTITY_PICTURE_TOO_LARGE', 'IDENTITY_PICTURE_INVALID', 'OVERLOADED'],
});

export const submitIdentityCheck = endpoint({
  ...common,
  method: 'POST',
  path: '/users/identity/checks/{id}/submit',
  summary: 'Hands a check over to be decided. Safe to repeat; nothing of it can be changed from then on',
  params,
  responses: { 200: identityCheckSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT', 'IDENTITY_PICTURES_MISSING'],
});
