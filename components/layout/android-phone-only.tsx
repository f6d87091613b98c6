'use client';

import { type ReactNode, useEffect, useState } from 'react';

/** Whether this browser names Android, by its user agent or by its hints: of no other does the rule say yes. */
const namesAndroid = () =>
  /Android/i.test(`${navigator.userAgent} ${JSON.stringify(Reflect.get(navigator, 'userAgentData') ?? null)}`);

/**
 * What is there on phones with Android alone. Pages are made without it, since one page is for all devices, and the rule
 * is fetched only where it can say yes. Spec §6.
 */
export function AndroidPhoneOnly({ children }: { children: ReactNode }) {
  const [there, setThere] = useState(false);
  useEffect(() => {
    if (!namesAndroid()) return;
    import('@/lib/screen/android-phone').then(
      ({ onAndroidPhone }) => setThere(onAndroidPhone()),
      () => undefined,
    );
  }, []);
  return there ? children : null;
}
