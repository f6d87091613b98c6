'use client';

import type { Locale } from '@kozyr/contracts/locales';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AsyncButton } from '@/components/controls/async-button';
import { Card } from '@/components/display/card';
import { Icon } from '@/components/display/icon';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { recallError } from '../errors';
import { recallRoundMutation } from '../mutations';

/** The round as the studio shows it again: in a frame of its own origin, by an address that opens for some minutes only. */
export function RoundRecall({
  id,
  title,
  locale,
  open,
}: {
  id: string;
  title: string;
  locale: Locale;
  /** A round under way has no picture yet. */
  open: boolean;
}) {
  const t = useTranslations('round');
  const recall = useMutation(recallRoundMutation);
  const show = () => recall.mutateAsync({ id, locale }).catch(() => undefined);
  if (open) return null;
  return (
    <Card level={1} className="flex flex-col gap-4">
      {recall.data ? (
        <div className="relative h-[min(36rem,75dvh)] overflow-hidden rounded-control bg-black tablet:aspect-video tablet:h-auto">
          <iframe
            key={recall.data.url}
            src={recall.data.url}
            title={t('recallTitle', { title })}
            sandbox="allow-scripts"
            className="absolute inset-0 size-full border-0"
          />
        </div>
      ) : (
        <p className="text-muted">{t('recallText')}</p>
      )}
      {recall.isError && (
        <p role="alert" className="flex items-start gap-2 text-sm">
          <Icon name="warning" size={20} className="shrink-0 text-pending" />
          {t(recallError(apiErrorCodeOf(recall.error)))}
        </p>
      )}
      <AsyncButton tone={recall.data ? 'quiet' : 'gold'} className="self-start" onClick={show}>
        {recall.data ? t('recallAgain') : t('recall')}
      </AsyncButton>
    </Card>
  );
}
