'use client';

import { EXPORT_DAYS, type HistoryGroup } from '@kozyr/contracts/history';
import { localeSchema } from '@kozyr/contracts/locales';
import type { Currency } from '@kozyr/contracts/money';
import { CURRENCY_ZONES } from '@kozyr/contracts/money';
import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/controls/button';
import { SubmitButton } from '@/components/controls/submit-button';
import { TextField } from '@/components/controls/text-field';
import { Icon } from '@/components/display/icon';
import { notify } from '@/components/overlay/notify';
import { openStatusModal } from '@/features/status-modal/store';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { saveFile } from '@/lib/api/download';
import { dayIn } from '@/lib/format/dates';
import { exportError } from '../errors';
import { exportHistoryMutation } from '../mutations';
import { lastYear, spanProblem } from '../rules';

/** The history of any 12 months as a file; of one group while the list shows one. */
export function HistoryExport({
  group,
  currency,
}: {
  group: HistoryGroup | undefined;
  currency: Currency | undefined;
}) {
  const t = useTranslations('cashbox');
  const locale = useLocale();
  const panel = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<{ from: string; to: string }>();
  const [asked, setAsked] = useState(false);
  const file = useMutation(exportHistoryMutation);
  const span = typed ?? lastYear(dayIn(new Date(), currency ? CURRENCY_ZONES[currency] : 'UTC'));
  // By whose clock it is today is not known yet: near midnight the day would be another.
  const dayUnknown = typed === undefined && currency === undefined;
  const problem = spanProblem(span.from, span.to, EXPORT_DAYS);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (problem) return;
    try {
      const csv = await file.mutateAsync({ ...span, group, locale: localeSchema.parse(locale) });
      saveFile(csv, `kozyr-history-${span.from}-${span.to}.csv`);
      notify({ kind: 'success', message: t('export.done'), id: 'export' });
    } catch (error) {
      const told = exportError(apiErrorCodeOf(error));
      if (told.at === 'modal') openStatusModal({ key: told.key });
      else notify({ kind: 'error', message: t(`error.${told.message}`, { minimum: '' }), id: 'export' });
    }
  };

  return (
    <div className="flex flex-col gap-3">
      <Button
        size="small"
        className="self-start"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <Icon name="external" size={18} />
        {t('export.open')}
      </Button>
      <form
        id={panel}
        aria-label={t('export.open')}
        hidden={!open}
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-4 rounded-card bg-surface-2 p-4 [&[hidden]]:hidden"
      >
        <p className="text-muted text-sm">
          {t('export.text')} {group && t('export.only', { group: t(`group.${group}`) })}
        </p>
        <div className="grid grid-cols-2 items-start gap-3">
          {(['from', 'to'] as const).map((name) => (
            <TextField
              key={name}
              type="date"
              label={t(`history.${name}`)}
              value={span[name]}
              onChange={(event) => setTyped({ ...span, [name]: event.target.value })}
              error={name === 'to' && asked && problem ? t(`export.problem.${problem}`) : undefined}
            />
          ))}
        </div>
        <SubmitButton tone="quiet" pending={file.isPending || dayUnknown}>
          {t('export.download')}
        </SubmitButton>
      </form>
    </div>
  );
}
