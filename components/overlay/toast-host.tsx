'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { type Notice, onNotice } from './notify';

const ToastStage = dynamic(() => import('./toast-stage').then((module) => module.ToastStage), { ssr: false });

/** Mounted once in the layout. Fetches the toast library with the first notice. */
export function ToastHost() {
  const [first, setFirst] = useState<Notice>();
  useEffect(() => (first ? undefined : onNotice(setFirst)), [first]);
  return first ? <ToastStage first={first} /> : null;
}
