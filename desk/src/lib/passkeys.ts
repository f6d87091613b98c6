import {
  type PasskeyCreated,
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyRequest,
  passkeyCreatedSchema,
  passkeyProofSchema,
} from '@kozyr/contracts/operator/passkeys';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { CallError } from './call';

/** A browser that has no passkeys, a device that does not fit, somebody who says no: to whoever asks it is all one. */
const refused = (error: unknown) =>
  new CallError(422, {
    errorCode: 'PASSKEY_WRONG',
    message: error instanceof Error ? error.message : 'The browser made no passkey.',
  });

/** Asks the browser for a new passkey. @throws CallError PASSKEY_WRONG */
export async function makePasskey(asked: PasskeyCreation): Promise<PasskeyCreated> {
  try {
    return passkeyCreatedSchema.parse(await startRegistration({ optionsJSON: asked }));
  } catch (error) {
    throw refused(error);
  }
}

/** Asks the browser to prove a passkey it has. @throws CallError PASSKEY_WRONG */
export async function provePasskey(asked: PasskeyRequest): Promise<PasskeyProof> {
  try {
    return passkeyProofSchema.parse(await startAuthentication({ optionsJSON: asked }));
  } catch (error) {
    throw refused(error);
  }
}
