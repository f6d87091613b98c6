import * as z from 'zod/mini';
import { CHAT_MESSAGE_MAX } from '../chat';
import { operatorEndpoint } from '../endpoint';
import { LOCALES } from '../locales';
import { placeholdersIn } from '../placeholders';

/**
 * The {{placeholders}} a canned answer may have. login is masked; rating is 0 to 5; currency and country are in capitals; operator is
 * the first name of who answers.
 */
export const CANNED_VARIABLES = ['login', 'rating', 'currency', 'country', 'operator'] as const;
export type CannedVariable = (typeof CANNED_VARIABLES)[number];

/** Canned answers that there may be. */
export const MAX_CANNED_ANSWERS = 300;

/** What an answer is found by, as in "/limits". */
export const cannedAnswerKeySchema = z
  .string()
  .check(
    z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
    z.describe('Lower-case letters, digits and dashes; begins with a letter or digit; at most 40.'),
  );

const known: ReadonlySet<string> = new Set(CANNED_VARIABLES);
const text = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(CHAT_MESSAGE_MAX),
  z.refine((said) => placeholdersIn(said).every((name) => known.has(name)), {
    error: `Placeholders are ${CANNED_VARIABLES.map((name) => `{{${name}}}`).join(', ')} alone.`,
  }),
);

/** An answer's text in each language of the site. */
export const cannedTextsSchema = z.object({ uk: text, ru: text, en: text, kk: text }).check(
  z.refine((texts) => new Set(LOCALES.map((locale) => placeholdersIn(texts[locale]).toSorted().join())).size === 1, {
    error: 'Each language has the same placeholders.',
  }),
);
export type CannedTexts = z.infer<typeof cannedTextsSchema>;

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

/** An answer that operators need often. */
export const cannedAnswerSchema = z.object({
  key: z.string(),
  title: z.string().check(z.describe('What it is about, for operators.')),
  texts: z.object({ uk: z.string(), ru: z.string(), en: z.string(), kk: z.string() }),
  version: z.int().check(z.describe('Counts its changes, from 1.')),
  changed_at: z.string(),
  changed_by: z.string().check(z.describe("The operator's name.")),
});
export type CannedAnswer = z.infer<typeof cannedAnswerSchema>;

const common = { tag: 'chat', auth: 'operator' } as const;
const params = z.object({ key: cannedAnswerKeySchema });
const version = z.int().check(z.describe('The version the operator has read: a newer one is not overwritten.'));

export const listCannedAnswers = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/canned-answers',
  permission: 'chat.answer',
  summary: 'Canned answers, by key',
  responses: { 200: z.object({ items: z.array(cannedAnswerSchema) }) },
  errors: [],
});

export const addCannedAnswer = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/canned-answers',
  permission: 'chat.phrases',
  summary: 'Adds a canned answer in all four languages. Refused when the key is taken',
  body: z.object({ key: cannedAnswerKeySchema, title, texts: cannedTextsSchema }),
  responses: { 201: cannedAnswerSchema },
  errors: ['STATE_CONFLICT'],
});

export const changeCannedAnswer = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/canned-answers/{key}/change',
  permission: 'chat.phrases',
  summary: 'Changes a canned answer, unless somebody else has meanwhile',
  params,
  body: z.object({ title, texts: cannedTextsSchema, version }),
  responses: { 200: cannedAnswerSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const removeCannedAnswer = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/canned-answers/{key}/remove',
  permission: 'chat.phrases',
  summary: 'Removes a canned answer, unless somebody has changed it meanwhile',
  params,
  body: z.object({ version }),
  responses: { 204: null },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});
