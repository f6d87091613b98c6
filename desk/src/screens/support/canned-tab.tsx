'use client';
import { Empty } from '@desk/components/feedback/empty';
import { Notice } from '@desk/components/feedback/notice';
import { Skeleton } from '@desk/components/feedback/skeleton';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { Part } from '@desk/components/record/part';
import { useMay } from '@desk/lib/own/operator-provider';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { useAct } from '@desk/lib/query/use-act';
import { LOCALES } from '@kozyr/contracts/locales';
import * as canned from '@kozyr/contracts/operator/canned-answers';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CannedDialog } from './canned-dialog';
import { useRefusal } from './use-refusal';

/** Canned answers in every language; admins write them. */
export function CannedTab() {
  const t = useTranslations('support.canned');
  const words = useTranslations('ui.dialog');
  const locales = useTranslations('support.player.locale');
  const explain = useRefusal();
  const mayWrite = useMay('chat.phrases');
  const { data, error, refetch } = useQuery(endpointQuery(canned.listCannedAnswers, {}));
  const [written, setWritten] = useState<canned.CannedAnswer | 'new' | null>(null);
  const [removed, setRemoved] = useState<canned.CannedAnswer | null>(null);
  const remove = useAct(canned.removeCannedAnswer, [canned.listCannedAnswers]);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 text-muted text-sm">{t('about')}</p>
        {mayWrite && (
          <Button look="action" onClick={() => setWritten('new')}>
            {t('add')}
          </Button>
        )}
      </div>
      {error && (
        <Notice tone="bad" action={<Button onClick={() => refetch()}>{t('again')}</Button>}>
          {explain(error)}
        </Notice>
      )}
      {!data && !error && <Skeleton lines={6} label={t('loading')} />}
      {data?.items.length === 0 && <Empty title={t('empty')}>{mayWrite ? t('emptyAdmin') : t('emptyOther')}</Empty>}
      {data?.items.map((answer) => (
        <Part
          key={answer.key}
          title={t('name', { key: answer.key, title: answer.title })}
          action={
            mayWrite && (
              <>
                <Button aria-label={t('changeOne', { key: answer.key })} onClick={() => setWritten(answer)}>
                  {t('change')}
                </Button>
                <Button
                  look="quiet"
                  aria-label={t('removeOne', { key: answer.key })}
                  onClick={() => setRemoved(answer)}
                >
                  {t('remove')}
                </Button>
              </>
            )
          }
        >
          <dl className="grid gap-2 tablet:grid-cols-2">
            {LOCALES.map((locale) => (
              <div key={locale}>
                <dt className="text-muted text-xs">{locales(locale)}</dt>
                <dd lang={locale} className="whitespace-pre-wrap break-words">
                  {answer.texts[locale]}
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      ))}
      {written && (
        <CannedDialog
          key={written === 'new' ? 'new' : written.key}
          answer={written === 'new' ? null : written}
          onClose={() => setWritten(null)}
        />
      )}
      <ActDialog
        open={removed !== null}
        danger
        title={t('removeTitle', { key: removed?.key ?? '' })}
        description={t('removeText')}
        words={{ close: words('close'), cancel: words('cancel'), submit: t('remove') }}
        explain={explain}
        onClose={() => setRemoved(null)}
        onSubmit={async () => {
          if (!removed) return;
          await remove.mutateAsync({ params: { key: removed.key }, body: { version: removed.version } });
          tell(t('removed'));
        }}
      />
    </div>
  );
}
