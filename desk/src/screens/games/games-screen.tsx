'use client';
import { PageHead } from '@desk/components/record/page-head';
import { RecordLink } from '@desk/components/record/record-link';
import { Tabs } from '@desk/components/record/tabs';
import { useAddress } from '@desk/lib/address/use-address';
import { useMay } from '@desk/lib/own/operator-provider';
import { routes } from '@desk/lib/routes';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ClosedTables } from './closed-tables';
import { ClosingDialog } from './closing-dialog';
import { GamesList } from './games-list';
import { ProvidersList } from './providers-list';
import { SwitchDialog } from './switch-dialog';
import { TechnicalWork } from './technical-work';
import type { Offered } from './use-offer-acts';

const TABS = ['games', 'providers', 'work', 'tables'] as const;
const PANEL = 'games-panel';

/** What is on offer, where it is closed, technical work, and tables that are closed. */
export function GamesScreen() {
  const t = useTranslations('games');
  const mayRead = useMay('promotions.read');
  const [asked, change] = useAddress();
  const [switched, setSwitched] = useState<Offered | null>(null);
  const [closing, setClosing] = useState<Offered | null>(null);
  const tab = TABS.find((one) => one === asked.tab) ?? 'games';
  const acts = { onSwitch: setSwitched, onClosing: setClosing };
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t('title')}
        detail={t('detail')}
        actions={mayRead && <RecordLink href={routes.promotionKind('closed-games')}>{t('byDate')}</RecordLink>}
      />
      <Tabs
        label={t('title')}
        panel={PANEL}
        current={tab}
        tabs={TABS.map((name) => ({ name, title: t(`tab.${name}`) }))}
        onChoose={(name) =>
          change({ tab: name === 'games' ? undefined : name, q: undefined, provider: undefined, state: undefined })
        }
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={`${PANEL}-${tab}`}>
        {tab === 'games' && <GamesList {...acts} />}
        {tab === 'providers' && <ProvidersList {...acts} />}
        {tab === 'work' && <TechnicalWork />}
        {tab === 'tables' && <ClosedTables />}
      </div>
      {switched && <SwitchDialog of={switched} onClose={() => setSwitched(null)} />}
      {closing && <ClosingDialog of={closing} onClose={() => setClosing(null)} />}
    </div>
  );
}
