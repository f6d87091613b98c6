import type { Locale } from '@kozyr/contracts/locales';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type PageParams, readPageParams } from '@/app/page-params';
import { ButtonLink } from '@/components/controls/button-link';
import { RichText } from '@/components/display/rich-text';
import { EmptyState } from '@/components/feedback/empty-state';
import { PageHeader } from '@/components/layout/page-header';
import { getContentPage } from '@/lib/content/content';
import { formatDate } from '@/lib/format/dates';
import { routes } from '@/lib/routes/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export type StaticPageKey = 'about-us' | 'responsible-gaming' | 'terms' | 'privacy-policy';

const titles = {
  'about-us': 'aboutUs',
  'responsible-gaming': 'responsibleGaming',
  terms: 'terms',
  'privacy-policy': 'privacy',
} as const;

async function titleOf(key: StaticPageKey, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'footer' });
  return t(titles[key]);
}

/** What search engines read of a page whose text is the editors'. */
export async function staticPageMetadata(key: StaticPageKey, params: PageParams): Promise<Metadata> {
  const { locale } = await readPageParams(params);
  const t = await getTranslations('meta');
  const page = await getContentPage(key, locale);
  return pageMetadata({
    locale,
    path: `/${key}`,
    title: `${page?.title || (await titleOf(key, locale))} | Kozyr`,
    description: page?.description || t('mainDescription'),
  });
}

/** A page whose text is the editors' own; without it, the title and an honest sentence. */
export async function StaticPage({ pageKey, params }: { pageKey: StaticPageKey; params: PageParams }) {
  const { locale } = await readPageParams(params);
  const t = await getTranslations('pages');
  const page = await getContentPage(pageKey, locale);
  return (
    <article className="max-w-3xl">
      <PageHeader title={page?.title || (await titleOf(pageKey, locale))}>
        {page && t('updated', { date: formatDate(page.updatedAt, { locale, timeZone: 'Europe/Kyiv' }) })}
      </PageHeader>
      {page?.text ? (
        <RichText html={page.text} />
      ) : (
        <EmptyState
          title={t('unavailableTitle')}
          suit="clubs"
          action={<ButtonLink href={routes.main()}>{t('toMain')}</ButtonLink>}
        >
          {t('unavailableText')}
        </EmptyState>
      )}
    </article>
  );
}
