'use client';

import { type ReactNode, useState } from 'react';
import { type ModalKind, useModalQueue } from '@/lib/modal-queue/modal-queue';

/** Mounts what shows some kinds of modals, loaded lazily, from the first time that one of them is asked for. */
export function ModalSlot({ holds, children }: { holds: (kind: ModalKind) => boolean; children: ReactNode }) {
  const asked = useModalQueue(({ modals }) => modals.some(({ kind }) => holds(kind)));
  const [wanted, setWanted] = useState(asked);
  if (asked && !wanted) setWanted(true);
  return wanted && children;
}
