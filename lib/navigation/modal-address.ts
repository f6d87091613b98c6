import { type LinkedModal, MODAL_KEY } from '../routes/routes';

/** The current address with a modal open over it; every other key of the page stays. */
export function withModal(address: string, kind: LinkedModal): string {
  const { pathname, searchParams, hash } = new URL(address, 'http://site');
  searchParams.set(MODAL_KEY, kind);
  return `${pathname}?${searchParams}${hash}`;
}
