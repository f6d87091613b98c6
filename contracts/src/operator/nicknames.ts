import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { nicknameReasonSchema } from '../nicknames';
import { pageQuery, paginated } from '../pagination';

/** A nickname that players have reported and nobody has decided about. */
export const reportedNicknameSchema = z.object({
  player: z.string(),
  nickname: z.string(),
  reports: z.number().check(z.int(), z.describe('By how many players.')),
  reasons: z.array(nicknameReasonSchema).check(z.describe('Each once.')),
  first_at: z.string(),
  last_at: z.string(),
});
export type ReportedNickname = z.infer<typeof reportedNicknameSchema>;

const params = z.object({ id: z.uuid() });
const nickname = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(64),
    z.describe('As it was reported: another one is not decided about.'),
  );
const common = { tag: 'nicknames', auth: 'operator', permission: 'care.work' } as const;

export const listReportedNicknames = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/reported-nicknames',
  summary: 'Nicknames that players have reported, those with the most reports first, of equal ones the oldest',
  query: z.object(pageQuery),
  responses: { 200: paginated(reportedNicknameSchema) },
  errors: [],
});

export const takeNickname = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/players/{id}/nickname/take',
  params,
  summary:
    'Takes a nickname away, reported or not: the player is masked again, reads why in the profile and may choose another at once; nobody may choose this one',
  body: z.object({ nickname, reason: nicknameReasonSchema.check(z.describe('As the player reads it.')) }),
  responses: { 204: null },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const dismissNicknameReports = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/players/{id}/nickname/dismiss',
  params,
  summary: 'Finds nothing wrong with a reported nickname. Who has reported it may not do so again, others may',
  body: z.object({ nickname }),
  responses: { 204: null },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});
