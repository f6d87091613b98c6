import { closeModal, openModal } from '@/lib/modal-queue/modal-queue';
import { openOf } from '@/lib/modal-queue/modals-of-kind';
import type { VerificationRequest } from './types';

declare module '@/lib/modal-queue/modal-queue' {
  interface ModalRequests {
    verification: VerificationRequest;
  }
}

const asked = () => openOf('verification');

/**
 * Asks the player to prove their phone by a call (spec §4), from anywhere in the browser. `onVerified` runs once, after the
 * dialog has closed; leaving it runs nothing. Another one that is asked for meanwhile takes its place.
 */
export function requestVerification(request: VerificationRequest): void {
  const before = asked();
  openModal({ kind: 'verification', request });
  if (before) closeModal(before.id);
}

/** The player left without a proof. */
export function verificationLeft(id: number): void {
  if (asked()?.id === id) closeModal(id);
}

/** The call is confirmed: the dialog closes, and who asked goes on. */
export function verificationDone(id: number): void {
  const done = asked();
  if (done?.id !== id) return;
  // The queue first: what runs now may ask for another one.
  closeModal(id);
  done.request.onVerified();
}
