'use client';
import { tell } from '@desk/components/feedback/tell';
import { TextField } from '@desk/components/form/text-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { momentIn } from '@desk/lib/format/zone-days';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { CURRENCY_ZONES } from '@kozyr/contracts/money';
import { endIntegrationKey, type IntegrationKey } from '@kozyr/contracts/operator/integrations';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { STALE } from './stale';

/** Ends a key now or later, or drops one that waits. */
export function EndKeyDialog({ name, of: key, onClose }: { name: string; of: IntegrationKey; onClose: () => void }) {
  const t = useTranslations('integrations');
  const d = useTranslations('ui.dialog');
  const explain = useExplain();
  const act = useAct(endIntegrationKey, STALE);
  const [at, setAt] = useState('');
  const proposed = key.state === 'proposed';
  return (
    <ActDialog
      open
      danger
      onClose={onClose}
      title={t(proposed ? 'dropKeyTitle' : 'endKeyTitle')}
      description={t(proposed ? 'dropKeyText' : 'endKeyText', { fingerprint: key.fingerprint })}
      words={{ close: d('close'), cancel: d('cancel'), submit: t(proposed ? 'reject' : 'endKey') }}
      explain={explain}
      onSubmit={async () => {
        const moment = momentIn(at, CURRENCY_ZONES.uah)?.toISOString() ?? null;
        await act.mutateAsync({ params: { name, id: key.id }, body: { at: moment } });
        tell(t(proposed ? 'keyDropped' : moment === null ? 'keyEnded' : 'keyEnds'));
      }}
    >
      {!proposed && (
        <TextField
          label={t('endsAt')}
          hint={t('endsHint')}
          type="datetime-local"
          value={at}
          onChange={({ target }) => setAt(target.value)}
        />
      )}
    </ActDialog>
  );
}
