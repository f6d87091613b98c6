'use client';
import { Notice } from '@desk/components/feedback/notice';
import { Button } from '@desk/components/form/button';
import { useTranslations } from 'next-intl';

/** A screen that broke: the frame stays, and it can be drawn anew. */
export default function ScreenFailed({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations();
  return (
    <Notice tone="bad" action={<Button onClick={reset}>{t('ui.again')}</Button>}>
      {t('errors.unknown')}
    </Notice>
  );
}
