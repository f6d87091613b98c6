'use client';
import { Button } from '@desk/components/form/button';
import { useTranslations } from 'next-intl';

/** What is shown in place of everything while the platform does not answer. */
export function Away() {
  const t = useTranslations('shell.away');
  return (
    <main className="mx-auto flex max-w-md flex-col items-start gap-3 px-4 py-16">
      <h1 className="font-semibold text-xl">{t('title')}</h1>
      <p className="text-muted">{t('text')}</p>
      <Button look="action" onClick={() => window.location.reload()}>
        {t('again')}
      </Button>
    </main>
  );
}
