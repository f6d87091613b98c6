'use client';
import { SmallTable } from '@desk/components/record/small-table';
import type { PromotionPreview } from '@kozyr/contracts/operator/promotion-previews';
import { useTranslations } from 'next-intl';
import { usePreviewRows } from './use-preview-rows';

/** What a preview says: a number by what holds now beside the same by what is proposed. */
export function PreviewTable({ preview }: { preview: PromotionPreview }) {
  const t = useTranslations('promotions');
  const { rows, notes } = usePreviewRows(preview);
  return (
    <div className="flex flex-col gap-2">
      <SmallTable
        label={t('preview')}
        rowKey={({ what }) => what}
        rows={rows}
        columns={[
          {
            id: 'what',
            title: t('column.what'),
            cell: ({ what }) => <span className="block min-w-32 whitespace-normal">{what}</span>,
          },
          { id: 'now', title: t('now'), align: 'end', cell: ({ now }) => now },
          { id: 'proposed', title: t('then'), align: 'end', cell: ({ proposed }) => proposed },
        ]}
      />
      {notes.map((note) => (
        <p key={note} className="text-muted text-xs">
          {note}
        </p>
      ))}
    </div>
  );
}
