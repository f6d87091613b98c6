import { create } from 'zustand';
import type { VerificationRequest } from './types';

type Asked = VerificationRequest & { id: number };

export const useVerification = create<{ request: Asked | null }>(() => ({ request: null }));

let lastId = 0;

/**
 * Asks the player to prove their phone by a call (spec §4), from anywhere in the browser. `onVerified` runs once, after the
 * dialog has closed; leaving it runs nothing. Another one that is asked for meanwhile takes its place.
 */
export function requestVerification({ action, onVerified }: VerificationRequest): void {
  lastId += 1;
  useVerification.setState({ request: { id: lastId, action, onVerified } });
}

/** The player left without a proof. */
export function verificationLeft(id: number): void {
  if (useVerification.getState().request?.id === id) useVerification.setState({ request: null });
}

/** The call is confirmed: the dialog closes, and who asked goes on. */
export function verificationDone(id: number): void {
  const { request } = useVerification.getState();
  if (request?.id !== id) return;
  // The state first: what runs now may ask for another one.
  useVerification.setState({ request: null });
  request.onVerified();
}
