'use client';
import { buttonLook } from '@desk/components/form/button';
import { Loaded } from '@desk/components/record/loaded';
import { PageHead } from '@desk/components/record/page-head';
import { Tabs } from '@desk/components/record/tabs';
import { useAddress } from '@desk/lib/address/use-address';
import { Link } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { getPlayerRecord, type PlayerRecord } from '@kozyr/contracts/operator/player-record';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BonusesTab } from './bonuses-tab';
import { MovementsTab } from './movements-tab';
import { type Contacts, Overview } from './overview';
import { PaymentsTab } from './payments-tab';
import { PlayerActs } from './player-acts';
import { RelationsTab } from './relations-tab';
import { RoundsTab } from './rounds-tab';
import { SessionsTab } from './sessions-tab';
import { StateBadge } from './state-badge';
import { TagList } from './tag-list';

const TABS = ['overview', 'movements', 'rounds', 'payments', 'bonuses', 'sessions', 'relations'] as const;
type Tab = (typeof TABS)[number];
const PANEL = 'player-part';

function Panel({ tab, of, opened, name }: { tab: Tab; of: PlayerRecord; opened: Contacts | null; name: string }) {
  const { id } = of;
  switch (tab) {
    case 'overview':
      return <Overview of={of} opened={opened} />;
    case 'movements':
      return <MovementsTab id={id} />;
    case 'rounds':
      return <RoundsTab id={id} />;
    case 'payments':
      return <PaymentsTab id={id} />;
    case 'bonuses':
      return <BonusesTab id={id} />;
    case 'sessions':
      return <SessionsTab id={id} />;
    case 'relations':
      return <RelationsTab id={id} name={name} />;
  }
}

/** The record of one player: who they are, what they did, and what may be done. */
export function PlayerScreen({ id }: { id: string }) {
  const t = useTranslations('players');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const [asked, change] = useAddress();
  const [opened, setOpened] = useState<Contacts | null>(null);
  const tab = TABS.find((one) => one === asked.tab) ?? 'overview';
  const record = useQuery(endpointQuery(getPlayerRecord, { params: { id } }));
  return (
    <div className="flex flex-col gap-4">
      <nav aria-label={t('title')}>
        <Link href={routes.players} className={buttonLook('quiet')}>
          {t('back')}
        </Link>
      </nav>
      <Loaded of={record} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
        {(of) => {
          const name = of.nickname ?? t('nameless');
          return (
            <>
              <PageHead
                title={name}
                badges={
                  <>
                    <StateBadge state={of.state} until={of.state_until} />
                    <TagList tags={of.tags} />
                  </>
                }
                detail={[of.phone, of.email].filter(Boolean).join(' · ')}
                actions={<PlayerActs of={of} onContacts={setOpened} />}
              />
              <Tabs
                label={t('tab.label')}
                panel={PANEL}
                current={tab}
                tabs={TABS.map((one) => ({ name: one, title: t(`tab.${one}`) }))}
                onChoose={(next) => change({ tab: next === 'overview' ? undefined : next })}
              />
              <div id={PANEL} role="tabpanel" aria-labelledby={`${PANEL}-${tab}`}>
                <Panel tab={tab} of={of} opened={opened} name={name} />
              </div>
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
