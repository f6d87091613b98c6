'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';
import { AppLink } from '../controls/app-link';

/**
 * A link that knows whether the reader is there. It asks the layout's segment and not the path: while a page is made,
 * the path still holds the hidden audience.
 */
export function NavLink({
  href,
  segment,
  className,
  children,
}: {
  href: string;
  segment: string | null;
  className: string;
  children: ReactNode;
}) {
  const current = useSelectedLayoutSegment() === segment;
  return (
    <AppLink href={href} aria-current={current ? 'page' : undefined} className={className}>
      {children}
    </AppLink>
  );
}
