import type { LinkedModal } from '../routes/routes';
import { withModal } from './modal-address';

/** Opens a modal over whatever the reader sees, from anywhere in the browser; closing it leads back there. */
export function openModal(kind: LinkedModal): void {
  const { pathname, search, hash } = window.location;
  window.history.pushState(null, '', withModal(`${pathname}${search}${hash}`, kind));
}
