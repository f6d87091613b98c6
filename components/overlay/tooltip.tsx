'use client';

import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';

/**
 * Shows `content` beside its one child, a button, on hover or focus. Stands in a TooltipGroup, whose library is heavy: use it in
 * parts that come when they are asked for. Say nothing here that is not said elsewhere: phones have no tooltips.
 */
export function Tooltip({ content, children }: { content: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-72 animate-fade-in rounded-control bg-surface-3 px-3 py-2 text-ivory text-sm shadow-soft"
        >
          {content}
          <Radix.Arrow className="fill-surface-3" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
