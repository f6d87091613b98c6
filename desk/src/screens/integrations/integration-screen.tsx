'use client';
import { Badge } from '@desk/components/feedback/badge';
import { Notice } from '@desk/components/feedback/notice';
import { Moment } from '@desk/components/moment';
import { Facts } from '@desk/components/record/facts';
import { Loaded } from '@desk/components/record/loaded';
import { PageHead } from '@desk/components/record/page-head';
import { Part } from '@desk/components/record/part';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useMay } from '@desk/lib/own/operator-provider';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { getIntegration, type IntegrationRecord } from '@kozyr/contracts/operator/integrations';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { HealthPart } from './health-part';
import { IntegrationEditor } from './integration-editor';
import { KeysPart } from './keys-part';
import { PendingPart } from './pending-part';
import { SettingsFacts } from './settings-facts';
import { StateBadge } from './state-badge';
import { SwitchButton } from './switch-button';
import { ValidationsPart } from './validations-part';

function Record({ of: integration, may }: { of: IntegrationRecord; may: boolean }) {
  const t = useTranslations('integrations');
  const { name, title, kind, protocol, source, state, settings } = integration;
  const own = source === 'desk';
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={title}
        badges={
          <>
            <StateBadge state={state} />
            {!own && <Badge>{t('environment')}</Badge>}
          </>
        }
        detail={`${t(`kind.${kind}`)}, ${t(`protocol.${protocol}`)}`}
        actions={own && may && <SwitchButton of={integration} />}
      />
      {!own && <Notice>{t('environmentDetail')}</Notice>}
      {integration.pending && <PendingPart of={integration} pending={integration.pending} may={may} />}
      {own && integration.lacks.length > 0 && (
        <Notice tone="warn">{t('lacks', { keys: integration.lacks.map((use) => t(`use.${use}`)).join(', ') })}</Notice>
      )}
      <Part title={t('facts')}>
        <Facts
          of={[
            [t('name'), <code key="name">{name}</code>],
            [
              t('callAddress'),
              <code key="address" className="select-all break-all font-code">
                {integration.call_address}
              </code>,
            ],
            [t('createdBy'), integration.created_by],
            [t('createdAt'), integration.created_at && <Moment at={integration.created_at} />],
            [t('changedBy'), integration.changed_by],
            [t('changedAt'), integration.changed_at && <Moment at={integration.changed_at} />],
          ]}
        />
      </Part>
      <HealthPart name={name} kind={kind} state={state} />
      {own && <KeysPart of={integration} may={may} />}
      <Part title={t('settings')}>
        {own && may ? (
          <IntegrationEditor key={integration.version} of={integration} />
        ) : settings ? (
          <SettingsFacts of={settings} />
        ) : (
          <Facts of={integration.environment_settings.map((one) => [one.name, one.value] as const)} />
        )}
      </Part>
      {protocol === 'kozyr-games' && <ValidationsPart name={name} may={may} on={state === 'on'} />}
    </div>
  );
}

/** One studio or gateway: whether it works, what it is reached by, its keys, and trials of our wallet in its name. */
export function IntegrationScreen({ name }: { name: string }) {
  const u = useTranslations('ui');
  const explain = useExplain();
  const may = useMay('integrations.change');
  const read = useQuery(endpointQuery(getIntegration, { params: { name } }));
  return (
    <Loaded of={read} words={{ loading: u('loading'), again: u('again') }} explain={explain}>
      {(integration) => <Record of={integration} may={may} />}
    </Loaded>
  );
}
