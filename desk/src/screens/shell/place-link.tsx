'use client';
import { Link, usePathname } from '@desk/lib/i18n/navigation';
import { clsx } from 'clsx';

/** A place in the menu; the one whose page is open is marked. */
export function PlaceLink({ href, title }: { href: string; title: string }) {
  const path = usePathname();
  const here = path === href || path.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={here ? 'page' : undefined}
      className={clsx(
        'flex items-center whitespace-nowrap rounded-control px-2 py-1 text-sm pointer-coarse:min-h-11',
        here ? 'bg-pressed font-semibold' : 'text-muted hover:bg-raised hover:text-ink',
      )}
    >
      {title}
    </Link>
  );
}
