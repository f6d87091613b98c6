'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';
import { useReaderLocale } from '@/lib/i18n/page-words';
import { localePath } from '@/lib/routes/paths';

/** A link inside the site. `href` is a path without locale ("/games?tag=new"); the reader's locale is put before it. */
export function AppLink({ href, ...rest }: Omit<ComponentProps<typeof Link>, 'href'> & { href: string }) {
  return <Link href={localePath(useReaderLocale(), href)} {...rest} />;
}
