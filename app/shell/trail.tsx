import type { Locale } from '@kozyr/contracts/locales';
import { getTranslations } from 'next-intl/server';
import { AppLink } from '@/components/controls/app-link';
import { routes } from '@/lib/routes/routes';
import { breadcrumbList } from '@/lib/seo/json-ld';
import { absoluteAddress } from '@/lib/seo/page-metadata';
import { JsonLd } from './json-ld';

type Step = { name: string; href: string };

/** The way to a nested page, for readers and for search engines. The last step is the page itself. Paths without locale. */
export async function Trail({ locale, steps }: { locale: Locale; steps: readonly [Step, ...Step[]] }) {
  const t = await getTranslations('trail');
  const above = steps.slice(0, -1);
  const whole = [{ name: t('main'), href: routes.main() }, ...steps];
  return (
    <nav aria-label={t('label')} className="text-muted text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {above.map(({ name, href }) => (
          <li key={href} className="flex items-center gap-x-2">
            <AppLink
              href={href}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-ivory hover:underline"
            >
              {name}
            </AppLink>
            <span aria-hidden>/</span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate">
          {steps.at(-1)?.name}
        </li>
      </ol>
      <JsonLd data={breadcrumbList(whole.map(({ name, href }) => ({ name, url: absoluteAddress(locale, href) })))} />
    </nav>
  );
}
