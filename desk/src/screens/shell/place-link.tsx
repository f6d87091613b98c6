'use client';
import { Link, usePathname } from '@desk/lib/i18n/navigation';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';

/** A place in the menu; the one whose page is open is marked, and brought to where it is seen. */
export function PlaceLink({ href, title }: { href: string; title: string }) {
  const path = usePathname();
  const here = path === href || path.startsWith(`${href}/`);
  const link = useRef<HTMLAnchorElement>(null);
  // The menu alone is moved: scrollIntoView would move the page too, which may be on its way back to where it was.
  useEffect(() => {
    const menu = link.current?.closest('nav');
    if (!here || !link.current || !menu) return;
    const [own, all] = [link.current.getBoundingClientRect(), menu.getBoundingClientRect()];
    if (own.left < all.left || own.right > all.right) menu.scrollLeft += own.left - all.left - all.width / 3;
    if (own.top < all.top || own.bottom > all.bottom) menu.scrollTop += own.top - all.top - all.height / 3;
  }, [here]);
  return (
    <Link
      ref={link}
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
