'use client';
import { Toaster } from '@desk/components/feedback/toaster';
import { Link } from '@desk/lib/i18n/navigation';
import { useOperator } from '@desk/lib/own/operator-provider';
import { watchPresence } from '@desk/lib/presence';
import { routes } from '@desk/lib/routes';
import type { Theme } from '@desk/lib/theme';
import { mayDo } from '@kozyr/contracts/operator/permissions';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { OwnMenu } from './own-menu';
import { PlaceLink } from './place-link';
import { GROUPS } from './places';

type Props = {
  theme: Theme | null;
  /** The way to anything from anywhere. */
  search: ReactNode;
  children: ReactNode;
};

/** The frame of every page: where one can go at the left, from 1024 px on; above the page on a smaller screen. */
export function Shell({ theme, search, children }: Props) {
  const t = useTranslations('shell');
  const own = useOperator();
  useEffect(() => watchPresence(), []);
  return (
    <div className="flex min-h-dvh flex-col desktop:grid desktop:grid-cols-[12.5rem_minmax(0,1fr)]">
      <a
        href="#page"
        className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:rounded-control focus:bg-surface focus:p-2"
      >
        {t('toPage')}
      </a>
      <header className="flex flex-wrap items-center gap-2 border-hairline border-b bg-surface px-3 py-2 desktop:sticky desktop:top-0 desktop:h-dvh desktop:flex-col desktop:flex-nowrap desktop:items-stretch desktop:border-e desktop:border-b-0 desktop:py-4">
        <Link href={routes.today} className="px-2 font-bold tracking-wide">
          {t('name')}
        </Link>
        {search}
        <nav
          aria-label={t('places')}
          className="relative order-last flex w-full gap-1 overflow-x-auto desktop:order-none desktop:mt-3 desktop:flex-1 desktop:flex-col desktop:overflow-y-auto"
        >
          {GROUPS.map(({ name: group, places }) => {
            const open = places.filter((place) => mayDo(own, place.permission));
            if (open.length === 0) return null;
            return (
              <div key={group} className="flex gap-1 desktop:mb-3 desktop:flex-col">
                <h2 className="sr-only px-2 font-medium text-muted text-xs desktop:not-sr-only">
                  {t(`group.${group}`)}
                </h2>
                {open.map((place) => (
                  <PlaceLink key={place.name} {...place} title={t(`place.${place.name}`)} />
                ))}
              </div>
            );
          })}
        </nav>
        <OwnMenu theme={theme} />
      </header>
      <main id="page" tabIndex={-1} className="min-w-0 px-3 py-4 outline-none desktop:px-5">
        {children}
      </main>
      <Toaster label={t('notices')} />
    </div>
  );
}
