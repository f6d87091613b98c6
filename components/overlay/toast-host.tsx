'use client';

import { useEffect, useState } from 'react';
import { latePart } from '@/lib/late-part';
import { onWaiting } from './notify';

const ToastStage = latePart(() => import('./toast-stage').then((module) => module.ToastStage));

/** Mounted once in the layout. Fetches the toast library with the first notice. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onWaiting(() => setWanted(true)), []);
  return wanted ? <ToastStage /> : null;
}
