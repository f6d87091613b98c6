import type { ModalTexts } from '@/lib/content/modal-texts';
import { PAYOUT_RATING } from './constants';
import { MODAL_ACTIONS, MODAL_STATUSES, type ModalAction, type ModalStatus, type StatusModalRequest } from './types';

/** Keys of messages `statusModal.title`. Spec §4. */
const TITLES = {
  attention: 'ATTENTION',
  error: 'DENIED',
  warning: 'DENIED',
  success: 'SUCCESS',
  waiting_approval: 'WAITING_FOR_APPROVAL',
  prevention: 'PREVENTION',
  prevention_activated: 'ACTIVATED',
} as const satisfies Record<ModalStatus, string>;

export const titleKey = (status: ModalStatus) => TITLES[status];

/** The type of the loaded body, else the status given, else a warning. Spec §4. */
export function statusOf(loaded: string | null | undefined, given: ModalStatus | undefined): ModalStatus {
  return MODAL_STATUSES.find((status) => status === loaded) ?? given ?? 'warning';
}

/** A button of a modal. `label` null: the product's own OK. */
export type ModalButton = { action: ModalAction; light: boolean; label: string | null };

const LIGHT = '-light';
const OKAY: ModalButton = { action: 'okay-primary', light: false, label: null };

/** What the type of an action button says: what it does, and whether it is the light variant. Unknown or none: OK. Spec §4. */
export function readAction(type: string | null): Pick<ModalButton, 'action' | 'light'> {
  const light = type?.endsWith(LIGHT) ?? false;
  const name = light ? type?.slice(0, -LIGHT.length) : type;
  return { action: MODAL_ACTIONS.find((action) => action === name) ?? 'okay-primary', light };
}

/** The buttons of a modal; OK when there are none. Spec §4. */
export function buttonsOf(actions: ModalTexts['actions']): ModalButton[] {
  if (actions.length === 0) return [OKAY];
  return actions.map(({ type, label }) => ({ ...readAction(type), label }));
}

type Shown = Pick<ModalTexts, 'header' | 'body' | 'description' | 'image'>;

/** What a status modal shows. `unavailable` stands for a text that names a check which can't be made now. */
export type ModalView =
  | { kind: 'loading'; status: ModalStatus }
  | { kind: 'unknown' | 'unavailable'; status: 'warning'; buttons: ModalButton[] }
  | { kind: 'texts'; status: ModalStatus; texts: Shown; buttons: ModalButton[] };

const NOTHING: Shown = { header: null, body: null, description: null, image: null };

/**
 * Texts that did not come, or have no body, are an unknown issue with an OK button, as a warning (spec §8); unless the
 * caller brought content of its own, which then stands alone.
 * @param texts undefined while they load, null when they can't be had
 */
export function viewOf(
  texts: ModalTexts | null | undefined,
  { status, content }: Pick<StatusModalRequest, 'status' | 'content'>,
): ModalView {
  if (texts === undefined) return { kind: 'loading', status: statusOf(null, status) };
  if (texts?.missing.includes(PAYOUT_RATING)) return { kind: 'unavailable', status: 'warning', buttons: [OKAY] };
  if (texts?.body) {
    return { kind: 'texts', status: statusOf(texts.status, status), texts, buttons: buttonsOf(texts.actions) };
  }
  if (content === undefined || content === null) return { kind: 'unknown', status: 'warning', buttons: [OKAY] };
  return { kind: 'texts', status: statusOf(null, status), texts: NOTHING, buttons: [OKAY] };
}
