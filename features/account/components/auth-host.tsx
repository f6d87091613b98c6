'use client';

import { type ReactNode, Suspense, useState } from 'react';
import { useAccountStore } from '../store';
import { AuthFromAddress } from './auth-from-address';

/** Mounted once, for guests: shows the dialogs' code, loaded lazily, from the first time one is asked for, by a button or by the address. */
export function AuthHost({ children }: { children: ReactNode }) {
  const open = useAccountStore((state) => state.registrationOpened || state.loginOpened || state.resetOpened);
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return (
    <>
      <Suspense>
        <AuthFromAddress />
      </Suspense>
      {opened && children}
    </>
  );
}
