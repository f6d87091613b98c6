'use client';

import dynamic from 'next/dynamic';

/** The bonus badge comes after the page, with the query library it needs. */
export const LazyBonusBadge = dynamic(() => import('./loaded-bonus-badge').then((module) => module.LoadedBonusBadge), {
  ssr: false,
});
