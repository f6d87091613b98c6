'use client';

import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import type { MouseEvent } from 'react';
import { AppLink } from '@/components/controls/app-link';
import { Icon } from '@/components/display/icon';
import { back, parentOf } from '@/lib/navigation/back-history';
import { keepHistory, recallHistory } from '@/lib/navigation/back-memory';
import { useHere } from '@/lib/navigation/current-place';
import { noteReturn, recallScroll } from '@/lib/navigation/scroll-memory';
import { localePath } from '@/lib/routes/paths';
import { routes } from '@/lib/routes/routes';

/** The header's way back, on every page but the main one. Without script a link to the page's parent. Spec §2. */
export function BackLink({ label }: { label: string }) {
  const here = useHere();
  const router = useRouter();
  const locale = useLocale();
  if (here === routes.main()) return null;

  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    const way = back(recallHistory(), `${pathname}${search}${hash}`);
    keepHistory(way.history);
    const place = localePath(locale, way.target);
    noteReturn(place);
    // Where the place puts the reader back to where they were, the router must not put them at its top.
    router.push(place, { scroll: recallScroll(place) === null });
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
      <Icon name="arrow-left" size={20} />
    </AppLink>
  );
}
