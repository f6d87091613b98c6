'use client';
import { tell } from '@desk/components/feedback/tell';
import { SelectField } from '@desk/components/form/select-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import type { OperatorProvider } from '@kozyr/contracts/operator/offer';
import {
  listOperatorMaintenance,
  maintenanceKindSchema,
  setOperatorMaintenance,
} from '@kozyr/contracts/operator/running';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

const KINDS = maintenanceKindSchema.options;

/** Says that technical work begins: no game opens there, no stake is taken, wins are paid. */
export function BeginWorkDialog({
  providers,
  onClose,
}: {
  providers: readonly OperatorProvider[];
  onClose: () => void;
}) {
  const t = useTranslations('games.work');
  const u = useTranslations('ui.dialog');
  const explain = useExplain();
  const act = useAct(setOperatorMaintenance, [listOperatorMaintenance]);
  const [provider, setProvider] = useState('');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('PLANNED');
  return (
    <ActDialog
      open
      danger
      onClose={onClose}
      title={t('beginTitle')}
      description={t('beginText')}
      words={{ close: u('close'), cancel: u('cancel'), submit: t('begin') }}
      explain={explain}
      onSubmit={async () => {
        await act.mutateAsync({ body: { provider: provider || null, kind } });
        tell(t('begun'));
      }}
    >
      <SelectField
        label={t('where')}
        value={provider}
        options={[{ value: '', label: t('all') }, ...providers.map(({ slug, name }) => ({ value: slug, label: name }))]}
        onChange={({ target }) => setProvider(target.value)}
      />
      <SelectField
        label={t('kind')}
        value={kind}
        options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={({ target }) => setKind(KINDS.find((one) => one === target.value) ?? 'PLANNED')}
      />
    </ActDialog>
  );
}
