import { type Modal, type ModalKind, useModalQueue } from './modal-queue';

/** The modal of a kind that the player asked for and that is open. */
export function openOf<K extends ModalKind>(kind: K, modals: readonly Modal[] = useModalQueue.getState().modals) {
  return modals.find((modal): modal is Extract<Modal, { kind: K }> => modal.kind === kind && modal.open);
}

/** openOf, as it is now and from now on. */
export const useOpenModal = <K extends ModalKind>(kind: K) => useModalQueue(({ modals }) => openOf(kind, modals));

/** The last of its kind has left the screen: the next that waits for it opens. */
export function openNextOf(kind: ModalKind): void {
  const { modals } = useModalQueue.getState();
  const next = modals.find((modal) => modal.kind === kind);
  if (!next || next.open || next.turn !== 'after-its-kind') return;
  useModalQueue.setState({
    modals: modals.map((modal) => (modal === next ? { ...modal, open: true } : modal)),
    shown: null,
  });
}
