import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { pageQuery, paginated } from '../pagination';

/** Entries that one call takes. */
export const MAX_REGISTER_ENTRIES = 100;

const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

/** A person who may not play, as they are written down: by a phone, an email or a document at least. */
export const registerEntryInput = z
  .object({
    phone: z
      .optional(text(24))
      .check(z.describe('In any form; with its country code unless it is Ukrainian or Kazakh.')),
    email: z.optional(text(254)),
    document: z
      .optional(text(60))
      .check(
        z.describe('"<country> <kind> <number>", such as "UA passport AB123456"; blanks and dashes do not matter.'),
      ),
    born_on: z
      .optional(z.iso.date())
      .check(z.describe('YYYY-MM-DD. Where it is known of a player, another one is another person.')),
    from: z.optional(z.iso.datetime({ offset: true })).check(z.describe('Absent: from now.')),
    until: z.nullable(z.iso.datetime({ offset: true })).check(z.describe('Null: for ever.')),
  })
  .check(
    z.refine(({ phone, email, document }) => [phone, email, document].some((each) => each !== undefined), {
      error: 'needs a phone, an email or a document',
    }),
  );
export type RegisterEntryInput = z.input<typeof registerEntryInput>;

/** An entry as it is kept: of what the person is known by, hashes alone, so that it says only which of them there are. */
export const registerEntrySchema = z.object({
  id: z.string(),
  known_by: z.array(z.enum(['phone', 'email', 'document', 'born_on'])),
  from: z.string(),
  until: z.nullable(z.string()).check(z.describe('Null: for ever.')),
  source: z.string(),
  added_at: z.string(),
  added_by: z.nullable(z.string()).check(z.describe('Null: by the person, who excluded themselves here.')),
});
export type RegisterEntry = z.infer<typeof registerEntrySchema>;

const common = { tag: 'register', auth: 'operator', permission: 'register.change' } as const;
const reason = z.string().check(z.trim(), z.minLength(5), z.maxLength(500), z.describe('For the audit log.'));

export const listRegister = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/exclusion-register',
  summary:
    'The register of excluded people, what was added last first; of one person when something of theirs is given',
  query: z.object({
    ...pageQuery,
    phone: registerEntryInput.shape.phone,
    email: registerEntryInput.shape.email,
    document: registerEntryInput.shape.document,
  }),
  responses: { 200: paginated(registerEntrySchema) },
  errors: ['VALIDATION_ERROR'],
});

export const addToRegister = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/exclusion-register',
  summary:
    'Writes people into the register of excluded people. Players who are among them are excluded at once. What is written down already is left as it is',
  body: z.object({
    source: text(80).check(z.describe('Where it is known from, such as the name of a national register and its date.')),
    reason,
    entries: z.array(registerEntryInput).check(z.minLength(1), z.maxLength(MAX_REGISTER_ENTRIES)),
  }),
  responses: {
    200: z.object({
      ids: z.array(z.string()).check(z.describe('Of the entries that were added.')),
      known: z.int().check(z.describe('How many stood there already.')),
      players: z.int().check(z.describe('How many players are among these people.')),
    }),
  },
  errors: ['VALIDATION_ERROR'],
});

export const removeFromRegister = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/exclusion-register/{id}/remove',
  summary:
    'Takes an entry off the register. Players who were excluded by it play again, unless something else keeps them; an exclusion that a player began themselves is removed by nobody',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason }),
  responses: { 200: z.object({ players: z.int().check(z.describe('How many were looked at anew.')) }) },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});
