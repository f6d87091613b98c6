import type { SavedCard } from '@kozyr/contracts/payments';
import { useTranslations } from 'next-intl';

/** The last four digits of a saved card; a screen reader says what they are. */
export function CardDigits({ card }: { card: Pick<SavedCard, 'last_four'> }) {
  const t = useTranslations('savedCards');
  return (
    <>
      <span aria-hidden className="whitespace-nowrap tabular">
        ···· {card.last_four}
      </span>
      <span className="sr-only">{t('digits', { digits: card.last_four })}</span>
    </>
  );
}
