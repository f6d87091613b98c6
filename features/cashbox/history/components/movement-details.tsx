import type { HistoryEntry } from '@kozyr/contracts/history';
import { toMinor } from '@kozyr/contracts/money';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/controls/button-link';
import { Money } from '@/components/display/money';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { routes } from '@/lib/routes/routes';
import { SHOWN_WALLETS } from '../../constants';

/** What a movement changed in each wallet, what an operator said with it, and the way to what it belongs to. */
export function MovementDetails({ entry }: { entry: HistoryEntry }) {
  const t = useTranslations('cashbox');
  const { currency, changes, balances, reference } = entry;
  const links = [
    ...(reference.deposit ? [{ href: cashboxRoutes.deposit(reference.deposit), label: t('history.toDeposit') }] : []),
    ...(reference.withdrawal
      ? [{ href: cashboxRoutes.withdrawal(reference.withdrawal), label: t('history.toWithdrawal') }]
      : []),
    ...(reference.round ? [{ href: routes.round(reference.round), label: t('history.toRound') }] : []),
    ...(reference.game ? [{ href: routes.game(reference.game.slug), label: t('history.toGame') }] : []),
  ];
  return (
    <div className="flex flex-col gap-3 border-hairline border-t px-4 py-3 text-sm">
      <table className="w-full">
        <caption className="sr-only">{t('history.changes')}</caption>
        <thead className="text-muted text-xs">
          <tr>
            <th scope="col" className="py-1 text-left font-medium">
              {t('history.wallet')}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {t('history.change')}
            </th>
            <th scope="col" className="py-1 text-right font-medium">
              {t('history.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {SHOWN_WALLETS.filter(
            (wallet) => wallet !== 'holds' || toMinor(changes.holds) !== 0n || toMinor(balances.holds) !== 0n,
          ).map((wallet) => (
            <tr key={wallet} className={toMinor(changes[wallet]) === 0n ? 'text-muted' : undefined}>
              <th scope="row" className="py-1 text-left font-normal">
                {t(`walletName.${wallet}`)}
              </th>
              <td className="py-1 text-right">
                <Money amount={changes[wallet]} currency={currency} signed />
              </td>
              <td className="py-1 text-right">
                <Money amount={balances[wallet]} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {reference.note && <p>{reference.note}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {links.map(({ href, label }) => (
          <ButtonLink key={href} href={href} size="small">
            {label}
          </ButtonLink>
        ))}
        <span className="ml-auto text-muted text-xs tabular">{t('history.number', { id: entry.id })}</span>
      </div>
    </div>
  );
}
