import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageTexts } from '@/app/frame/page-texts';
import type { PageParams } from '@/app/page-params';
import { AskToJoin } from '@/app/shell/ask-to-join';
import { OfferDoors } from '@/app/shell/offer-doors';
import { PageBlocks } from '@/app/shell/page-blocks';
import { readShell, shellMetadata } from '@/app/shell/page-shell';
import { componentsOf } from '@/app/shell/placing';
import { WhereOffered } from '@/app/shell/where-offered';
import { ButtonLink } from '@/components/controls/button-link';
import { AddressTabs } from '@/components/display/address-tabs';
import { Skeleton } from '@/components/feedback/skeleton';
import { PageHeader } from '@/components/layout/page-header';
import { pageMessages } from '@/lib/i18n/client-messages';
import { MoreWords } from '@/lib/i18n/more-words';
import { type BonusesTab, routes, TASKS_PLACE } from '@/lib/routes/routes';
import {
  AvailableBonusesIsland,
  FirstBonusesTabIsland,
  GivenCashbacksIsland,
  OwnBonusesIsland,
  TaskRulesIsland,
  TodaysTasksIsland,
  WeeklyOfferIsland,
} from './islands';

const TABS: readonly BonusesTab[] = ['my', 'available', 'cashbacks'];
const TEXTS = ['bonuses', 'bonusPanel'] as const;

export function generateMetadata({ params }: { params: PageParams }) {
  return shellMetadata('bonuses', params);
}

/** Which tab stands first depends on what the player has. */
const FIRST = {
  decide: <FirstBonusesTabIsland />,
  meanwhile: <Skeleton className="h-64 w-full" />,
};

/** A tab's own part with its texts. */
function OwnPart({ more = [], children }: { more?: readonly 'cashback'[]; children: ReactNode }) {
  return <PageTexts of={[...TEXTS, ...more]}>{children}</PageTexts>;
}

/** The day's tasks, a guest's as their rules. They come late, with what reads their texts. */
async function Tasks({ guest }: { guest: boolean }) {
  return (
    <MoreWords more={await pageMessages(['tasks'])}>{guest ? <TaskRulesIsland /> : <TodaysTasksIsland />}</MoreWords>
  );
}

async function Cashbacks() {
  const t = await getTranslations('bonusesPage');
  return (
    <div className="flex flex-col gap-10">
      <WeeklyOfferIsland text={t('weeklyText')} />
      <GivenCashbacksIsland />
      <div className="flex justify-center">
        <ButtonLink href={routes.cashback()} tone="quiet">
          {t('toCashback')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Bonuses: the player's own, those on offer, cashbacks. Only logged-in players have any (spec §6). */
export default async function BonusesPage({ params }: { params: PageParams }) {
  const { title, locale, audience, components } = await readShell('bonuses', params);
  const t = await getTranslations('bonusesPage');
  const guest = audience === 'guest';
  const tab = (key: BonusesTab) => ({ key, href: routes.bonuses(key), label: t(key) });
  const blocks = (key?: BonusesTab) => (
    <PageBlocks
      components={componentsOf(components, { tabs: TABS, ...(key ? { tab: key } : {}) })}
      locale={locale}
      audience={audience}
      page="bonuses"
      under="late"
    />
  );
  const join = (key: BonusesTab, title: string) => (
    <AskToJoin
      suit="diamonds"
      title={title}
      text={t('loginText')}
      action={t('logIn')}
      kind="login"
      over={routes.bonuses(key)}
    />
  );
  const toGames = <ButtonLink href={routes.games()}>{t('toGames')}</ButtonLink>;
  return (
    <>
      <PageHeader title={title} />
      <div className="flex flex-col gap-12">
        <WhereOffered needs="bonuses" suit="diamonds">
          <AddressTabs
            label={t('tabs')}
            queryKey="tab"
            initial={guest ? 'available' : 'my'}
            {...(guest ? {} : { first: FIRST })}
            tabs={[
              {
                ...tab('my'),
                panel: (
                  <>
                    {guest ? (
                      join('my', t('loginMineTitle'))
                    ) : (
                      <OwnPart>
                        <OwnBonusesIsland
                          toOffers={<ButtonLink href={routes.bonuses('available')}>{t('available')}</ButtonLink>}
                        />
                      </OwnPart>
                    )}
                    <div id={TASKS_PLACE} className="scroll-mt-24">
                      <Tasks guest={guest} />
                    </div>
                    {blocks('my')}
                  </>
                ),
              },
              {
                ...tab('available'),
                panel: (
                  <>
                    <OfferDoors />
                    {guest ? (
                      join('available', t('loginAvailableTitle'))
                    ) : (
                      <OwnPart>
                        <AvailableBonusesIsland toGames={toGames} />
                      </OwnPart>
                    )}
                    {blocks('available')}
                  </>
                ),
              },
              {
                ...tab('cashbacks'),
                needs: 'cashback',
                panel: (
                  <>
                    {guest ? (
                      join('cashbacks', t('loginCashbackTitle'))
                    ) : (
                      <OwnPart more={['cashback']}>
                        <Cashbacks />
                      </OwnPart>
                    )}
                    {blocks('cashbacks')}
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
