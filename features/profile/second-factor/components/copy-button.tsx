'use client';

import { useTranslations } from 'next-intl';
import { AsyncButton } from '@/components/controls/async-button';
import { Icon } from '@/components/display/icon';
import { notify } from '@/components/overlay/notify';

/** Puts a text into the clipboard, and says whether that went. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const t = useTranslations('account.settings.factor');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ kind: 'success', message: t('copied'), id: 'account' });
    } catch {
      notify({ kind: 'error', message: t('copyFailed'), id: 'account' });
    }
  };
  return (
    <AsyncButton size="small" onClick={copy}>
      <Icon name="copy" size={18} />
      {children}
    </AsyncButton>
  );
}
