import * as z from 'zod/mini';
import { deskEndpoint } from '../endpoint';
import { signedInSchema, startedSignInSchema } from './sign-in';

const common = { tag: 'desk', auth: 'desk', method: 'POST' } as const;
const stateSchema = z.string().check(z.regex(/^[\w-]{16,256}$/));

/** The path of the desk's server that the provider leads back to; registered there as the redirect URI, after DESK_PUBLIC_URL. */
export const OIDC_CALLBACK_PATH = '/api/oidc';

/** A way to the provider that has begun. state stays with the desk's server, in a cookie, and never in a page's script. */
export const begunOidcSchema = z.object({
  state: stateSchema,
  url: z.url().check(z.describe('Where the browser goes next: a page of the provider.')),
});

/** What a browser came back with from the provider. */
export const providerAnswerSchema = z.object({
  state: stateSchema,
  answer: z.string().check(z.maxLength(4000), z.describe('The query of the address, as it came: "code=…&state=…".')),
});

export const readOidc = deskEndpoint({
  ...common,
  path: '/operator/desk/oidc',
  summary: 'Whether operators may sign in through a provider, and how it is called',
  responses: { 200: z.object({ name: z.nullable(z.string()).check(z.describe('OIDC_NAME; null: none is set.')) }) },
  errors: [],
});

export const beginOidc = deskEndpoint({
  ...common,
  path: '/operator/desk/oidc/begin',
  summary: 'Begins a sign-in through the provider, or takes an invitation by it in place of a password',
  body: z.object({
    invitation: z.optional(z.string().check(z.regex(/^[\w-]{16,256}$/))),
    anew: z.optional(
      z
        .boolean()
        .check(
          z.describe(
            'Whether the provider asks for factors though it remembers who signs in. Whoever takes an invitation is always asked.',
          ),
        ),
    ),
  }),
  responses: { 200: begunOidcSchema },
  errors: ['STATE_CONFLICT', 'INVITATION_WRONG', 'SERVICE_UNAVAILABLE'],
});

export const finishOidc = deskEndpoint({
  ...common,
  path: '/operator/desk/oidc/finish',
  summary:
    'Ends it by what the provider sent the browser back with, once. Where the provider does not say that a second factor was given just now, ours is asked for; whoever has none of ours and comes by no invitation is refused with OIDC_WRONG',
  body: providerAnswerSchema,
  responses: {
    200: z.object({
      signed_in: z.nullable(signedInSchema).check(z.describe('Signed in; null: a second factor is still missing.')),
      started: z.nullable(startedSignInSchema),
    }),
  },
  errors: ['STATE_CONFLICT', 'SIGN_IN_EXPIRED', 'OIDC_WRONG', 'INVITATION_WRONG', 'SERVICE_UNAVAILABLE'],
});
