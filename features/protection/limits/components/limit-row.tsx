import type { Currency } from '@kozyr/contracts/money';
import type { LimitKind, LimitPeriod, PlayerLimit } from '@kozyr/contracts/player-limits';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/controls/button';
import { Progress } from '@/components/feedback/progress';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import { useKeptFocus } from '@/lib/screen/use-kept-focus';
import { limitText, usedPercent } from '../rules';
import { LimitChange } from './limit-change';
import { LimitForm } from './limit-form';

/** One limit: how much, how much of it is used, when it frees up; its form; and a change that waits. */
export function LimitRow({
  kind,
  period,
  currency,
  limit,
}: {
  kind: LimitKind;
  period: LimitPeriod;
  currency: Currency;
  limit: PlayerLimit | null;
}) {
  const t = useTranslations('protection.limits');
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const box = useKeptFocus<HTMLDivElement>();
  const duration = useTranslations('protection.limits.duration');
  const say = (amount: string) => limitText({ kind, currency }, amount, duration);
  const name = t(`name.${kind}.${period}`);

  const close = () => {
    setEditing(false);
    // The button comes back with the next picture.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <div ref={box} tabIndex={-1} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0">
          <span className="block text-muted text-sm">{t(`period.${period}`)}</span>
          <span className="block font-semibold tabular">{limit ? say(limit.amount) : t('none')}</span>
        </p>
        {!editing && (
          <Button
            ref={opener}
            size="small"
            aria-label={limit ? t('changeOf', { name }) : t('setOf', { name })}
            onClick={() => setEditing(true)}
          >
            {limit ? t('change') : t('set')}
          </Button>
        )}
      </div>
      {limit && (
        <>
          <Progress value={usedPercent(limit)} label={t('usedOf', { name })} text={say(limit.used)} tone="active" />
          <p className="text-muted text-sm">
            {t('used', { used: say(limit.used), left: say(limit.left) })}{' '}
            {t('freesAt', { moment: formatDateTime(limit.frees_at, browserTimeZone()) })}
          </p>
        </>
      )}
      {editing && <LimitForm kind={kind} period={period} currency={currency} limit={limit} onClose={close} />}
      {!editing && limit?.change && <LimitChange limit={limit} change={limit.change} currency={currency} />}
    </div>
  );
}
