'use client';
import { Button } from '@desk/components/form/button';
import { formatMoney } from '@desk/lib/format/money';
import { useOperator } from '@desk/lib/own/operator-provider';
import { type Currency, toMinor } from '@kozyr/contracts/money';
import { boundOf, isWithinBound } from '@kozyr/contracts/operator/permissions';
import { useTranslations } from 'next-intl';

type Props = { amount: string; currency: Currency; onPress: () => void };

/** Asks to approve; whoever may not decide about so much reads up to how much they may, in place of a button that is refused. */
export function ApproveButton({ amount, currency, onPress }: Props) {
  const t = useTranslations('withdrawals');
  const own = useOperator();
  if (isWithinBound(own, 'withdrawals.decide', { amount: toMinor(amount), currency }))
    return (
      <Button look="action" onClick={onPress}>
        {t('approve.open')}
      </Button>
    );
  const bound = boundOf(own, 'withdrawals.decide', currency) ?? '';
  return (
    <p className="max-w-72 self-center text-sm text-warn">{t('aboveBound', { bound: formatMoney(bound, currency) })}</p>
  );
}
