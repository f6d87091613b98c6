import { getTranslations } from 'next-intl/server';
import type { PageParams } from '@/app/page-params';
import { PageBlocks } from '@/app/shell/page-blocks';
import { readShell, shellMetadata } from '@/app/shell/page-shell';
import { componentsOf } from '@/app/shell/placing';
import { ButtonLink } from '@/components/controls/button-link';
import { AddressTabs } from '@/components/display/address-tabs';
import { EmptyState } from '@/components/feedback/empty-state';
import { PageHeader } from '@/components/layout/page-header';
import { type JackpotsTab, routes } from '@/lib/routes/routes';

export function generateMetadata({ params }: { params: PageParams }) {
  return shellMetadata('jackpots', params);
}

/** The jackpots: their conditions in the editors' words, and who has won. Both are public (spec §2). */
export default async function JackpotsPage({ params }: { params: PageParams }) {
  const { title, locale, audience, components } = await readShell('jackpots', params);
  const t = await getTranslations('jackpotsPage');
  const tab = (key: JackpotsTab) => ({ key, href: routes.jackpots(key), label: t(key) });
  // What is not meant for the history is a condition.
  const conditions = componentsOf(components, { tabs: ['history'] });
  const history = componentsOf(components, { tab: 'history', tabs: ['history'] });
  const toGames = <ButtonLink href={routes.games()}>{t('toGames')}</ButtonLink>;
  return (
    <>
      <PageHeader title={title} />
      <AddressTabs
        label={t('tabs')}
        queryKey="tab"
        tabs={[
          {
            ...tab('conditions'),
            panel:
              conditions.length > 0 ? (
                <PageBlocks components={conditions} locale={locale} audience={audience} page="jackpots" />
              ) : (
                <EmptyState suit="hearts" title={t('noConditionsTitle')} action={toGames}>
                  {t('noConditionsText')}
                </EmptyState>
              ),
          },
          {
            ...tab('history'),
            panel: (
              <>
                <EmptyState suit="hearts" title={t('noHistoryTitle')} action={toGames}>
                  {t('noHistoryText')}
                </EmptyState>
                <PageBlocks components={history} locale={locale} audience={audience} page="jackpots" under />
              </>
            ),
          },
        ]}
      />
    </>
  );
}
