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
    <fieldset aria-label={t('presets')} className="grid min-w-0 grid-cols-4 gap-2 tablet:flex tablet:flex-wrap">
      {amounts.map((amount) => (
        <Chip
          key={amount}
          selected={amount === current}
          onClick={() => onChoose(amount)}
          className="justify-center whitespace-nowrap px-1 tablet:px-4"
        >
          {formatMoney(amount, { currency, whole: true })}
        </Chip>
      ))}
    </fieldset>
  );
}
