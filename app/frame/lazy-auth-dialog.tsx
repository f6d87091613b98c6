'use client';

import dynamic from 'next/dynamic';

/** Login and registration with all their libraries, brought when one is asked for. */
export const LazyAuthDialog = dynamic(() => import('./loaded-auth-dialog').then((module) => module.LoadedAuthDialog), {
  ssr: false,
});
