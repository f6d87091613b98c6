'use client';
import { tell } from '@desk/components/feedback/tell';
import { TextArea } from '@desk/components/form/text-area';
import { TextField } from '@desk/components/form/text-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { momentIn } from '@desk/lib/format/zone-days';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { CURRENCY_ZONES } from '@kozyr/contracts/money';
import { type PromotionVersion, proposePromotionVersion } from '@kozyr/contracts/operator/promotion-settings';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { STALE } from './stale';

/** As the contract has it. */
const NOTE_LEAST = 5;

/** Asks from when a draft is to hold, and why. */
export function ProposeDialog({ version, onClose }: { version: PromotionVersion; onClose: () => void }) {
  const t = useTranslations('promotions');
  const u = useTranslations('ui.dialog');
  const explain = useExplain();
  const act = useAct(proposePromotionVersion, STALE);
  const [from, setFrom] = useState('');
  const [note, setNote] = useState('');
  const [sent, setSent] = useState(false);
  const moment = momentIn(from, CURRENCY_ZONES.uah);
  const isShort = note.trim().length < NOTE_LEAST;
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t('propose.title')}
      description={t('propose.text')}
      words={{ close: u('close'), cancel: u('cancel'), submit: t('act.propose') }}
      explain={(error) => {
        if (!moment) return t('propose.fromWrong');
        return isShort ? t('propose.noteShort') : explain(error);
      }}
      onSubmit={async () => {
        setSent(true);
        if (!moment || isShort) throw new Error('It is no proposal yet.');
        const { kind, edition } = version;
        const body = { valid_from: moment.toISOString(), note: note.trim(), edition };
        await act.mutateAsync({ params: { kind, version: String(version.version) }, body });
        tell(t('told.proposed'));
      }}
    >
      <TextField
        label={t('propose.from')}
        hint={t(`starts.${version.kind}`)}
        type="datetime-local"
        value={from}
        required
        aria-invalid={(sent && !moment) || undefined}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextArea
        label={t('propose.note')}
        value={note}
        maxLength={500}
        required
        aria-invalid={(sent && isShort) || undefined}
        onChange={({ target }) => setNote(target.value)}
      />
    </ActDialog>
  );
}
