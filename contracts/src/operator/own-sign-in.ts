import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { recoveryCodesSchema, secondFactorCodeSchema } from '../second-factor';
import {
  passkeyCreatedSchema,
  passkeyCreationSchema,
  passkeyNameSchema,
  passkeyProofSchema,
  passkeyRequestSchema,
} from './passkeys';
import { operatorPasswordSchema, totpSetupSchema, typedPasswordSchema } from './sign-in';

/** Each is refused with STATE_CONFLICT for a key: it is about the session of the desk that calls. */
const common = { tag: 'own', auth: 'operator', permission: null } as const;
const moment = z.string().check(z.describe('ISO 8601, UTC.'));
const byId = z.object({ id: z.uuid() });

/** How an operator signs in, and where they are signed in. */
export const ownSignInSchema = z.object({
  totp: z.boolean().check(z.describe('An app is set up.')),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), created_at: moment, last_used_at: z.nullable(moment) }),
  ),
  recovery_codes_left: z.int().check(z.describe('Of ten.')),
  password: z.boolean().check(z.describe('A password was chosen; without one only the provider lets them in.')),
  provider: z
    .nullable(
      z.object({
        name: z.string().check(z.describe('OIDC_NAME.')),
        bound_at: z.nullable(moment).check(z.describe('Since when an account there is bound; null: none is.')),
      }),
    )
    .check(z.describe('null: no provider is set.')),
  sessions: z
    .array(
      z.object({
        id: z.string(),
        created_at: moment,
        last_used_at: moment,
        ends_at: moment,
        ip: z.string(),
        user_agent: z.string().check(z.describe('As the browser named itself; empty: it did not.')),
        current: z.boolean().check(z.describe('This very one.')),
      }),
    )
    .check(z.describe('Those that have not ended, the last used first.')),
  stepped_up_until: z.nullable(moment).check(z.describe('Until then no second factor is asked for; null: it is.')),
});
export type OwnSignIn = z.infer<typeof ownSignInSchema>;

const steppedUpSchema = z.object({ stepped_up_until: moment });

export const getOwnSignIn = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/own/sign-in',
  summary: 'How the caller signs in, and their sessions',
  responses: { 200: ownSignInSchema },
  errors: ['STATE_CONFLICT'],
});

export const stepUp = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/own/step-up',
  summary: 'Opens what needs a second factor, for 15 minutes, by a code of the app or a recovery code',
  body: z.object({ code: secondFactorCodeSchema }),
  responses: { 200: steppedUpSchema },
  errors: ['STATE_CONFLICT', 'SECOND_FACTOR_WRONG'],
});

export const askStepUpPasskey = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/own/step-up/passkey/options',
  summary: "What the browser asks the caller's passkeys with",
  responses: { 200: passkeyRequestSchema },
  errors: ['STATE_CONFLICT'],
});

export const stepUpByPasskey = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/own/step-up/passkey',
  summary: 'Opens what needs a second factor, for 15 minutes, by a passkey',
  body: z.object({ response: passkeyProofSchema }),
  responses: { 200: steppedUpSchema },
  errors: ['STATE_CONFLICT', 'PASSKEY_WRONG'],
});

export const signOut = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/own/sign-out',
  summary: 'Ends the session that calls',
  responses: { 204: null },
  errors: ['STATE_CONFLICT'],
});

export const endOwnSession = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/own/sessions/{id}/end',
  summary: "Ends one of the caller's sessions; again, does nothing",
  params: byId,
  responses: { 204: null },
  errors: ['STATE_CONFLICT', 'NOT_FOUND'],
});

export const replaceOwnRecoveryCodes = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/own/recovery-codes',
  stepUp: true,
  summary: 'Makes ten new recovery codes; the old ones open nothing any more',
  responses: { 200: recoveryCodesSchema },
  errors: ['STATE_CONFLICT', 'STEP_UP_NEEDED'],
});

export const changeOwnPassword = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/own/password',
  summary: "Changes the caller's password by the one they have, and ends their other sessions",
  body: z.object({ password: typedPasswordSchema, new_password: operatorPasswordSchema }),
  responses: { 204: null },
  errors: ['STATE_CONFLICT', 'PASSWORD_WRONG', 'PASSWORD_TOO_COMMON', 'SERVICE_UNAVAILABLE'],
});

export const chooseOwnPassword = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/own/password/choose',
  stepUp: true,
  summary: 'Chooses the first password of whoever came in through the provider alone',
  body: z.object({ new_password: operatorPasswordSchema }),
  responses: { 204: null },
  errors: ['STATE_CONFLICT', 'STEP_UP_NEEDED', 'PASSWORD_TOO_COMMON', 'SERVICE_UNAVAILABLE'],
});

export const setUpOwnTotp = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/own/totp',
  stepUp: true,
  summary: 'Makes the secret of a new app. The one before stays until the new one is confirmed',
  responses: { 200: totpSetupSchema },
  errors: ['STATE_CONFLICT', 'STEP_UP_NEEDED'],
});

export const confirmOwnTotp = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/own/totp/confirm',
  stepUp: true,
  summary: 'Sets the new app up by its first code, in place of the one before',
  body: z.object({ code: secondFactorCodeSchema }),
  responses: { 204: null },
  errors: ['STATE_CONFLICT', 'STEP_UP_NEEDED', 'SECOND_FACTOR_WRONG'],
});

export const askOwnNewPasskey = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/own/passkeys/options',
  stepUp: true,
  summary: 'What the browser makes another passkey with',
  responses: { 200: passkeyCreationSchema },
  errors: ['STATE_CONFLICT', 'STEP_UP_NEEDED'],
});

export const addOwnPasskey = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/own/passkeys',
  stepUp: true,
  summary: 'Adds a passkey',
  body: z.object({ name: passkeyNameSchema, response: passkeyCreatedSchema }),
  responses: { 204: null },
  errors: ['STATE_CONFLICT', 'STEP_UP_NEEDED', 'PASSKEY_WRONG'],
});

export const removeOwnPasskey = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/own/passkeys/{id}/remove',
  stepUp: true,
  summary: 'Removes a passkey; the last one stays while no app is set up',
  params: byId,
  responses: { 204: null },
  errors: ['STATE_CONFLICT', 'STEP_UP_NEEDED', 'NOT_FOUND'],
});
