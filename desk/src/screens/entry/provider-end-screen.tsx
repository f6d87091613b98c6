'use client';
import { Notice } from '@desk/components/feedback/notice';
import { useExplainWhy } from '@desk/lib/i18n/use-explain-why';
import { type BroughtFromProvider, broughtFromProvider, tellBroughtBack } from '@desk/lib/provider-window';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { EntryFrame } from './entry-frame';

/** The end of a way to the provider that had a window of its own: the page that waits is told, and the window closes where it may. */
export function ProviderEndScreen() {
  const t = useTranslations('entry.provider');
  const explainWhy = useExplainWhy();
  const [said, setSaid] = useState<BroughtFromProvider | null>(null);
  useEffect(() => {
    const brought = broughtFromProvider(window.location.hash);
    if (!brought) return;
    setSaid(brought);
    window.history.replaceState(null, '', window.location.pathname);
    tellBroughtBack(brought);
    if ('done' in brought) window.close();
  }, []);
  return (
    <EntryFrame title={t('endTitle')} text={t('endText')}>
      {said && 'refused' in said && <Notice tone="bad">{explainWhy(said.refused)}</Notice>}
      {said && 'done' in said && <Notice tone="good">{t('endDone')}</Notice>}
    </EntryFrame>
  );
}
