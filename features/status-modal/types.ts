import type { ReactNode } from 'react';

/** Spec §4. What a modal is about: the type of its loaded body, else what it was opened with, else a warning. */
export const MODAL_STATUSES = [
  'attention',
  'error',
  'warning',
  'success',
  'waiting_approval',
  'prevention',
  'prevention_activated',
] as const;
export type ModalStatus = (typeof MODAL_STATUSES)[number];

/** What an action button does (spec §4); its look, full or light, is a matter of its own. */
export const MODAL_ACTIONS = ['view-rating', 'make-deposit', 'make-withdrawal', 'okay-primary'] as const;
export type ModalAction = (typeof MODAL_ACTIONS)[number];

/** What a status modal is opened with. Spec §4. */
export type StatusModalRequest = {
  /** Key of its texts in the content service. */
  key: string;
  /** Values of {{placeholders}} in its texts; `depositAmount` presets the deposit dialog. Shown as text, never as markup. */
  variables?: Readonly<Record<string, string>>;
  /** Shown below the loaded texts; stands in for them when there are none. */
  content?: ReactNode;
  /** Buttons of the caller's own instead of the text's; they close by closeStatusModal(). */
  footer?: ReactNode;
  /** What it is about, when the loaded body does not say. */
  status?: ModalStatus;
  /** Does what an action button is for, instead of leading to it (okay-primary included). The button waits for it. */
  onAction?: (action: ModalAction) => Promise<unknown> | unknown;
  /** Runs once, however it closes. */
  onClose?: () => void;
};
