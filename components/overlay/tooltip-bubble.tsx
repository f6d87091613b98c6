'use client';

import * as Radix from '@radix-ui/react-tooltip';

/** The Radix half of Tooltip: places the bubble over the parent's box and keeps it on the screen. */
export function TooltipBubble({ id, open, content }: { id: string; open: boolean; content: string }) {
  return (
    <Radix.Provider>
      <Radix.Root open={open}>
        <Radix.Trigger asChild>
          <span aria-hidden className="pointer-events-none absolute inset-0" />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-60 max-w-72 animate-fade-in rounded-control bg-surface-3 px-3 py-2 text-ivory text-sm shadow-soft"
          >
            <span id={id}>{content}</span>
            <Radix.Arrow className="fill-surface-3" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
