/** What a modal record is for, by the end of its key. Spec §3. */
export const MODAL_PARTS = ['body', 'action-button', 'description', 'header'] as const;
export type ModalPart = (typeof MODAL_PARTS)[number];

/** The part a record's key ends with, or undefined when the key is not one of a modal record. */
export function modalPartOf(recordKey: string): ModalPart | undefined {
  return MODAL_PARTS.find((part) => recordKey.endsWith(`-${part}`));
}

/** Whether the record belongs to the modal: its key starts with the modal's key and ends with a part (spec §3). */
export function belongsToModal(recordKey: string, modalKey: string): boolean {
  return recordKey.startsWith(`${modalKey}-`) && modalPartOf(recordKey) !== undefined;
}

/** Every modal key whose answer holds this record, longest first: "a-b-body" belongs to "a-b" and to "a". */
export function modalKeysOf(recordKey: string): string[] {
  const part = modalPartOf(recordKey);
  if (part === undefined) return [];
  const words = recordKey.slice(0, -(part.length + 1)).split('-');
  return words.map((_, index) => words.slice(0, words.length - index).join('-')).filter((key) => key !== '');
}
