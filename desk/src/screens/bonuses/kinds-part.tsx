'use client';
import { Badge } from '@desk/components/feedback/badge';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { Loaded } from '@desk/components/record/loaded';
import { Part } from '@desk/components/record/part';
import { SmallTable } from '@desk/components/record/small-table';
import type { AnswerOf } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useMay } from '@desk/lib/own/operator-provider';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { useAct } from '@desk/lib/query/use-act';
import {
  listOperatorBonuses,
  listOperatorBonusGroups,
  switchOperatorBonusGroup,
} from '@kozyr/contracts/operator/bonuses';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

type Kind = AnswerOf<typeof listOperatorBonusGroups>['items'][number];

/** The kinds of bonuses: each is given at all, or not. */
export function KindsPart() {
  const t = useTranslations('bonuses');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const may = useMay('bonuses.change');
  const [asking, setAsking] = useState<Kind | null>(null);
  const read = useQuery(endpointQuery(listOperatorBonusGroups, {}));
  const act = useAct(switchOperatorBonusGroup, [listOperatorBonusGroups, listOperatorBonuses]);
  const nameOf = ({ name }: Kind) => t(`group.${name}`);
  const verb = ({ enabled }: Kind) => (enabled ? 'off' : 'on');
  return (
    <Part title={t('kinds.title')}>
      <Loaded of={read} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
        {({ items }) => (
          <SmallTable
            label={t('kinds.title')}
            rows={items}
            rowKey={({ name }) => name}
            columns={[
              { id: 'name', title: t('field.group'), cell: nameOf },
              {
                id: 'state',
                title: t('column.status'),
                cell: ({ enabled }) => (
                  <Badge tone={enabled ? 'good' : 'bad'}>{t(enabled ? 'kinds.given' : 'kinds.notGiven')}</Badge>
                ),
              },
              { id: 'bonuses', title: t('title'), align: 'end', cell: ({ bonuses }) => bonuses },
              { id: 'running', title: t('kinds.running'), align: 'end', cell: ({ running }) => running },
              {
                id: 'acts',
                title: t('column.acts'),
                cell: (kind) =>
                  may && (
                    <Button
                      aria-label={`${t(`kinds.${verb(kind)}.open`)}: ${nameOf(kind)}`}
                      onClick={() => setAsking(kind)}
                    >
                      {t(`kinds.${verb(kind)}.open`)}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
      {asking && (
        <ActDialog
          open
          danger={asking.enabled}
          onClose={() => setAsking(null)}
          title={t(`kinds.${verb(asking)}.title`, { name: nameOf(asking) })}
          description={t(`kinds.${verb(asking)}.text`)}
          words={{ close: ui('dialog.close'), cancel: ui('dialog.cancel'), submit: t(`kinds.${verb(asking)}.open`) }}
          explain={explain}
          onSubmit={async () => {
            await act.mutateAsync({ params: { name: asking.name }, body: { enabled: !asking.enabled } });
            tell(t('kinds.told', { name: nameOf(asking) }));
          }}
        />
      )}
    </Part>
  );
}
