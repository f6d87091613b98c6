'use client';
import { PageHead } from '@desk/components/record/page-head';
import { useTranslations } from 'next-intl';
import { IntegrationEditor } from './integration-editor';

/** Makes a draft of a studio or gateway: its keys come next, and a second person turns it on. */
export function NewIntegrationScreen() {
  const t = useTranslations('integrations');
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('new')} detail={t('newDetail')} />
      <IntegrationEditor of={undefined} />
    </div>
  );
}
