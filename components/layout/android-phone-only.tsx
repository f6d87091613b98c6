'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { onAndroidPhone } from '@/lib/screen/android-phone';

/** A device does not change while a page stands. */
const never = () => () => {};

/** What is there on phones with Android alone. Pages are made without it, since one page is for all devices. Spec §6. */
export function AndroidPhoneOnly({ children }: { children: ReactNode }) {
  return useSyncExternalStore(never, onAndroidPhone, () => false) ? children : null;
}
