'use client';

import dynamic from 'next/dynamic';

/** The status modal with its dialog, its query and its sanitiser, brought when one is first opened. */
export const LazyStatusModal = dynamic(
  () => import('./loaded-status-modal').then((module) => module.LoadedStatusModal),
  { ssr: false },
);
