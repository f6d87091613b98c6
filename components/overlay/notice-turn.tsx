'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type NoticeKind, noticeAsked, useModalQueue } from '@/lib/modal-queue/modal-queue';

const InNotice = createContext(false);

/** Whether what asks stands in a notice, which waits for its turn, and not in a dialog that the player asked for. */
export const useInNotice = (): boolean => useContext(InNotice);

/**
 * Put this around a modal that opens by itself, without a press of the player: it is drawn when its turn comes, alone on the
 * screen, and gives way to whatever the player asks for.
 */
export function NoticeTurn({ kind, children }: { kind: NoticeKind; children: ReactNode }) {
  const [id] = useState(() => Symbol(kind));
  useEffect(() => noticeAsked(id, kind), [id, kind]);
  const isShown = useModalQueue(({ shown }) => shown === id);
  return isShown && <InNotice value={true}>{children}</InNotice>;
}
