'use client';
import { Ago } from '@desk/components/ago';
import { Badge, type Tone } from '@desk/components/feedback/badge';
import { Empty } from '@desk/components/feedback/empty';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { Moment } from '@desk/components/moment';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { Part } from '@desk/components/record/part';
import { SmallTable } from '@desk/components/record/small-table';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useOperator } from '@desk/lib/own/operator-provider';
import { useAct } from '@desk/lib/query/use-act';
import {
  confirmIntegrationKey,
  type IntegrationKey,
  type IntegrationRecord,
} from '@kozyr/contracts/operator/integrations';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddKeyDialog } from './add-key-dialog';
import { EndKeyDialog } from './end-key-dialog';
import { PublicKeyDialog } from './public-key-dialog';
import { STALE } from './stale';

const TONES: Readonly<Record<IntegrationKey['state'], Tone>> = {
  proposed: 'warn',
  waiting: 'note',
  in_use: 'good',
  ended: 'plain',
};

type Asking = { what: 'add' } | { what: 'end' | 'confirm' | 'show'; key: IntegrationKey };

/** The keys of an integration: those that hold at once while they are exchanged, when each was last used, and what may be done with them. */
export function KeysPart({ of: integration, may }: { of: IntegrationRecord; may: boolean }) {
  const t = useTranslations('integrations');
  const d = useTranslations('ui.dialog');
  const explain = useExplain();
  const own = useOperator();
  const [asking, setAsking] = useState<Asking | null>(null);
  const confirm = useAct(confirmIntegrationKey, STALE);
  const close = () => setAsking(null);
  const { name, keys } = integration;
  const acts = (key: IntegrationKey) => (
    <span className="flex gap-1">
      {key.public_key && (
        <Button look="quiet" onClick={() => setAsking({ what: 'show', key })}>
          {t('showKey')}
        </Button>
      )}
      {may && key.state === 'proposed' && key.added_by !== own.name && (
        <Button look="quiet" onClick={() => setAsking({ what: 'confirm', key })}>
          {t('confirm')}
        </Button>
      )}
      {may && key.state !== 'ended' && (
        <Button look="quiet" onClick={() => setAsking({ what: 'end', key })}>
          {t(key.state === 'proposed' ? 'reject' : 'endKey')}
        </Button>
      )}
    </span>
  );
  return (
    <Part title={t('keys')} action={may && <Button onClick={() => setAsking({ what: 'add' })}>{t('addKey')}</Button>}>
      {keys.length === 0 ? (
        <Empty title={t('noKeys')} />
      ) : (
        <SmallTable
          label={t('keys')}
          rows={keys}
          rowKey={({ id }) => id}
          columns={[
            { id: 'use', title: t('key.use'), cell: ({ use }) => t(`use.${use}`) },
            {
              id: 'fingerprint',
              title: t('key.fingerprint'),
              cell: ({ fingerprint }) => <code className="font-code">{fingerprint}</code>,
            },
            {
              id: 'state',
              title: t('key.state'),
              cell: ({ state }) => <Badge tone={TONES[state]}>{t(`keyState.${state}`)}</Badge>,
            },
            { id: 'begins', title: t('key.begins'), cell: ({ begins_at }) => <Moment at={begins_at} /> },
            {
              id: 'ends',
              title: t('key.ends'),
              cell: ({ ends_at }) => (ends_at ? <Moment at={ends_at} /> : t('open')),
            },
            {
              id: 'used',
              title: t('key.used'),
              cell: ({ last_used_at, use }) =>
                last_used_at ? <Ago at={last_used_at} /> : use === 'ours' ? t('signsOnly') : t('never'),
            },
            {
              id: 'by',
              title: t('key.by'),
              cell: ({ added_by, confirmed_by }) =>
                confirmed_by && confirmed_by !== added_by ? `${added_by}, ${confirmed_by}` : added_by,
            },
            { id: 'acts', title: t('key.acts'), cell: acts },
          ]}
        />
      )}
      <p className="mt-2 text-muted text-sm">{t('keysHint')}</p>
      {asking?.what === 'add' && <AddKeyDialog of={integration} onClose={close} />}
      {asking?.what === 'end' && <EndKeyDialog name={name} of={asking.key} onClose={close} />}
      {asking?.what === 'show' && <PublicKeyDialog of={asking.key} onClose={close} />}
      {asking?.what === 'confirm' && (
        <ActDialog
          open
          onClose={close}
          title={t('confirmKeyTitle')}
          description={t('confirmKeyText', { fingerprint: asking.key.fingerprint })}
          words={{ close: d('close'), cancel: d('cancel'), submit: t('confirm') }}
          explain={explain}
          onSubmit={async () => {
            await confirm.mutateAsync({ params: { name, id: asking.key.id } });
            tell(t('keyConfirmed'));
          }}
        />
      )}
    </Part>
  );
}
