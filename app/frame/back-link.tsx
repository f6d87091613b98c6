'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { AppLink } from '@/components/controls/app-link';
import { useHere } from '@/lib/navigation/current-place';
import { parentOf, routes } from '@/lib/routes/routes';

/** The header's way back, on every page but the main one. Without script a link to the page's parent. Spec §2. */
export function BackLink({ label, icon }: { label: string; icon: ReactNode }) {
  const here = useHere();
  const router = useRouter();
  if (here === routes.main()) return null;

  const goBack = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const parent = event.currentTarget.href;
    import('@/lib/navigation/go-back').then(
      ({ goBack: go }) => go(router),
      () => window.location.assign(parent),
    );
  };
  return (
    <AppLink
      href={parentOf(here)}
      prefetch={false}
      aria-label={label}
      data-back
      onClick={goBack}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-surface-1 text-muted transition-colors hover:bg-surface-2 hover:text-ivory"
    >
      {icon}
    </AppLink>
  );
}
