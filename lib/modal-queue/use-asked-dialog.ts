import { useEffect } from 'react';
import { dialogAsked } from './modal-queue';

/** Keeps notices back while `open`: a dialog that the player asked for lies there or is on its way. */
export function useAskedDialog(open: boolean): void {
  useEffect(() => (open ? dialogAsked() : undefined), [open]);
}
