import { changeModal, closeModal, openModal, useModalQueue } from '@/lib/modal-queue/modal-queue';
import { openOf } from '@/lib/modal-queue/modals-of-kind';
import type { StatusModalRequest } from './types';

declare module '@/lib/modal-queue/modal-queue' {
  interface ModalRequests {
    /** `onClose` of each who asked for it. */
    status: { shows: StatusModalRequest; onClose: readonly (() => void)[] };
  }
}

const queued = () => useModalQueue.getState().modals;

/** Two that look the same to a player. What a caller draws itself can't be compared. */
function isSame(one: StatusModalRequest, other: StatusModalRequest): boolean {
  const drawn = (request: StatusModalRequest) => request.content ?? request.footer ?? request.onAction;
  if (one.key !== other.key || one.status !== other.status || drawn(one) || drawn(other)) return false;
  const [mine, theirs] = [Object.entries(one.variables ?? {}), new Map(Object.entries(other.variables ?? {}))];
  return mine.length === theirs.size && mine.every(([name, value]) => theirs.get(name) === value);
}

/**
 * Opens the status modal (spec §4), from anywhere in the browser. While another one is open it waits for its turn; the
 * very same one is shown once, and closing it runs the onClose of each who asked.
 */
export function openStatusModal(shows: StatusModalRequest): void {
  const onClose = shows.onClose ? [shows.onClose] : [];
  for (const modal of queued()) {
    if (modal.kind !== 'status' || !isSame(modal.request.shows, shows)) continue;
    const { request } = modal;
    changeModal(modal.id, { kind: 'status', request: { ...request, onClose: [...request.onClose, ...onClose] } });
    return;
  }
  openModal({ kind: 'status', request: { shows, onClose } }, 'after-its-kind');
}

/** Closes the status modal that is open, forgets what it was opened with and runs its onClose once. */
export function closeStatusModal(): void {
  const modal = openOf('status');
  if (modal) statusModalClosed(modal.id);
}

/** One certain modal was closed; told again, or of one that is not open any more, nothing happens. */
export function statusModalClosed(id: number): void {
  const modal = openOf('status');
  if (modal?.id !== id) return;
  // The queue first: what runs now may open another one.
  closeModal(id);
  for (const run of modal.request.onClose) run();
}
