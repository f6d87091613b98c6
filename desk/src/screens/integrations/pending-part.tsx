'use client';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { Moment } from '@desk/components/moment';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { Facts } from '@desk/components/record/facts';
import { Part } from '@desk/components/record/part';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useOperator } from '@desk/lib/own/operator-provider';
import { useAct } from '@desk/lib/query/use-act';
import { confirmIntegration, type IntegrationRecord, rejectIntegration } from '@kozyr/contracts/operator/integrations';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { STALE } from './stale';
import { changesOf } from './typed-settings';

type Props = { of: IntegrationRecord; pending: NonNullable<IntegrationRecord['pending']>; may: boolean };

/** What waits for a second person, field by field beside what holds, and what that person may say to it. */
export function PendingPart({ of: integration, pending, may }: Props) {
  const t = useTranslations('integrations');
  const d = useTranslations('ui.dialog');
  const explain = useExplain();
  const own = useOperator();
  const [asking, setAsking] = useState<'confirm' | 'reject' | null>(null);
  const confirm = useAct(confirmIntegration, STALE);
  const reject = useAct(rejectIntegration, STALE);
  const { name, version, settings, title } = integration;
  const changes = pending.settings ? changesOf(settings, pending.settings) : [];
  const change = (before: string, after: string) => `${before || t('none')} → ${after || t('none')}`;
  const act = asking === 'reject' ? reject : confirm;
  return (
    <Part
      title={t('pending')}
      action={
        may && (
          <>
            <Button onClick={() => setAsking('reject')}>{t('reject')}</Button>
            {pending.by !== own.name && (
              <Button look="action" onClick={() => setAsking('confirm')}>
                {t('confirm')}
              </Button>
            )}
          </>
        )
      }
    >
      <Facts
        of={[
          [t('proposedBy'), pending.by],
          [t('proposedAt'), <Moment key="at" at={pending.at} />],
          [t('column.state'), pending.state && t('turnOn')],
          [t('titleLabel'), pending.title && pending.title !== title && change(title, pending.title)],
          ...changes.map(({ field, before, after }) => [t(`field.${field}`), change(before, after)] as const),
        ]}
      />
      {pending.by === own.name && <p className="mt-2 text-muted text-sm">{t('secondPerson')}</p>}
      {asking && (
        <ActDialog
          open
          danger={asking === 'reject'}
          onClose={() => setAsking(null)}
          title={t(`${asking}Title`)}
          description={t(`${asking}Text`)}
          words={{ close: d('close'), cancel: d('cancel'), submit: t(asking) }}
          explain={explain}
          onSubmit={async () => {
            await act.mutateAsync({ params: { name }, body: { version } });
            tell(t(asking === 'confirm' ? 'confirmed' : 'rejected'));
          }}
        />
      )}
    </Part>
  );
}
