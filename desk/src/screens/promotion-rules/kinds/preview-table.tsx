'use client';
import { BesideTable } from '@desk/components/record/beside-table';
import type { PromotionPreview } from '@kozyr/contracts/operator/promotion-previews';
import { useTranslations } from 'next-intl';
import { usePreviewRows } from './use-preview-rows';

/** What a preview says: a number by what holds now beside the same by what is proposed. */
export function PreviewTable({ preview }: { preview: PromotionPreview }) {
  const t = useTranslations('promotions');
  const { rows, notes } = usePreviewRows(preview);
  return (
    <div className="flex flex-col gap-2">
      <BesideTable
        label={t('preview')}
        titles={{ what: t('column.what'), before: t('now'), after: t('then') }}
        rows={rows.map(({ what, now, proposed }) => ({ key: what, what, before: now, after: proposed }))}
      />
      {notes.map((note) => (
        <p key={note} className="text-muted text-xs">
          {note}
        </p>
      ))}
    </div>
  );
}
