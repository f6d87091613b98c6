'use client';

import { type ReactNode, useState } from 'react';
import { inPageTexts } from '@/lib/i18n/in-page-texts';
import { latePart } from '@/lib/late-part';
import { menuAsked, useUiFlags } from '@/lib/ui-flags/ui-flags';

const MenuSheet = latePart(() => inPageTexts(import('./menu-sheet').then((module) => module.MenuSheet)));

/** The last entry of the bottom bar: opens the menu as a sheet (menuOpened, spec §3). `icon` is the button's, `children` the menu. */
export function MenuButton({
  label,
  icon,
  badge,
  children,
}: {
  label: string;
  icon: ReactNode;
  badge?: ReactNode;
  children: ReactNode;
}) {
  const open = useUiFlags((flags) => flags.menuOpened);
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={menuAsked}
        className="flex h-16 w-full flex-col items-center justify-center gap-1 font-medium text-[0.6875rem] text-muted leading-none"
      >
        <span className="relative">
          {icon}
          {/* What waits inside, on the phone's bar. */}
          {badge && <span className="absolute -top-2 left-3">{badge}</span>}
        </span>
        <span className="max-w-full truncate px-0.5">{label}</span>
      </button>
      {opened && (
        <MenuSheet label={label} open={open}>
          {children}
        </MenuSheet>
      )}
    </>
  );
}
