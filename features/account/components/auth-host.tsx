'use client';

import dynamic from 'next/dynamic';
import { Suspense, useState } from 'react';
import { useAccountStore } from '../store';
import { AuthFromAddress } from './auth-from-address';

const AuthDialog = dynamic(() => import('./auth-dialog').then((module) => module.AuthDialog), { ssr: false });

/** Mounted once, for guests: brings the dialogs when one is asked for, by a button or by the address. */
export function AuthHost() {
  const open = useAccountStore((state) => state.registrationOpened || state.loginOpened);
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return (
    <>
      <Suspense>
        <AuthFromAddress />
      </Suspense>
      {opened && <AuthDialog />}
    </>
  );
}
