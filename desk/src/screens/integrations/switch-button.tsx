'use client';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useOperator } from '@desk/lib/own/operator-provider';
import { useAct } from '@desk/lib/query/use-act';
import { type IntegrationRecord, switchIntegration } from '@kozyr/contracts/operator/integrations';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { STALE } from './stale';

/** Turns an integration off, or proposes to turn it on. */
export function SwitchButton({ of: integration }: { of: IntegrationRecord }) {
  const t = useTranslations('integrations');
  const d = useTranslations('ui.dialog');
  const explain = useExplain();
  const own = useOperator();
  const [asking, setAsking] = useState(false);
  const act = useAct(switchIntegration, STALE);
  const { name, version, state, pending } = integration;
  const to = state === 'on' ? 'off' : 'on';
  // Somebody else's proposal is confirmed or rejected before anything is added to it.
  if (pending?.state === 'on' || (to === 'on' && pending && pending.by !== own.name)) return null;
  const words = to === 'on' ? 'turnOn' : 'turnOff';
  return (
    <>
      <Button look={to === 'on' ? 'action' : 'danger'} onClick={() => setAsking(true)}>
        {t(words)}
      </Button>
      <ActDialog
        open={asking}
        danger={to === 'off'}
        onClose={() => setAsking(false)}
        title={t(`${words}Title`)}
        description={t(`${words}Text`)}
        words={{ close: d('close'), cancel: d('cancel'), submit: t(words) }}
        explain={explain}
        onSubmit={async () => {
          await act.mutateAsync({ params: { name }, body: { version, state: to } });
          tell(to === 'on' ? t('proposed') : t('turnedOff'));
        }}
      />
    </>
  );
}
