import type { Currency } from '@kozyr/contracts/money';
import { useTranslations } from 'next-intl';
import { Chip } from '@/components/display/chip';
import { formatMoney } from '@/lib/format/money';

/** Amounts to take with one touch. `current` is what the field holds now, canonical, or null. */
export function PresetAmounts({
  amounts,
  currency,
  current,
  onChoose,
}: {
  amounts: readonly string[];
  currency: Currency;
  current: string | null;
  onChoose: (amount: string) => void;
}) {
  const t = useTranslations('cashbox');
  return (
    <fieldset aria-label={t('presets')} className="flex min-w-0 flex-wrap gap-2">
      {amounts.map((amount) => (
        <Chip key={amount} selected={amount === current} onClick={() => onChoose(amount)}>
          {formatMoney(amount, { currency, whole: true })}
        </Chip>
      ))}
    </fieldset>
  );
}
