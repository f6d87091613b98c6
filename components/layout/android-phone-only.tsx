'use client';

import { type ReactNode, useEffect, useState } from 'react';

/**
 * What is there on phones with Android alone. Pages are made without it, since one page is for all devices, and the rule
 * is fetched only where it can say yes: every browser on Android names it. Spec §6.
 */
export function AndroidPhoneOnly({ children }: { children: ReactNode }) {
  const [there, setThere] = useState(false);
  useEffect(() => {
    if (!navigator.userAgent.includes('Android')) return;
    import('@/lib/screen/android-phone').then(
      ({ onAndroidPhone }) => setThere(onAndroidPhone()),
      () => undefined,
    );
  }, []);
  return there ? children : null;
}
