import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { profileCodeSchema, profileTermsSchema } from '../jurisdictions';

/** PROPOSED: waits for another operator. CONFIRMED: holds from its date on. WITHDRAWN: never holds. */
export const PROFILE_VERSION_STATUSES = ['PROPOSED', 'CONFIRMED', 'WITHDRAWN'] as const;

export const profileVersionSchema = z.object({
  code: profileCodeSchema,
  version: z.int(),
  status: z.enum(PROFILE_VERSION_STATUSES),
  in_force: z.boolean().check(z.describe('Whether it is the version that holds now.')),
  named: z.boolean().check(z.describe('Whether the platform was started with this profile.')),
  from: z.string().check(z.describe('From then on it holds, if it is confirmed. ISO 8601, UTC.')),
  reason: z.string(),
  proposed_by: z.nullable(z.string()).check(z.describe("An operator's name; null: the product came with it.")),
  proposed_at: z.string(),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  terms: profileTermsSchema,
});
export type ProfileVersion = z.infer<typeof profileVersionSchema>;

/** One field of the terms that differs, by its path in dot notation, as JSON. */
const changeSchema = z.object({ field: z.string(), before: z.string(), after: z.string() });

/** A version beside the one that holds when it begins, and how many players it will hold for. */
export const profilePreviewSchema = z.object({
  version: profileVersionSchema,
  changes: z.array(changeSchema),
  players: z.int().check(z.describe('Accounts registered in its countries, or last seen there.')),
});
export type ProfilePreview = z.infer<typeof profilePreviewSchema>;

const common = { tag: 'jurisdictions', auth: 'operator' } as const;
const params = z.object({ profile: profileCodeSchema, version: z.coerce.number().check(z.int(), z.minimum(1)) });

export const listProfileVersions = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/jurisdictions',
  permission: 'system.read',
  summary: 'All versions of all profiles, by code, newest first',
  responses: { 200: z.object({ items: z.array(profileVersionSchema) }) },
  errors: [],
});

export const getProfileVersion = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/jurisdictions/{profile}/{version}',
  permission: 'system.read',
  summary: 'One version, and what it changes',
  params,
  responses: { 200: profilePreviewSchema },
  errors: ['NOT_FOUND'],
});

export const proposeProfileVersion = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/jurisdictions/{profile}',
  permission: 'profiles.change',
  summary: 'Proposes the next version of a profile, which holds from a date on once another operator has confirmed it',
  params: z.object({ profile: profileCodeSchema }),
  body: z.object({
    terms: profileTermsSchema,
    from: z.iso.datetime().check(z.describe('At least an hour ahead, so that it can be seen and taken back. UTC.')),
    reason: z.string().check(z.trim(), z.minLength(5), z.maxLength(500)),
  }),
  responses: { 201: profilePreviewSchema },
  errors: ['STATE_CONFLICT'],
});

export const confirmProfileVersion = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/jurisdictions/{profile}/{version}/confirm',
  permission: 'profiles.change',
  summary: 'Confirms what another operator proposed. Safe to repeat',
  params,
  responses: { 200: profilePreviewSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT', 'SECOND_PERSON_NEEDED'],
});

export const withdrawProfileVersion = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/jurisdictions/{profile}/{version}/withdraw',
  permission: 'profiles.change',
  summary: 'Takes back a version that does not hold yet, proposed or confirmed. Safe to repeat',
  params,
  responses: { 200: profilePreviewSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});
