import { useTranslations } from 'next-intl';
import { RadioCards } from '@/components/controls/radio-cards';
import { CardDigits } from '../../cards/components/card-digits';
import { deadBy } from '../../cards/rules';
import { MethodMark } from '../../components/method-mark';
import { METHOD_NAMES } from '../../constants';
import type { WayToPay } from '../rules';

const SHORT = { expired: 'cardExpiredShort', saveAgain: 'cardSaveAgainShort' } as const;

/** The ways to pay as one choice: saved cards first, then the methods. */
export function PaymentWays({
  ways,
  value,
  onChange,
}: {
  ways: readonly WayToPay[];
  value: string;
  onChange: (value: string) => void;
}) {
  const t = useTranslations('cashbox');
  return (
    <RadioCards
      legend={t('method')}
      value={value}
      onChange={onChange}
      columns={ways.length > 2 ? 4 : 2}
      options={ways
        .map((way) => ({ ...way, dead: way.card && deadBy(way.card) }))
        .map(({ value: way, kind, card, dead }) => ({
          value: way,
          label: <span className="text-sm tablet:text-base">{METHOD_NAMES[kind]}</span>,
          icon: <MethodMark kind={kind} />,
          ...(card
            ? {
                description: (
                  <>
                    <CardDigits card={card} />
                    {dead && <span className="block">{t(SHORT[dead])}</span>}
                  </>
                ),
              }
            : {}),
        }))}
    />
  );
}
