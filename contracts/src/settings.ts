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

/** Restrictions the operator sets, spec §6. PAYOUT_MIN_RATING: stars a payout needs, a whole number from 0 to 5. */
export const SETTING_TAGS = ['RESTRICTION'] as const;
export const settingTagSchema = z.enum(SETTING_TAGS);
export type SettingTag = z.infer<typeof settingTagSchema>;
export const PAYOUT_MIN_RATING = 'PAYOUT_MIN_RATING';

export const getSettings = endpoint({
  method: 'GET',
  path: '/settings',
  tag: 'settings',
  auth: 'bearer',
  summary: 'Settings of one tag (spec §7): RESTRICTION holds PAYOUT_MIN_RATING',
  query: z.object({ tag: settingTagSchema }),
  responses: { 200: settingsSchema },
  errors: [],
});
