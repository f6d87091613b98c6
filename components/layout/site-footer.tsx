import type { ReactNode } from 'react';
import { AppLink } from '../controls/app-link';

/** The foot of every page: links, languages, the age mark, responsible gaming, social channels. */
export function SiteFooter({
  linksLabel,
  links,
  languages,
  social,
  ageNotice,
  responsible,
  legal,
}: {
  linksLabel: string;
  links: readonly { href: string; label: string }[];
  languages: ReactNode;
  social?: ReactNode;
  ageNotice: string;
  responsible: string;
  legal: string;
}) {
  return (
    <footer className="mt-16 flex flex-col gap-8 rounded-card bg-surface-1 px-5 py-8 text-sm tablet:px-8">
      <div className="flex flex-col gap-8 desktop1440:flex-row desktop1440:justify-between">
        <nav aria-label={linksLabel}>
          <ul className="grid gap-x-8 mobile:grid-cols-2 tablet:flex tablet:flex-wrap">
            {links.map((link) => (
              <li key={link.href}>
                <AppLink href={link.href} className="inline-flex min-h-11 items-center text-muted hover:text-ivory">
                  {link.label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        {social}
      </div>
      <div className="flex flex-col gap-6 desktop1440:flex-row desktop1440:items-center desktop1440:justify-between">
        <div className="flex max-w-2xl items-start gap-4">
          <span
            aria-hidden
            className="flex size-11 shrink-0 items-center justify-center rounded-chip font-bold font-display text-xs ring-2 ring-muted"
          >
            21+
          </span>
          <p className="text-muted">
            <strong className="font-semibold text-ivory">{ageNotice}</strong> {responsible}
          </p>
        </div>
        {languages}
      </div>
      <p className="text-muted text-xs">{legal}</p>
    </footer>
  );
}
