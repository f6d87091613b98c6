import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { begunOidcSchema, providerAnswerSchema } from './oidc';

/**
 * What somebody who is signed in does through the provider: binds their account there to themselves, or gives their second factor there in
 * place of one of ours. Refused with STATE_CONFLICT for a key, and where no provider is set. Ways are begun and ended by the desk's server
 * alone: their state is in a cookie.
 */
const common = { tag: 'own', auth: 'operator', permission: null, method: 'POST' } as const;

/** What a way of somebody who is signed in is for. */
export const ownOidcPurposeSchema = z.enum(['bind', 'step_up']);
export type OwnOidcPurpose = z.infer<typeof ownOidcPurposeSchema>;

export const beginOwnOidcBinding = operatorEndpoint({
  ...common,
  path: '/operator/own/oidc/bind',
  stepUp: true,
  summary:
    'Begins to bind an account at the provider to the caller. The provider asks who they are, whomever it remembers',
  responses: { 200: begunOidcSchema },
  errors: ['STATE_CONFLICT', 'STEP_UP_NEEDED', 'SERVICE_UNAVAILABLE'],
});

export const beginOwnOidcStepUp = operatorEndpoint({
  ...common,
  path: '/operator/own/oidc/step-up',
  summary: 'Begins a step-up at the provider, by the account that is bound to the caller',
  responses: { 200: begunOidcSchema },
  errors: ['STATE_CONFLICT', 'SERVICE_UNAVAILABLE'],
});

export const finishOwnOidc = operatorEndpoint({
  ...common,
  path: '/operator/own/oidc/finish',
  summary: 'Ends either, once, by what the provider sent the browser back with, in the session that began it',
  body: providerAnswerSchema,
  responses: { 200: z.object({ done: ownOidcPurposeSchema }) },
  errors: ['STATE_CONFLICT', 'SIGN_IN_EXPIRED', 'OIDC_WRONG', 'SERVICE_UNAVAILABLE'],
});

export const unbindOwnOidc = operatorEndpoint({
  ...common,
  path: '/operator/own/oidc/unbind',
  stepUp: true,
  summary: 'Unbinds the account at the provider; refused while it is the only way in',
  responses: { 204: null },
  errors: ['STATE_CONFLICT', 'STEP_UP_NEEDED', 'NOT_FOUND'],
});
