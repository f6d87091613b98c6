'use client';
import { tell } from '@desk/components/feedback/tell';
import { SelectField } from '@desk/components/form/select-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { ReasonDialog } from '@desk/components/overlay/reason-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import {
  confirmPromotionVersion,
  deletePromotionDraft,
  listPromotionVersions,
  type PromotionVersion,
  proposePromotionVersion,
  withdrawPromotionVersion,
} from '@kozyr/contracts/operator/promotion-settings';
import { addMinutes } from 'date-fns';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RULES_KIND, type VersionAct } from './rules-versions';

/** How far ahead a version may begin, minutes: a second person has to look at it before. */
const AHEAD = [15, 60, 1440] as const;
const STALE = [listPromotionVersions];

type Props = { of: PromotionVersion; act: VersionAct; onClose: () => void };

/** Asks before something is done about a version, and for its date and reason where it is proposed. */
export function VersionDialog({ of, act, onClose }: Props) {
  const t = useTranslations('risk.versions');
  const ui = useTranslations('ui.dialog');
  const explain = useExplain();
  const [ahead, setAhead] = useState<number>(AHEAD[0]);
  const propose = useAct(proposePromotionVersion, STALE);
  const acts = {
    confirm: useAct(confirmPromotionVersion, STALE),
    withdraw: useAct(withdrawPromotionVersion, STALE),
    delete: useAct(deletePromotionDraft, STALE),
  };
  const params = { kind: RULES_KIND, version: String(of.version) } as const;
  const shared = {
    open: true,
    onClose,
    title: t(`ask.${act}`, { version: of.version }),
    description: t(`text.${act}`),
    words: { close: ui('close'), cancel: ui('cancel'), submit: t(act) },
    explain,
  };
  if (act !== 'propose')
    return (
      <ActDialog
        {...shared}
        onSubmit={async () => {
          await acts[act].mutateAsync({ params });
          tell(t(`done.${act}`));
        }}
      />
    );
  return (
    <ReasonDialog
      {...shared}
      reason={{ label: t('why'), short: t('whyShort'), min: 5 }}
      onSubmit={async (note) => {
        const from = addMinutes(new Date(), ahead).toISOString();
        await propose.mutateAsync({ params, body: { valid_from: from, note, edition: of.edition } });
        tell(t('done.propose'));
      }}
    >
      <SelectField
        label={t('when')}
        value={String(ahead)}
        options={AHEAD.map((minutes) => ({ value: String(minutes), label: t(`whens.${minutes}`) }))}
        onChange={({ target }) => setAhead(Number(target.value))}
      />
    </ReasonDialog>
  );
}
