import type { RoundDetail } from '@kozyr/contracts/rounds';
import { useTranslations } from 'next-intl';
import { type Column, DataList } from '@/components/display/data-list';
import { Money } from '@/components/display/money';
import { WALLETS } from '../constants';
import { negated } from '../rules';

type Row = { wallet: (typeof WALLETS)[number]; before: string; staked: string; won: string; after: string };

/** What each balance was before the round, what the round took and brought, and what it was after it. */
export function RoundWallets({ round }: { round: RoundDetail }) {
  const t = useTranslations('round');
  const { currency } = round;
  const rows = WALLETS.map(
    (wallet): Row => ({
      wallet,
      before: round.balance_before[wallet],
      staked: negated(round.stake_split[wallet]),
      won: round.win_split[wallet],
      after: round.balance_after[wallet],
    }),
  );
  const amount = (key: 'before' | 'staked' | 'won' | 'after', signed = false): Column<Row> => ({
    key,
    header: t(key),
    numeric: true,
    cell: (row) => <Money amount={row[key]} currency={currency} signed={signed} />,
  });
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-display font-semibold text-lg">{t('wallets')}</h2>
      <DataList
        caption={t('wallets')}
        rows={rows}
        rowKey={(row) => row.wallet}
        columns={[
          { key: 'wallet', header: t('wallet'), lead: true, cell: (row) => t(row.wallet) },
          amount('before'),
          amount('staked', true),
          amount('won', true),
          amount('after'),
        ]}
      />
    </section>
  );
}
