'use client';
import { tell } from '@desk/components/feedback/tell';
import { SelectField } from '@desk/components/form/select-field';
import { ReasonDialog } from '@desk/components/overlay/reason-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { excludeForPlayer } from '@kozyr/contracts/operator/protection';
import { SELF_EXCLUSION_LENGTHS, type SelfExclusionLength } from '@kozyr/contracts/protection';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { STALE } from './stale';

/** Excludes a player who has asked support for it. */
export function ExcludeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('players');
  const ui = useTranslations('ui.dialog');
  const explain = useExplain();
  const [length, setLength] = useState<SelfExclusionLength>('half_year');
  const exclude = useAct(excludeForPlayer, STALE);
  return (
    <ReasonDialog
      open
      danger
      onClose={onClose}
      title={t('exclude.title')}
      description={t('exclude.text')}
      reason={{ label: t('act.reason'), hint: t('act.reasonHint'), short: t('act.reasonShort'), min: 5 }}
      words={{ close: ui('close'), cancel: ui('cancel'), submit: t('exclude.submit') }}
      explain={explain}
      focusAfter={() => document.getElementById('page')}
      onSubmit={async (reason) => {
        await exclude.mutateAsync({ params: { id }, body: { length, reason } });
        tell(t('exclude.done'));
      }}
    >
      <SelectField
        label={t('exclude.length')}
        value={length}
        options={SELF_EXCLUSION_LENGTHS.map((value) => ({ value, label: t(`exclude.lengths.${value}`) }))}
        onChange={({ target }) => setLength(SELF_EXCLUSION_LENGTHS.find((one) => one === target.value) ?? length)}
      />
    </ReasonDialog>
  );
}
