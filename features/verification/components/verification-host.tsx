'use client';

import { type ReactNode, useState } from 'react';
import { useVerification } from '../store';

/** Mounted once, for members: shows the steps' code, loaded lazily, from the first time a verification is asked for. */
export function VerificationHost({ children }: { children: ReactNode }) {
  const asked = useVerification((state) => state.request !== null);
  const [wanted, setWanted] = useState(asked);
  if (asked && !wanted) setWanted(true);
  return wanted && children;
}
