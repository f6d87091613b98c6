'use client';
import { Badge } from '@desk/components/feedback/badge';
import { Empty } from '@desk/components/feedback/empty';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { Moment } from '@desk/components/moment';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { Loaded } from '@desk/components/record/loaded';
import { Part } from '@desk/components/record/part';
import { SmallTable } from '@desk/components/record/small-table';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useMay } from '@desk/lib/own/operator-provider';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { useAct } from '@desk/lib/query/use-act';
import { listAudit } from '@kozyr/contracts/operator/audit';
import { type CodeBatch, listBonusCodes, withdrawBonusCodes } from '@kozyr/contracts/operator/bonus-codes';
import type { OperatorBonus } from '@kozyr/contracts/operator/bonuses';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MakeCodesDialog } from './make-codes-dialog';

/** The codes of one use that were made for a bonus; the codes themselves are told once, as a file. */
export function CodesPart({ of: { bonus } }: { of: OperatorBonus }) {
  const t = useTranslations('bonuses');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const may = useMay('bonuses.change');
  const { id } = bonus;
  const [making, setMaking] = useState(false);
  const [asking, setAsking] = useState<CodeBatch | null>(null);
  const read = useQuery(endpointQuery(listBonusCodes, { params: { id } }));
  const withdraw = useAct(withdrawBonusCodes, [listBonusCodes, listAudit]);
  return (
    <Part
      title={t('tab.codes')}
      action={may && <Button onClick={() => setMaking(true)}>{t('codes.make.open')}</Button>}
    >
      <Loaded of={read} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={t('codes.none')}>{t('codes.noneText')}</Empty>
          ) : (
            <SmallTable
              label={t('tab.codes')}
              rows={items}
              rowKey={(batch) => batch.id}
              columns={[
                { id: 'note', title: t('codes.note'), cell: ({ note }) => note },
                { id: 'made', title: t('codes.madeAt'), cell: ({ made_at: at }) => <Moment at={at} /> },
                { id: 'by', title: t('codes.by'), cell: ({ made_by: by }) => by },
                { id: 'used', title: t('codes.used'), align: 'end', cell: ({ used, codes }) => `${used} / ${codes}` },
                {
                  id: 'acts',
                  title: t('column.acts'),
                  cell: (batch) =>
                    batch.withdrawn_at ? (
                      <Badge>{t('codes.withdrawn')}</Badge>
                    ) : (
                      may && (
                        <Button
                          aria-label={`${t('codes.withdraw.open')}: ${batch.note}`}
                          onClick={() => setAsking(batch)}
                        >
                          {t('codes.withdraw.open')}
                        </Button>
                      )
                    ),
                },
              ]}
            />
          )
        }
      </Loaded>
      {making && <MakeCodesDialog id={id} onClose={() => setMaking(false)} />}
      {asking && (
        <ActDialog
          open
          danger
          onClose={() => setAsking(null)}
          title={t('codes.withdraw.title')}
          description={t('codes.withdraw.text', { count: asking.codes - asking.used })}
          words={{ close: ui('dialog.close'), cancel: ui('dialog.cancel'), submit: t('codes.withdraw.open') }}
          explain={explain}
          onSubmit={async () => {
            await withdraw.mutateAsync({ params: { id, batch: asking.id } });
            tell(t('codes.withdraw.told'));
          }}
        />
      )}
    </Part>
  );
}
