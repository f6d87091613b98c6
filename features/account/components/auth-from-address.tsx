'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { AUTH_KEY } from '@/lib/routes/routes';
import { authAsked } from '../store';

/** Opens a dialog that the address asks for, ?auth=login, ?auth=register or ?auth=reset, and takes the key out of the address. */
export function AuthFromAddress() {
  const asked = useSearchParams().get(AUTH_KEY);
  useEffect(() => {
    if (asked !== 'login' && asked !== 'register' && asked !== 'reset') return;
    authAsked(asked);
    const address = new URL(window.location.href);
    address.searchParams.delete(AUTH_KEY);
    window.history.replaceState(null, '', address);
  }, [asked]);
  return null;
}
