'use client';

import { type ReactNode, useState } from 'react';
import { useStatusModal } from '../store';

/** Mounted once in the layout: shows the modal's code, loaded lazily, from the first time one is asked for. Spec §4. */
export function StatusModalHost({ children }: { children: ReactNode }) {
  const asked = useStatusModal((state) => state.kind === 'open' || state.waiting.length > 0);
  const [wanted, setWanted] = useState(asked);
  if (asked && !wanted) setWanted(true);
  return wanted && children;
}
