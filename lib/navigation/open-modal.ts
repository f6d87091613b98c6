import { type LinkedModal, MODAL_KEY } from '@/lib/routes/routes';
import { addressNow } from './address-now';

/** Opens a modal over whatever the reader sees, from anywhere in the browser; closing it leads back there. */
export function openModal(kind: LinkedModal): void {
  window.history.pushState(null, '', withModal(addressNow(), kind));
}

/** The current address with a modal open over it; every other key of the page stays. */
export function withModal(address: string, kind: LinkedModal): string {
  const { pathname, searchParams, hash } = new URL(address, 'http://site');
  searchParams.set(MODAL_KEY, kind);
  return `${pathname}?${searchParams}${hash}`;
}
