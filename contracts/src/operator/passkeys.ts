import * as z from 'zod/mini';

/** Passkeys as WebAuthn Level 3 writes them in JSON, as far as this product uses it; bytes are base64url. */
const bytes = z.string().check(z.regex(/^[\w-]{1,8192}$/));
const known = z.object({ id: bytes, type: z.literal('public-key') });
const want = z.enum(['required', 'preferred', 'discouraged']);

/** What navigator.credentials.create() is asked with. */
export const passkeyCreationSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: bytes, name: z.string(), displayName: z.string() }),
  challenge: bytes,
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number().check(z.describe('Milliseconds.')),
  attestation: z.literal('none'),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({ residentKey: want, requireResidentKey: z.boolean(), userVerification: want }),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** What navigator.credentials.get() is asked with. */
export const passkeyRequestSchema = z.object({
  rpId: z.string(),
  challenge: bytes,
  timeout: z.number().check(z.describe('Milliseconds.')),
  allowCredentials: z.array(known),
  userVerification: want,
});
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

const common = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** What a new passkey answers. */
export const passkeyCreatedSchema = z.object({
  ...common,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
});
export type PasskeyCreated = z.infer<typeof passkeyCreatedSchema>;

/** What a passkey answers that proves itself. */
export const passkeyProofSchema = z.object({
  ...common,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});
export type PasskeyProof = z.infer<typeof passkeyProofSchema>;

/** How its owner calls a passkey. */
export const passkeyNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
