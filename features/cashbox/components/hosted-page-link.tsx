'use client';

import { useQuery } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import { buttonVariants } from '@/components/controls/button';
import { Icon } from '@/components/display/icon';
import { leaveGameToPay } from '@/lib/navigation/reopen-game';
import { hostedPageQuery } from '../queries';

/**
 * The way to the payment gateway's own page. While nothing answers there, it says so in place of handing the window over to an error page
 * of the browser's; pressing it asks again.
 */
export function HostedPageLink({ href, gone, children }: { href: string; gone: string; children: ReactNode }) {
  const page = useQuery(hostedPageQuery(href));
  const press = async (event: MouseEvent) => {
    leaveGameToPay();
    if (page.data !== false) return;
    event.preventDefault();
    const asked = await page.refetch();
    if (asked.data) window.location.assign(href);
  };
  return (
    <>
      {page.data === false && (
        <p role="alert" className="flex w-full max-w-md items-start gap-2 text-left text-sm">
          <Icon name="warning" size={20} className="shrink-0 text-pending" />
          {gone}
        </p>
      )}
      <a href={href} onClick={press} className={buttonVariants({ tone: 'gold' })}>
        {children}
      </a>
    </>
  );
}
