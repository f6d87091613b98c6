'use client';
import { Notice } from '@desk/components/feedback/notice';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { SelectField } from '@desk/components/form/select-field';
import { TextField } from '@desk/components/form/text-field';
import { useRouter } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { routes } from '@desk/lib/routes';
import {
  INTEGRATION_PROTOCOLS,
  type IntegrationProtocol,
  integrationProtocolSchema,
} from '@kozyr/contracts/operator/integration-settings';
import {
  changeIntegration,
  createIntegration,
  type IntegrationRecord,
  integrationNameSchema,
} from '@kozyr/contracts/operator/integrations';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { SettingsFields } from './settings-fields';
import { STALE } from './stale';
import { settingsTyped, typedOf } from './typed-settings';

const FIRST: IntegrationProtocol = 'kozyr-games';

/** The form of an integration's settings. @param of undefined: a new one */
export function IntegrationEditor({ of: integration }: { of: IntegrationRecord | undefined }) {
  const t = useTranslations('integrations');
  const explain = useExplain();
  const router = useRouter();
  const begin = integration?.pending?.settings ?? integration?.settings ?? null;
  const [name, setName] = useState('');
  const [title, setTitle] = useState(integration?.pending?.title ?? integration?.title ?? '');
  const [protocol, setProtocol] = useState<IntegrationProtocol>(begin?.protocol ?? FIRST);
  const [typed, setTyped] = useState(() => typedOf(begin?.protocol ?? FIRST, begin));
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const create = useAct(createIntegration, STALE);
  const change = useAct(changeIntegration, STALE);
  const choose = (next: string) => {
    const chosen = integrationProtocolSchema.parse(next);
    setProtocol(chosen);
    setTyped(typedOf(chosen, null));
    setWrong([]);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const read = settingsTyped(protocol, typed);
    const named = integration !== undefined || integrationNameSchema.safeParse(name).success;
    const all = [...(named ? [] : ['name']), ...(title.trim().length < 2 ? ['title'] : [])];
    const missing = 'wrong' in read ? [...all, ...read.wrong] : all;
    setWrong(missing);
    setProblem(null);
    if ('wrong' in read || missing.length > 0) return setProblem(t('look'));
    const { settings } = read;
    try {
      const saved = integration
        ? await change.mutateAsync({
            params: { name: integration.name },
            body: { version: integration.version, title: title.trim(), settings },
          })
        : await create.mutateAsync({ body: { name, title: title.trim(), settings } });
      tell(saved.pending?.settings ? t('proposed') : t('saved'));
      if (!integration) router.push(routes.integration(saved.name));
    } catch (error) {
      setProblem(explain(error));
    }
  };
  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-4">
      {!integration && (
        <div className="flex max-w-xl flex-col gap-4">
          <SelectField
            label={t('protocolLabel')}
            value={protocol}
            onChange={({ target }) => choose(target.value)}
            options={INTEGRATION_PROTOCOLS.map((value) => ({ value, label: t(`protocol.${value}`) }))}
          />
          <TextField
            label={t('name')}
            hint={t('nameHint')}
            error={wrong.includes('name') ? t('wrong') : undefined}
            value={name}
            maxLength={32}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setName(target.value.toLowerCase())}
          />
        </div>
      )}
      <TextField
        className="max-w-xl"
        label={t('titleLabel')}
        error={wrong.includes('title') ? t('wrong') : undefined}
        value={title}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => setTitle(target.value)}
      />
      <SettingsFields protocol={protocol} typed={typed} wrong={wrong} onChange={setTyped} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      {integration && integration.state !== 'draft' && <p className="text-muted text-sm">{t('changeWaits')}</p>}
      <div>
        <Button type="submit" look="action" busy={create.isPending || change.isPending}>
          {integration ? t('save') : t('create')}
        </Button>
      </div>
    </form>
  );
}
