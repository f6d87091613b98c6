import { getTranslations } from 'next-intl/server';
import { PageTexts } from '@/app/frame/page-texts';
import type { PageParams } from '@/app/page-params';
import { AskToJoin } from '@/app/shell/ask-to-join';
import { PageBlocks } from '@/app/shell/page-blocks';
import { readShell, shellMetadata } from '@/app/shell/page-shell';
import { componentsOf, hasAction, splitIntro } from '@/app/shell/placing';
import { WhereOffered } from '@/app/shell/where-offered';
import { ButtonLink } from '@/components/controls/button-link';
import { AddressTabs } from '@/components/display/address-tabs';
import { EmptyState } from '@/components/feedback/empty-state';
import { PageHeader } from '@/components/layout/page-header';
import { BATTLE_TAB_KEY, type BattlesTab, routes } from '@/lib/routes/routes';
import { BattlesIsland } from './islands';

const TABS: readonly BattlesTab[] = ['active', 'last'];
const TEXTS = ['battles'] as const;

export function generateMetadata({ params }: { params: PageParams }) {
  return shellMetadata('battles', params);
}

/** Battles that run and battles that are over. Everybody may look; entering is for registered players (spec §6). */
export default async function BattlesPage({ params }: { params: PageParams }) {
  const { title, locale, audience, components } = await readShell('battles', params);
  const { intro, rest } = splitIntro(components);
  const t = await getTranslations('battlesPage');
  const member = audience === 'member';
  const tab = (key: BattlesTab) => ({ key, href: routes.battles(key), label: t(key) });
  const blocks = (key?: BattlesTab) => (
    <PageBlocks
      components={componentsOf(rest, { tabs: TABS, ...(key ? { tab: key } : {}) })}
      locale={locale}
      audience={audience}
      page="battles"
      under
    />
  );
  const list = (key: BattlesTab) => (
    <PageTexts of={TEXTS}>
      <BattlesIsland
        list={key}
        member={member}
        empty={
          key === 'active' ? (
            <EmptyState
              suit="spades"
              title={t('noneActiveTitle')}
              action={<ButtonLink href={routes.games()}>{t('toGames')}</ButtonLink>}
            >
              {t('noneActiveText')}
            </EmptyState>
          ) : (
            <EmptyState suit="spades" title={t('noneLastTitle')}>
              {t('noneLastText')}
            </EmptyState>
          )
        }
      />
    </PageTexts>
  );
  return (
    <>
      <PageHeader title={title} />
      <div className="flex flex-col gap-12">
        <WhereOffered needs="battles" suit="spades">
          <PageBlocks components={intro} locale={locale} audience={audience} page="battles" />
          <AddressTabs
            label={t('tabs')}
            queryKey={BATTLE_TAB_KEY}
            tabs={[
              {
                ...tab('active'),
                panel: (
                  <>
                    {!member && (
                      <AskToJoin
                        suit="spades"
                        title={t('registerTitle')}
                        text={t('registerText')}
                        action={t('register')}
                        kind="register"
                        over={routes.battles()}
                        quiet={hasAction(intro)}
                      />
                    )}
                    {list('active')}
                    {blocks('active')}
                  </>
                ),
              },
              {
                ...tab('last'),
                panel: (
                  <>
                    {list('last')}
                    {blocks('last')}
                  </>
                ),
              },
            ]}
          />
          {blocks()}
        </WhereOffered>
      </div>
    </>
  );
}
