'use client';
import { tell } from '@desk/components/feedback/tell';
import { SelectField } from '@desk/components/form/select-field';
import { TextField } from '@desk/components/form/text-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { isDay, utcDay } from '@desk/lib/format/utc-day';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { getReconciliation, listReconciliations, reconcileDay } from '@kozyr/contracts/operator/reconciliations';
import { listStuck } from '@kozyr/contracts/operator/stuck';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

type Props = {
  /** The day to begin with. */
  day?: string;
  /** The gateway to begin with; undefined: the environment's. */
  gateway?: string | undefined;
  /** Those to choose among, the environment's first; left out: there is no choice. */
  gateways?: readonly string[];
  onClose: () => void;
  onDone: (day: string, gateway: string | undefined) => void;
};

/** Holds a day against the gateway's statement, anew when it was done before. */
export function ReconcileDialog({ day: first, gateway: given, gateways = [], onClose, onDone }: Props) {
  const t = useTranslations('reconciliations.act');
  const u = useTranslations('ui.dialog');
  const explain = useExplain();
  const act = useAct(reconcileDay, [listReconciliations, getReconciliation, listStuck]);
  const [today] = useState(() => utcDay(new Date()));
  const [day, setDay] = useState(first ?? utcDay(new Date(), -1));
  const [gateway, setGateway] = useState(given);
  const right = isDay(day) && day <= today;
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      words={{ close: u('close'), cancel: u('cancel'), submit: t('submit') }}
      explain={(error) => (right ? explain(error) : t('wrong'))}
      onSubmit={async () => {
        if (!right) throw new Error('It is no day that has been.');
        const done = await act.mutateAsync({ body: { day, ...(gateway === undefined ? {} : { gateway }) } });
        tell(t('told', { day, count: done.mismatched }));
        onDone(day, gateway);
      }}
    >
      {gateways.length > 1 && (
        <SelectField
          label={t('gateway')}
          value={gateway ?? gateways[0]}
          onChange={({ target }) => setGateway(target.value === gateways[0] ? undefined : target.value)}
          options={gateways.map((name) => ({ value: name, label: name }))}
        />
      )}
      <TextField label={t('day')} type="date" value={day} max={today} onChange={({ target }) => setDay(target.value)} />
    </ActDialog>
  );
}
