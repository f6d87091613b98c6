'use client';
import { PageHead } from '@desk/components/record/page-head';
import { useOperator } from '@desk/lib/own/operator-provider';
import { useTranslations } from 'next-intl';

/** How the operator signs in, and where they are signed in. */
export function OwnScreen() {
  const t = useTranslations('own');
  const { name } = useOperator();
  return <PageHead title={t('title')} detail={name} />;
}
