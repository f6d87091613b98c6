'use client';
import { Notice } from '@desk/components/feedback/notice';
import { Button } from '@desk/components/form/button';
import { useExplainWhy } from '@desk/lib/i18n/use-explain-why';
import { useTranslations } from 'next-intl';
import { EntryFrame } from './entry-frame';
import { ProviderButton } from './provider-button';

/** The provider did not let somebody in: why, and what they can do instead. */
export function ProviderRefused({ why, onPassword }: { why: string; onPassword: () => void }) {
  const t = useTranslations('entry.provider');
  const explainWhy = useExplainWhy();
  return (
    <EntryFrame title={t('refusedTitle')} text={t('refusedText')}>
      <Notice tone="bad">{explainWhy(why)}</Notice>
      <Button onClick={onPassword}>{t('byPassword')}</Button>
      {/* Last: it comes late. */}
      <ProviderButton anew />
    </EntryFrame>
  );
}
