import { create } from 'zustand';
import type { StatusModalRequest } from './types';

type Asked = { id: number; request: StatusModalRequest; onClose: readonly (() => void)[] };

/** Never two at once: what is asked for while one is open waits for its turn. */
type StatusModalState =
  | { kind: 'closed'; waiting: readonly Asked[] }
  | { kind: 'open'; modal: Asked; waiting: readonly Asked[] };

export const useStatusModal = create<StatusModalState>(() => ({ kind: 'closed', waiting: [] }));

const { getState: get, setState } = useStatusModal;
const set = (state: StatusModalState) => setState(state, true);

let lastId = 0;

/** Two that look the same to a player. What a caller draws itself can't be compared. */
function isSame(one: StatusModalRequest, other: StatusModalRequest): boolean {
  const drawn = (request: StatusModalRequest) => request.content ?? request.footer ?? request.onAction;
  if (one.key !== other.key || one.status !== other.status || drawn(one) || drawn(other)) return false;
  const [mine, theirs] = [Object.entries(one.variables ?? {}), new Map(Object.entries(other.variables ?? {}))];
  return mine.length === theirs.size && mine.every(([name, value]) => theirs.get(name) === value);
}

/** Adds what shall happen at the close to a modal that is asked for a second time. */
function joined(modal: Asked, request: StatusModalRequest): Asked {
  if (!request.onClose || !isSame(modal.request, request)) return modal;
  return { ...modal, onClose: [...modal.onClose, request.onClose] };
}

/**
 * Opens the status modal (spec §4), from anywhere in the browser. While another one is open it waits for its turn; the
 * very same one is shown once, and closing it runs the onClose of each who asked.
 */
export function openStatusModal(request: StatusModalRequest): void {
  const state = get();
  const all = state.kind === 'open' ? [state.modal, ...state.waiting] : state.waiting;
  if (all.some((modal) => isSame(modal.request, request))) {
    const waiting = state.waiting.map((modal) => joined(modal, request));
    set(state.kind === 'open' ? { ...state, modal: joined(state.modal, request), waiting } : { ...state, waiting });
    return;
  }
  lastId += 1;
  const modal: Asked = { id: lastId, request, onClose: request.onClose ? [request.onClose] : [] };
  if (all.length > 0) set({ ...state, waiting: [...state.waiting, modal] });
  else set({ kind: 'open', modal, waiting: [] });
}

/** Closes the status modal that is open, forgets what it was opened with and runs its onClose once. */
export function closeStatusModal(): void {
  const state = get();
  if (state.kind === 'open') statusModalClosed(state.modal.id);
}

/** One certain modal was closed; told again, or of one that is not open any more, nothing happens. */
export function statusModalClosed(id: number): void {
  const state = get();
  if (state.kind === 'closed' || state.modal.id !== id) return;
  // The state first: what runs now may open another one.
  set({ kind: 'closed', waiting: state.waiting });
  for (const run of state.modal.onClose) run();
}

/** The last one has left the screen: the next in the queue takes its place. */
export function statusModalGone(): void {
  const state = get();
  const [modal, ...waiting] = state.waiting;
  if (state.kind === 'closed' && modal) set({ kind: 'open', modal, waiting });
}
