'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import { useReaderLocale } from '@/lib/i18n/page-words';
import { localePath } from '@/lib/routes/paths';
import { useCalm } from '@/lib/screen/calm';

/**
 * A link inside the site. `href` is a path without locale ("/games?tag=new"); the reader's locale is put before it. Where it leads is
 * fetched ahead once the page is calm: five pages and the pictures of their first screens would take the line from the page's own.
 */
export function AppLink({ href, prefetch, ...rest }: Omit<ComponentProps<typeof Link>, 'href'> & { href: string }) {
  const ahead = useCalm(prefetch === undefined) ? null : false;
  return <Link href={localePath(useReaderLocale(), href)} prefetch={prefetch ?? ahead} {...rest} />;
}
