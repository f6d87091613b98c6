'use client';
import { toast } from 'react-toastify';

/** Says for some seconds that something was done. */
export function tell(text: string): void {
  toast.success(text);
}
