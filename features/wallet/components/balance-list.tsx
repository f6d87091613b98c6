import type { WalletSummary } from '@kozyr/contracts/wallets';
import { useTranslations } from 'next-intl';
import { Money } from '@/components/display/money';
import { deriveBalances } from '../rules';

/** Every balance with one sentence that says what it is for. Spec §1, §3. */
export function BalanceList({ wallet }: { wallet: WalletSummary }) {
  const t = useTranslations('wallet');
  const balances = deriveBalances(wallet);
  const rows = [
    { key: 'digital', amount: balances.electronicBalance },
    { key: 'game', amount: balances.gameBalance },
    { key: 'bonus', amount: balances.bonusBalance },
    { key: 'cashback', amount: balances.cashBackBalance },
  ] as const;
  return (
    <dl className="flex flex-col gap-3">
      {rows.map(({ key, amount }) => (
        <div key={key} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
          <dt className="font-medium">{t(`${key}.name`)}</dt>
          <dd data-testid={`balance-${key}`} className="font-semibold">
            <Money amount={amount} currency={wallet.currency} />
          </dd>
          <dd className="col-span-2 text-muted text-sm leading-5">{t(`${key}.purpose`)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-hairline border-t pt-3">
        <dt className="font-medium">{t('total')}</dt>
        <dd>
          <Money amount={balances.totalBalance} currency={wallet.currency} className="font-semibold text-gold" />
        </dd>
      </div>
    </dl>
  );
}
