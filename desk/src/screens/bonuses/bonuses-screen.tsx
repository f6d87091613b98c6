'use client';
import { buttonLook } from '@desk/components/form/button';
import { PageHead } from '@desk/components/record/page-head';
import { Tabs } from '@desk/components/record/tabs';
import { useAddress } from '@desk/lib/address/use-address';
import { Link } from '@desk/lib/i18n/navigation';
import { useMay } from '@desk/lib/own/operator-provider';
import { routes } from '@desk/lib/routes';
import { useTranslations } from 'next-intl';
import { BonusesList } from './bonuses-list';
import { KindsPart } from './kinds-part';

const TABS = ['list', 'kinds'] as const;
const PANEL = 'bonuses-panel';

/** Bonuses: those there are, and which kinds of them are given at all. */
export function BonusesScreen() {
  const t = useTranslations('bonuses');
  const may = useMay('bonuses.change');
  const [asked, change] = useAddress();
  const tab = TABS.find((one) => one === asked.tab) ?? 'list';
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t('title')}
        detail={t('detail')}
        actions={
          may && (
            <Link href={routes.newBonus} className={buttonLook('action')}>
              {t('new.open')}
            </Link>
          )
        }
      />
      <Tabs
        label={t('title')}
        tabs={TABS.map((name) => ({ name, title: t(`tab.${name}`) }))}
        current={tab}
        onChoose={(name) => change({ tab: name === 'list' ? undefined : name })}
        panel={PANEL}
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={`${PANEL}-${tab}`}>
        {tab === 'list' ? <BonusesList /> : <KindsPart />}
      </div>
    </div>
  );
}
