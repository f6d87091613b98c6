import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** Feature flags, spec §3. */
export const FEATURE_FLAGS = ['EMAIL_REGISTRATION_ENABLED', 'SEND_EMAIL_ENABLED', 'SEND_SMS_ENABLED'] as const;
export const featureFlagSchema = z.enum(FEATURE_FLAGS);
export type FeatureFlag = z.infer<typeof featureFlagSchema>;

/** Settings entry, spec §3: a data list of objects with code and value.value. */
export const settingsSchema = z.object({
  data: z.array(z.object({ code: z.string(), value: z.object({ value: z.string() }) })),
});

export const getGlobalSettings = endpoint({
  method: 'GET',
  path: '/global-settings',
  tag: 'settings',
  auth: 'none',
  summary:
    'Feature flags and public settings (spec §7): flags are "true" or "false", TERMS_VERSION is the version in force',
  responses: { 200: settingsSchema },
  errors: [],
});
