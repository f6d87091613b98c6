'use client';

import { SELF_EXCLUSION_LENGTHS, type SelfExclusionLength } from '@kozyr/contracts/protection';
import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { browserTimeZone, formatDate, formatTime } from '@/lib/format/dates';
import { daysLater } from '@/lib/format/later';
import { excludeSelfMutation, startTimeOutMutation } from '../mutations';
import { endOfExclusion, TIME_OUT_DAYS, type TimeOutDays } from '../rules';
import { StopCard } from './stop-card';

/** The two ways to stop playing: a time-out, and self-exclusion. */
export function StopPlaying() {
  const t = useTranslations('protection');
  const locale = useLocale();
  const timeOut = useMutation(startTimeOutMutation);
  const exclusion = useMutation(excludeSelfMutation);
  const untilText = (end: Date | null) => {
    if (end === null) return t('forever');
    const timeZone = browserTimeZone();
    return t('until', { date: formatDate(end, { locale, timeZone }), time: formatTime(end, timeZone) });
  };
  return (
    <div className="grid gap-5 desktop:grid-cols-2">
      <StopCard<`${TimeOutDays}`>
        kind="timeOut"
        columns={3}
        options={TIME_OUT_DAYS.map((days) => ({ value: `${days}`, label: t('days', { days }) }))}
        follows={['noPlay', 'noUndo', 'signedOut', 'winsPaid', 'withdraw']}
        untilText={(days) => untilText(daysLater(new Date(), Number(days)))}
        begin={(days) => timeOut.mutateAsync({ days: Number(days) })}
      />
      <StopCard<SelfExclusionLength>
        kind="selfExclusion"
        columns={2}
        options={SELF_EXCLUSION_LENGTHS.map((value) => ({ value, label: t(`lengths.${value}`) }))}
        follows={['noPlay', 'noUndo', 'signedOut', 'winsPaid', 'withdrawAll']}
        untilText={(length) => untilText(endOfExclusion(new Date(), length))}
        begin={(length) => exclusion.mutateAsync({ length })}
      />
    </div>
  );
}
