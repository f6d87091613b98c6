import { create } from 'zustand';
import type { ChatError } from './errors';
import type { Outgoing } from './types';

/** What was written and is not there yet. Kept in the browser, by writer: closing the chat or the page loses none of it. */
type ChatDraft = { writer: string | null; draft: string; outgoing: readonly Outgoing[] };

export const useChatDraft = create<ChatDraft>(() => ({ writer: null, draft: '', outgoing: [] }));

const set = useChatDraft.setState;
const storageKey = (writer: string) => `kozyr:chat:${writer}`;

const isText = (value: unknown): value is string => typeof value === 'string';

function readOutgoing(value: unknown): Outgoing[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('key' in one) || !('text' in one)) return [];
    return isText(one.key) && isText(one.text) ? [{ key: one.key, text: one.text, error: 'interrupted' as const }] : [];
  });
}

function readDraft(writer: string): Omit<ChatDraft, 'writer'> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey(writer)) ?? 'null');
    if (typeof found !== 'object' || found === null) return { draft: '', outgoing: [] };
    const draft = 'draft' in found && isText(found.draft) ? found.draft : '';
    return { draft, outgoing: 'outgoing' in found ? readOutgoing(found.outgoing) : [] };
  } catch {
    return { draft: '', outgoing: [] };
  }
}

function keepDraft(): void {
  const { writer, draft, outgoing } = useChatDraft.getState();
  if (writer === null) return;
  try {
    if (draft === '' && outgoing.length === 0) localStorage.removeItem(storageKey(writer));
    else
      localStorage.setItem(
        storageKey(writer),
        JSON.stringify({ draft, outgoing: outgoing.map(({ key, text }) => ({ key, text })) }),
      );
  } catch {
    // Storage that is full or forbidden: it is lost with the page, as without it.
  }
}

/** Somebody begins to write: a player by their id, or a guest. */
export function writerCame(writer: string): void {
  if (useChatDraft.getState().writer !== writer) set({ writer, ...readDraft(writer) });
}

export function draftChanged(draft: string): void {
  set({ draft });
  keepDraft();
}

/** A message is on its way, for the first time or again. */
export function messageSending({ key, text }: Pick<Outgoing, 'key' | 'text'>): void {
  set(({ outgoing }) => ({
    outgoing: outgoing.some((one) => one.key === key)
      ? outgoing.map((one) => (one.key === key ? { ...one, error: null } : one))
      : [...outgoing, { key, text, error: null }],
  }));
  keepDraft();
}

export function messageArrived(key: string): void {
  set(({ outgoing }) => ({ outgoing: outgoing.filter((one) => one.key !== key) }));
  keepDraft();
}

export function messageRefused(key: string, error: ChatError): void {
  set(({ outgoing }) => ({ outgoing: outgoing.map((one) => (one.key === key ? { ...one, error } : one)) }));
  keepDraft();
}

/** The writer takes a message back that never got there. */
export function messageGivenUp(key: string): void {
  messageArrived(key);
}
