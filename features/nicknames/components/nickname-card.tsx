'use client';

import type { OwnName } from '@kozyr/contracts/nicknames';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Card } from '@/components/display/card';
import { SuitAvatar } from '@/components/display/suit-avatar';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { StatusMark } from '@/components/feedback/status-mark';
import { browserTimeZone, formatDate } from '@/lib/format/dates';
import { useKeptFocus } from '@/lib/screen/use-kept-focus';
import { ownNameQuery } from '../queries';
import { AppearanceForm } from './appearance-form';
import { NicknameForm } from './nickname-form';

/** How others read the player right now. */
function AsOthersRead({ name }: { name: OwnName }) {
  const t = useTranslations('nickname');
  const open = name.shown === 'nickname' && name.nickname !== null;
  return (
    <p className="flex items-center gap-3">
      <SuitAvatar {...name.avatar} size={56} className={open ? '' : 'opacity-50'} />
      <span className="min-w-0">
        <span className="block text-muted text-sm">{t('othersRead')}</span>
        <span className="block break-words font-semibold tabular">
          {name.shown === 'hidden' ? t('shownText.hidden') : open ? name.nickname : name.masked}
        </span>
      </span>
    </p>
  );
}

/** A player's nickname and avatar, and who may read them. */
export function NicknameCard() {
  const t = useTranslations('nickname');
  const locale = useLocale();
  const id = useId();
  const box = useKeptFocus<HTMLElement>();
  const { data, isError, refetch } = useQuery(ownNameQuery);
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={id}>
      <Card className="flex flex-col gap-5">
        <div>
          <h2 id={id} className="font-display font-semibold text-lg">
            {t('title')}
          </h2>
          <p className="mt-1 max-w-3xl text-muted text-sm">{t('lead')}</p>
        </div>
        {isError && <ErrorState onRetry={() => refetch()} />}
        {!data && !isError && <Skeleton className="h-281 w-full tablet:h-204 desktop:h-156" />}
        {data?.taken && (
          <div>
            <StatusMark tone="danger">{t('taken', { nickname: data.taken.nickname })}</StatusMark>
            <p className="mt-1 text-muted text-sm">
              {formatDate(data.taken.at, { locale, timeZone: browserTimeZone() })} ·{' '}
              {t(`takenFor.${data.taken.reason}`)}
            </p>
          </div>
        )}
        {data && (
          <>
            <div className="grid items-start gap-5 desktop:grid-cols-2">
              <AsOthersRead name={data} />
              {/* What is typed begins anew with another nickname. */}
              <NicknameForm key={data.nickname} name={data} />
            </div>
            <AppearanceForm name={data} />
          </>
        )}
      </Card>
    </section>
  );
}
