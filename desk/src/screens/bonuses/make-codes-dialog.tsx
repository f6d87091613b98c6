'use client';
import { tell } from '@desk/components/feedback/tell';
import { TextField } from '@desk/components/form/text-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { csvOf, saveText } from '@desk/lib/csv';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { listAudit } from '@kozyr/contracts/operator/audit';
import { listBonusCodes, MAX_CODES_AT_ONCE, makeBonusCodes } from '@kozyr/contracts/operator/bonus-codes';
import { getOperatorBonus } from '@kozyr/contracts/operator/bonuses';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

/** Makes codes of one use and saves them as a file: they are told this once. */
export function MakeCodesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('bonuses.codes');
  const ui = useTranslations('ui.dialog');
  const explain = useExplain();
  const act = useAct(makeBonusCodes, [listBonusCodes, getOperatorBonus, listAudit]);
  const [typed, setTyped] = useState({ count: '100', note: '' });
  const [sent, setSent] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const count = Number(typed.count);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MAX_CODES_AT_ONCE;
  const isNote = typed.note.trim().length >= 3;
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t('make.title')}
      description={t('make.text')}
      words={{ close: ui('close'), cancel: ui('cancel'), submit: t('make.open') }}
      explain={(error) => (isCount && isNote ? explain(error) : t('make.look'))}
      onSubmit={async () => {
        setSent(true);
        if (!isCount || !isNote) throw new Error('No codes can be made of this.');
        const made = await act.mutateAsync({
          params: { id },
          body: { count, note: typed.note.trim(), idempotency_key: key },
        });
        saveText(csvOf([['code'], ...made.codes.map((code) => [code])]), `codes-${made.batch.id.slice(0, 8)}.csv`);
        tell(t('make.told', { count: made.codes.length }));
      }}
    >
      <TextField
        label={t('make.count')}
        hint={t('make.countHint', { most: MAX_CODES_AT_ONCE })}
        error={sent && !isCount ? t('make.countWrong', { most: MAX_CODES_AT_ONCE }) : undefined}
        inputMode="numeric"
        value={typed.count}
        onChange={({ target }) => setTyped({ ...typed, count: target.value })}
      />
      <TextField
        label={t('note')}
        error={sent && !isNote ? t('make.noteWrong') : undefined}
        maxLength={200}
        value={typed.note}
        onChange={({ target }) => setTyped({ ...typed, note: target.value })}
      />
    </ActDialog>
  );
}
