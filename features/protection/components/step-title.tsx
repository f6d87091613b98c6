'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The heading of one of several steps, by its name. When another step comes it has the focus, so that it is read aloud; the first has not. */
export function StepTitle({ step, children }: { step: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <h2 key={step} ref={heading} tabIndex={-1} className="font-display font-semibold text-lg outline-none">
      {children}
    </h2>
  );
}
