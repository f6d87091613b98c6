'use client';
import { Notice } from '@desk/components/feedback/notice';
import { tell } from '@desk/components/feedback/tell';
import { SelectField } from '@desk/components/form/select-field';
import { TextArea } from '@desk/components/form/text-area';
import { TextField } from '@desk/components/form/text-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { Dialog } from '@desk/components/overlay/dialog';
import { momentIn } from '@desk/lib/format/zone-days';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { CURRENCY_ZONES } from '@kozyr/contracts/money';
import { KEYS_OF_PROTOCOL, keyUseSchema } from '@kozyr/contracts/operator/integration-settings';
import { addIntegrationKey, type IntegrationRecord } from '@kozyr/contracts/operator/integrations';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { STALE } from './stale';

/** Adds a key: made here and shown once, or brought. */
export function AddKeyDialog({ of: integration, onClose }: { of: IntegrationRecord; onClose: () => void }) {
  const t = useTranslations('integrations');
  const d = useTranslations('ui.dialog');
  const explain = useExplain();
  const act = useAct(addIntegrationKey, STALE);
  const rules = integration.settings ? KEYS_OF_PROTOCOL[integration.settings.protocol] : [];
  const [use, setUse] = useState(integration.lacks[0] ?? rules[0]?.use ?? 'shared');
  const rule = rules.find((one) => one.use === use);
  const [from, setFrom] = useState<'made' | 'brought'>('made');
  const [brought, setBrought] = useState('');
  const [begins, setBegins] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const shows = useRef(false);
  const isBrought = rule?.brought === true && (!rule.made || from === 'brought');
  if (secret !== null)
    return (
      <Dialog open onClose={onClose} title={t('secretTitle')} description={t('secretText')} closeLabel={d('close')}>
        <code className="block select-all break-all rounded-control bg-raised p-3 font-code">{secret}</code>
      </Dialog>
    );
  return (
    <ActDialog
      open
      wide
      // The dialog closes itself after the act: what was made is still to be shown then.
      onClose={() => !shows.current && onClose()}
      title={t('addKey')}
      description={t(integration.state === 'draft' ? 'addKeyDraft' : 'addKeyWaits')}
      words={{ close: d('close'), cancel: d('cancel'), submit: t('addKey') }}
      explain={explain}
      onSubmit={async () => {
        const { name, version } = integration;
        const made = await act.mutateAsync({
          params: { name },
          body: {
            version,
            use,
            brought: isBrought ? brought.trim() : null,
            begins_at: momentIn(begins, CURRENCY_ZONES.uah)?.toISOString() ?? null,
          },
        });
        tell(t('keyAdded'));
        shows.current = made.secret !== null;
        setSecret(made.secret);
      }}
    >
      {rules.length > 1 && (
        <SelectField
          label={t('key.use')}
          value={use}
          onChange={({ target }) => setUse(keyUseSchema.parse(target.value))}
          options={rules.map((one) => ({ value: one.use, label: t(`use.${one.use}`) }))}
        />
      )}
      {rule?.made && rule.brought && (
        <SelectField
          label={t('keyFrom')}
          value={from}
          onChange={({ target }) => setFrom(target.value === 'brought' ? 'brought' : 'made')}
          options={[
            { value: 'made', label: t('keyMade') },
            { value: 'brought', label: t('keyBrought') },
          ]}
        />
      )}
      {isBrought ? (
        <TextArea
          label={t(rule?.form === 'rsa' ? 'broughtPublic' : 'broughtSecret')}
          value={brought}
          rows={rule?.form === 'rsa' ? 8 : 2}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setBrought(target.value)}
        />
      ) : (
        <Notice>{t(rule?.form === 'rsa' ? 'pairMade' : 'secretMade')}</Notice>
      )}
      <TextField
        label={t('beginsAt')}
        hint={t('beginsHint')}
        type="datetime-local"
        value={begins}
        onChange={({ target }) => setBegins(target.value)}
      />
    </ActDialog>
  );
}
