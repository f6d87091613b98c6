'use client';
import type { ReactNode } from 'react';
import { Link } from '../../lib/i18n/navigation';

/** Letters of an id that are enough to tell records of one list apart. */
const SHOWN = 8;

type Props = {
  href: string;
  /** The whole id: its beginning is shown, all of it on the mouse. */
  id?: string;
  children?: ReactNode;
};

/** A link to a record: by its name, or by the beginning of its id. */
export function RecordLink({ href, id, children }: Props) {
  return (
    <Link href={href} prefetch={false} title={id} className="text-link underline underline-offset-2 hover:no-underline">
      {children ?? <span className="font-code">{id?.slice(0, SHOWN)}</span>}
    </Link>
  );
}
