import { getTranslations } from 'next-intl/server';
import { PageTexts } from '@/app/frame/page-texts';
import { ServerData } from '@/app/frame/server-data';
import type { PageParams } from '@/app/page-params';
import { PageBlocks } from '@/app/shell/page-blocks';
import { readShell, shellMetadata } from '@/app/shell/page-shell';
import { componentsOf } from '@/app/shell/placing';
import { WhereOffered } from '@/app/shell/where-offered';
import { ButtonLink } from '@/components/controls/button-link';
import { AddressTabs } from '@/components/display/address-tabs';
import { EmptyState } from '@/components/feedback/empty-state';
import { PageHeader } from '@/components/layout/page-header';
import { JackpotBoard } from '@/features/jackpots/components/jackpot-board';
import { JackpotHistory } from '@/features/jackpots/components/jackpot-history';
import { OpenRoundNotice } from '@/features/jackpots/components/open-round-notice';
import { fetchJackpots } from '@/lib/catalogue/catalogue';
import { currenciesOf } from '@/lib/i18n/languages';
import { type JackpotsTab, routes } from '@/lib/routes/routes';

export function generateMetadata({ params }: { params: PageParams }) {
  return shellMetadata('jackpots', params);
}

/** The jackpots as they are, their conditions in the editors' words, and who has won. All public (spec §2). */
export default async function JackpotsPage({ params }: { params: PageParams }) {
  const { title, locale, audience, components } = await readShell('jackpots', params);
  const t = await getTranslations('jackpotsPage');
  const jackpots = await fetchJackpots();
  const tab = (key: JackpotsTab) => ({ key, href: routes.jackpots(key), label: t(key) });
  // What is not meant for the history is a condition.
  const conditions = componentsOf(components, { tabs: ['history'] });
  const history = componentsOf(components, { tab: 'history', tabs: ['history'] });
  const toGames = <ButtonLink href={routes.games()}>{t('toGames')}</ButtonLink>;
  return (
    <>
      <PageHeader title={title} />
      <WhereOffered needs="jackpots" suit="hearts">
        <div className="mb-8 flex flex-col gap-4 empty:hidden">
          {audience === 'member' && (
            <PageTexts of={['jackpots']}>
              <ServerData>
                <OpenRoundNotice />
              </ServerData>
            </PageTexts>
          )}
          {jackpots && jackpots.length > 0 && <JackpotBoard jackpots={jackpots} first={currenciesOf(locale)[0]} />}
        </div>
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
                  <PageTexts of={['jackpots']}>
                    <ServerData>
                      <JackpotHistory
                        empty={
                          <EmptyState suit="hearts" title={t('noHistoryTitle')} action={toGames}>
                            {t('noHistoryText')}
                          </EmptyState>
                        }
                      />
                    </ServerData>
                  </PageTexts>
                  <PageBlocks components={history} locale={locale} audience={audience} page="jackpots" under />
                </>
              ),
            },
          ]}
        />
      </WhereOffered>
    </>
  );
}
