'use client';

import dynamic from 'next/dynamic';

/** The badge of support comes after the page, with the query library it needs. */
export const LazyChatBadge = dynamic(() => import('./loaded-chat-badge').then((module) => module.LoadedChatBadge), {
  ssr: false,
});
