'use client';
import { toast } from 'react-toastify';

/** Says for some seconds that something was done. */
export function tell(text: string): void {
  toast.success(text);
}

/** Says for some seconds why something was not done. */
export function tellProblem(text: string): void {
  toast.error(text);
}
