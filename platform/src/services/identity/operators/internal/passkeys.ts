import type { PasskeyCreated, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@kozyr/contracts/operator/passkeys';
import { passkeyCreationSchema, passkeyRequestSchema } from '@kozyr/contracts/operator/passkeys';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { operatorPasskeys } from '../../../../db/schema/operator-sign-in';
import { DomainError } from '../../../../errors';

/** Passkeys that one operator may have. */
const MAX_PASSKEYS = 10;
const ISSUER = 'Kozyr';
/** ES256, RS256 and EdDSA: what authenticators and browsers have. */
const ALGORITHMS = [-7, -257, -8];

const wrong = () => new DomainError('PASSKEY_WRONG', 'The passkey did not prove itself: ask it once more.');

function siteOf(ctx: Context): { expectedOrigin: string; expectedRPID: string } {
  const { origin, hostname } = new URL(ctx.env.DESK_PUBLIC_URL);
  return { expectedOrigin: origin, expectedRPID: hostname };
}

const ownPasskeys = (db: Queryable, operatorId: string) =>
  db.select().from(operatorPasskeys).where(eq(operatorPasskeys.operatorId, operatorId));

/** What the browser asks an operator's passkeys with. @throws DomainError STATE_CONFLICT when there are none */
export async function askPasskeys(ctx: Context, db: Queryable, operatorId: string): Promise<PasskeyRequest> {
  const known = await ownPasskeys(db, operatorId);
  if (known.length === 0)
    throw new DomainError('STATE_CONFLICT', 'There is no passkey to ask: use a code.', { why: 'no_passkey' });
  const options = await generateAuthenticationOptions({
    rpID: siteOf(ctx).expectedRPID,
    allowCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    // It comes after a password: that somebody is at the key is enough, a key without a PIN serves.
    userVerification: 'preferred',
  });
  return passkeyRequestSchema.parse(options);
}

/** What the browser makes a passkey of an operator with. @throws DomainError STATE_CONFLICT when there are too many */
export async function askForPasskey(
  ctx: Context,
  db: Queryable,
  { id, name }: { id: string; name: string },
): Promise<PasskeyCreation> {
  const known = await ownPasskeys(db, id);
  if (known.length >= MAX_PASSKEYS)
    throw new DomainError('STATE_CONFLICT', `There are ${MAX_PASSKEYS} passkeys already: remove one first.`, {
      why: 'passkeys_full',
    });
  const options = await generateRegistrationOptions({
    rpName: ISSUER,
    rpID: siteOf(ctx).expectedRPID,
    userName: name,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(id)),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return passkeyCreationSchema.parse(options);
}

/** Keeps a new passkey, for an operator who is locked. challenge: what it was asked to sign. @throws DomainError PASSKEY_WRONG */
export async function keepPasskey(
  ctx: Context,
  tx: Queryable,
  operatorId: string,
  { name, response, challenge }: { name: string; response: PasskeyCreated; challenge: string },
): Promise<void> {
  const verified = await verifyRegistrationResponse({
    ...siteOf(ctx),
    response,
    expectedChallenge: challenge,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false }) as const);
  if (!verified.verified) throw wrong();
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const made = await tx
    .insert(operatorPasskeys)
    .values({
      operatorId,
      name,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning({ id: operatorPasskeys.id });
  if (made.length === 0) throw wrong();
}

/** That one of an operator's passkeys signed what it was asked to, for an operator who is locked. @throws DomainError PASSKEY_WRONG */
export async function requirePasskey(
  ctx: Context,
  tx: Queryable,
  operatorId: string,
  { response, challenge }: { response: PasskeyProof; challenge: string },
): Promise<void> {
  const own = and(eq(operatorPasskeys.operatorId, operatorId), eq(operatorPasskeys.credentialId, response.id));
  const [known] = await tx.select().from(operatorPasskeys).where(own);
  if (!known) throw wrong();
  const publicKey = new Uint8Array(Buffer.from(known.publicKey, 'base64url'));
  const verified = await verifyAuthenticationResponse({
    ...siteOf(ctx),
    response,
    expectedChallenge: challenge,
    credential: { id: known.credentialId, publicKey, counter: known.counter },
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) throw wrong();
  const counter = verified.authenticationInfo.newCounter;
  await tx.update(operatorPasskeys).set({ counter, lastUsedAt: ctx.now() }).where(eq(operatorPasskeys.id, known.id));
}
