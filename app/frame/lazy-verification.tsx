'use client';

import dynamic from 'next/dynamic';

/** The steps of a call verification, brought when one is first asked for. */
export const LazyVerification = dynamic(
  () => import('./loaded-verification').then((module) => module.LoadedVerification),
  { ssr: false },
);
