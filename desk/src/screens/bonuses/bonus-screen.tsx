'use client';
import { Notice } from '@desk/components/feedback/notice';
import { Loaded } from '@desk/components/record/loaded';
import { PageHead } from '@desk/components/record/page-head';
import { Part } from '@desk/components/record/part';
import { Tabs } from '@desk/components/record/tabs';
import { useAddress } from '@desk/lib/address/use-address';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { BONUS_LABELS } from '@kozyr/contracts/bonuses';
import { getOperatorBonus, type OperatorBonus } from '@kozyr/contracts/operator/bonuses';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { BonusActs } from './bonus-acts';
import { BonusStatus } from './bonus-status';
import { CardPreview } from './card-preview';
import { cardTermsOfBonus } from './card-terms';
import { CodesPart } from './codes-part';
import { HistoryPart } from './history-part';
import { NumbersPart } from './numbers-part';
import { TakersPart } from './takers-part';
import { TermsPart } from './terms-part';

const PANEL = 'bonus-panel';

function Overview({ of }: { of: OperatorBonus }) {
  const t = useTranslations('bonuses');
  const { bonus } = of;
  return (
    <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-2">
      <TermsPart of={of} />
      <div className="flex min-w-0 flex-col gap-4">
        <NumbersPart of={of} />
        <Part title={t('preview.title')}>
          <CardPreview
            terms={cardTermsOfBonus(of)}
            group={BONUS_LABELS.find((label) => label === of.group.name) ?? BONUS_LABELS[0]}
            currency={bonus.currency}
            name={bonus.name}
            names={bonus.names ?? {}}
          />
        </Part>
      </div>
    </div>
  );
}

/** One bonus: its terms, its card, what it cost, who has it, its codes, and who changed what. */
export function BonusScreen({ id }: { id: string }) {
  const t = useTranslations('bonuses');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const [asked, change] = useAddress();
  const read = useQuery(endpointQuery(getOperatorBonus, { params: { id } }));
  return (
    <Loaded of={read} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
      {(shown) => {
        const hasCodes = shown.bonus.type === 'PROMO_CODE';
        const tabs = (['overview', 'takers', 'codes', 'history'] as const).filter((one) => one !== 'codes' || hasCodes);
        const tab = tabs.find((one) => one === asked.tab) ?? 'overview';
        return (
          <div className="flex flex-col gap-4">
            <PageHead
              title={shown.bonus.name}
              detail={t(`group.${shown.group.name}`)}
              badges={<BonusStatus status={shown.bonus.status} />}
              actions={<BonusActs of={shown} />}
            />
            {!shown.group.enabled && <Notice tone="warn">{t('kindOff')}</Notice>}
            <Tabs
              label={t('parts')}
              tabs={tabs.map((name) => ({ name, title: t(`tab.${name}`) }))}
              current={tab}
              onChoose={(name) => change({ tab: name === 'overview' ? undefined : name })}
              panel={PANEL}
            />
            <div id={PANEL} role="tabpanel" aria-labelledby={`${PANEL}-${tab}`}>
              {tab === 'overview' && <Overview of={shown} />}
              {tab === 'takers' && <TakersPart of={shown} />}
              {tab === 'codes' && <CodesPart of={shown} />}
              {tab === 'history' && <HistoryPart id={id} />}
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}
