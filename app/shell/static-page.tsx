import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/controls/button-link';
import { RichText } from '@/components/display/rich-text';
import { EmptyState } from '@/components/feedback/empty-state';
import { PageHeader } from '@/components/layout/page-header';
import type { Audience } from '@/lib/content/component-rules';
import { getContentPage } from '@/lib/content/content';
import { formatDate } from '@/lib/format/dates';
import { SITE_TIME_ZONE } from '@/lib/i18n/languages';
import { routes } from '@/lib/routes/routes';
import type { PageParams } from '../page-params';
import { PageBlocks } from './page-blocks';
import { readShell } from './page-shell';

export type StaticPageKey = 'about-us' | 'responsible-gaming' | 'terms' | 'privacy-policy';

/** A page whose text is the editors' own, with the blocks they put under it; without either, an honest sentence. */
export async function StaticPage({
  pageKey,
  params,
  tools,
}: {
  pageKey: StaticPageKey;
  params: PageParams;
  /** What is done on the page, before its text. */
  tools?: (audience: Audience) => ReactNode;
}) {
  const shell = await readShell(pageKey, params);
  const t = await getTranslations('pages');
  const record = await getContentPage(pageKey, shell.locale);
  const components = shell.components ?? [];
  return (
    <article>
      <PageHeader title={shell.title}>
        {record &&
          t('updated', { date: formatDate(record.updatedAt, { locale: shell.locale, timeZone: SITE_TIME_ZONE }) })}
      </PageHeader>
      <div className="flex flex-col gap-10">
        {tools?.(shell.audience)}
        {shell.text && <RichText html={shell.text} className="max-w-3xl" />}
        <PageBlocks components={components} locale={shell.locale} audience={shell.audience} page={pageKey} under />
        {!shell.text && components.length === 0 && (
          <EmptyState
            title={t('unavailableTitle')}
            suit="clubs"
            action={<ButtonLink href={routes.main()}>{t('toMain')}</ButtonLink>}
          >
            {t('unavailableText')}
          </EmptyState>
        )}
      </div>
    </article>
  );
}
