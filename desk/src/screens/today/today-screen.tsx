'use client';
import { PageHead } from '@desk/components/record/page-head';
import { useTranslations } from 'next-intl';

/** What waits for a person today. */
export function TodayScreen() {
  const t = useTranslations('today');
  return <PageHead title={t('title')} />;
}
