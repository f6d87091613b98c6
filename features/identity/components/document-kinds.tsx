'use client';

import type { DocumentKind } from '@kozyr/contracts/identity';
import { useTranslations } from 'next-intl';
import { RadioCards } from '@/components/controls/radio-cards';

/** Which document the player proves something by. */
export function DocumentKinds<Kind extends DocumentKind>({
  kinds,
  value,
  onChange,
}: {
  kinds: readonly Kind[];
  value: Kind;
  onChange: (kind: Kind) => void;
}) {
  const t = useTranslations('identity');
  const nameOf = (kind: DocumentKind) => t(`documents.${kind}`);
  return (
    <RadioCards
      legend={t('document')}
      value={value}
      onChange={onChange}
      columns={3}
      stacked
      options={kinds.map((kind) => ({ value: kind, label: nameOf(kind) }))}
    />
  );
}
