import type { WalletSummary } from '@kozyr/contracts/wallets';
import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/controls/app-link';
import { Icon } from '@/components/display/icon';
import { Money } from '@/components/display/money';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { deriveBalances } from '../rules';

const linkClass = 'font-medium text-gold underline-offset-4 hover:underline';

/**
 * Every balance with one sentence that says what it is for; of those that can't be withdrawn, why not and what would
 * change that. Money set aside for withdrawals is shown while there is some. Spec §1, §3.
 */
export function BalanceList({ wallet }: { wallet: WalletSummary }) {
  const t = useTranslations('wallet');
  const balances = deriveBalances(wallet);
  const rows = [
    { key: 'digital', amount: balances.electronicBalance },
    { key: 'game', amount: balances.gameBalance },
    { key: 'bonus', amount: balances.bonusBalance },
    { key: 'cashback', amount: balances.cashBackBalance },
  ] as const;
  const held = balances.heldBalance === '0.00' ? null : balances.heldBalance;
  return (
    <dl className="flex flex-col gap-3">
      {rows.map(({ key, amount }) => (
        <div key={key} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
          <dt className="font-medium">{t(`${key}.name`)}</dt>
          <dd data-testid={`balance-${key}`} className="font-semibold">
            <Money amount={amount} currency={wallet.currency} />
          </dd>
          <dd className="col-span-2 text-muted text-sm leading-5">{t(`${key}.purpose`)}</dd>
          {key === 'digital' ? (
            <dd className="col-span-2 text-sm">
              <AppLink
                href={cashboxRoutes.at('withdrawal')}
                className={`-my-1.5 inline-flex min-h-11 items-center ${linkClass}`}
              >
                {t('digital.withdraw')}
              </AppLink>
            </dd>
          ) : (
            <dd className="col-span-2 flex items-start gap-1.5 text-muted text-xs leading-4">
              <Icon name="lock" size={14} className="mt-px" />
              {t(`${key}.locked`)}
            </dd>
          )}
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-hairline border-t pt-3">
        <dt className="font-medium">{t('total')}</dt>
        <dd>
          <Money amount={balances.totalBalance} currency={wallet.currency} className="font-semibold text-gold" />
        </dd>
      </div>
      {held && (
        <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-hairline border-t pt-3">
          <dt className="font-medium">{t('held.name')}</dt>
          <dd data-testid="balance-held" className="font-semibold text-pending">
            <Money amount={held} currency={wallet.currency} />
          </dd>
          <dd className="col-span-2 text-muted text-sm leading-5">
            {t('held.purpose')}{' '}
            <AppLink href={cashboxRoutes.at('withdrawal')} className={linkClass}>
              {t('held.where')}
            </AppLink>
          </dd>
        </div>
      )}
    </dl>
  );
}
