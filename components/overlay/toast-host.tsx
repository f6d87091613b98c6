'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { onWaiting } from './notify';

const ToastStage = dynamic(() => import('./toast-stage').then((module) => module.ToastStage), { ssr: false });

/** Mounted once in the layout. Fetches the toast library with the first notice. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onWaiting(() => setWanted(true)), []);
  return wanted ? <ToastStage /> : null;
}
