import * as z from 'zod/mini';
import { deskEndpoint } from '../endpoint';
import { secondFactorCodeSchema } from '../second-factor';
import { operatorNameSchema, operatorSchema } from './operators';
import {
  passkeyCreatedSchema,
  passkeyCreationSchema,
  passkeyNameSchema,
  passkeyProofSchema,
  passkeyRequestSchema,
} from './passkeys';
import { roleNameSchema } from './roles';

const common = { tag: 'desk', auth: 'desk', method: 'POST' } as const;

/** A password as an operator chooses it; easy ones are refused besides (PASSWORD_TOO_COMMON): of few characters, or of their name. */
export const operatorPasswordSchema = z
  .string()
  .check(z.minLength(12), z.maxLength(128), z.describe('12 to 128 characters, any of them.'));

/** A password as it is typed where it is asked for. */
export const typedPasswordSchema = z.string().check(z.minLength(1), z.maxLength(254));

const tokenSchema = z.string().check(z.regex(/^[\w-]{16,256}$/));
const ticket = tokenSchema.check(z.describe('As the password or the invitation gave it.'));

/** What proves a second factor. */
export const signInWaySchema = z.enum(['totp', 'passkey', 'recovery']);
export type SignInWay = z.infer<typeof signInWaySchema>;

/** A sign-in that has its password and waits for its second factor. */
export const startedSignInSchema = z.object({
  ticket: tokenSchema,
  next: z
    .enum(['second_factor', 'set_up'])
    .check(z.describe('Give the second factor, or set one up: nobody signs in without.')),
  ways: z.array(signInWaySchema).check(z.describe('What the second factor may be; empty while one is to be set up.')),
  expires_at: z.string().check(z.describe('ISO 8601, UTC: 10 minutes from now.')),
});
export type StartedSignIn = z.infer<typeof startedSignInSchema>;

/** A sign-in that is done. */
export const signedInSchema = z.object({
  session: z.object({
    token: tokenSchema,
    ends_at: z.string().check(z.describe('ISO 8601, UTC: at the longest; 30 minutes after its last call before that.')),
  }),
  operator: operatorSchema,
  recovery_codes: z
    .nullable(z.array(z.string()))
    .check(z.describe('Ten codes that were just made, shown this once; null: there are some already.')),
});
export type SignedIn = z.infer<typeof signedInSchema>;

/** The secret of an authenticator app, before its first code. */
export const totpSetupSchema = z.object({
  secret: z.string().check(z.describe('What the app computes its codes from, base32.')),
  uri: z.string().check(z.describe('The same as an otpauth:// address, for a QR code.')),
});
export type TotpSetup = z.infer<typeof totpSetupSchema>;

export const readInvitation = deskEndpoint({
  ...common,
  path: '/operator/desk/invitation',
  summary: 'Whom an invitation is for, and until when it is open',
  body: z.object({ token: tokenSchema }),
  responses: { 200: z.object({ name: z.string(), role: roleNameSchema, expires_at: z.string() }) },
  errors: ['INVITATION_WRONG'],
});

export const acceptInvitation = deskEndpoint({
  ...common,
  path: '/operator/desk/invitation/accept',
  summary: 'Chooses the password of whom the invitation is for, once; a second factor is to be set up next',
  body: z.object({ token: tokenSchema, password: operatorPasswordSchema }),
  responses: { 200: startedSignInSchema },
  errors: ['INVITATION_WRONG', 'PASSWORD_TOO_COMMON', 'SERVICE_UNAVAILABLE'],
});

export const signIn = deskEndpoint({
  ...common,
  path: '/operator/desk/sign-in',
  summary: 'Begins a sign-in by name and password. A name that is nobody’s is answered as a wrong password',
  body: z.object({ name: operatorNameSchema, password: typedPasswordSchema }),
  responses: { 200: startedSignInSchema },
  errors: ['SIGN_IN_WRONG', 'SERVICE_UNAVAILABLE'],
});

export const signInByCode = deskEndpoint({
  ...common,
  path: '/operator/desk/sign-in/code',
  summary: 'Ends a sign-in by a code of the app or a recovery code; each is taken once',
  body: z.object({ ticket, code: secondFactorCodeSchema }),
  responses: { 200: signedInSchema },
  errors: ['SIGN_IN_EXPIRED', 'SECOND_FACTOR_WRONG', 'STATE_CONFLICT'],
});

export const askSignInPasskey = deskEndpoint({
  ...common,
  path: '/operator/desk/sign-in/passkey/options',
  summary: 'What the browser asks the passkeys of this sign-in with',
  body: z.object({ ticket }),
  responses: { 200: passkeyRequestSchema },
  errors: ['SIGN_IN_EXPIRED', 'STATE_CONFLICT'],
});

export const signInByPasskey = deskEndpoint({
  ...common,
  path: '/operator/desk/sign-in/passkey',
  summary: 'Ends a sign-in by a passkey',
  body: z.object({ ticket, response: passkeyProofSchema }),
  responses: { 200: signedInSchema },
  errors: ['SIGN_IN_EXPIRED', 'PASSKEY_WRONG', 'STATE_CONFLICT'],
});

export const setUpTotp = deskEndpoint({
  ...common,
  path: '/operator/desk/set-up/totp',
  summary:
    'Makes the secret of an app for a sign-in without a second factor. One made before and not confirmed is forgotten',
  body: z.object({ ticket }),
  responses: { 200: totpSetupSchema },
  errors: ['SIGN_IN_EXPIRED', 'STATE_CONFLICT'],
});

export const confirmTotp = deskEndpoint({
  ...common,
  path: '/operator/desk/set-up/totp/confirm',
  summary: 'Sets the app up by its first code, makes recovery codes and ends the sign-in',
  body: z.object({ ticket, code: secondFactorCodeSchema }),
  responses: { 200: signedInSchema },
  errors: ['SIGN_IN_EXPIRED', 'SECOND_FACTOR_WRONG', 'STATE_CONFLICT'],
});

export const askNewPasskey = deskEndpoint({
  ...common,
  path: '/operator/desk/set-up/passkey/options',
  summary: 'What the browser makes a passkey with, for a sign-in without a second factor',
  body: z.object({ ticket }),
  responses: { 200: passkeyCreationSchema },
  errors: ['SIGN_IN_EXPIRED', 'STATE_CONFLICT'],
});

export const setUpPasskey = deskEndpoint({
  ...common,
  path: '/operator/desk/set-up/passkey',
  summary: 'Sets a passkey up, makes recovery codes and ends the sign-in',
  body: z.object({ ticket, name: passkeyNameSchema, response: passkeyCreatedSchema }),
  responses: { 200: signedInSchema },
  errors: ['SIGN_IN_EXPIRED', 'PASSKEY_WRONG', 'STATE_CONFLICT'],
});
