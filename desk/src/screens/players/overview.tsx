'use client';
import { Moment } from '@desk/components/moment';
import { Facts } from '@desk/components/record/facts';
import { Part } from '@desk/components/record/part';
import { formatMoney } from '@desk/lib/format/money';
import type { PlayerRecord } from '@kozyr/contracts/operator/player-record';
import { useFormatter, useTranslations } from 'next-intl';
import { IdentityBadge } from './identity-badge';
import { Notes } from './notes';
import { RiskPart } from './risk-part';
import { Timeline } from './timeline';

export type Contacts = { phone: string | null; email: string | null };
type Props = { of: PlayerRecord; opened: Contacts | null };

const WALLETS = ['game', 'electronic', 'bonus', 'cashback', 'holds'] as const;

function About({ of, opened }: Props) {
  const t = useTranslations('players');
  const format = useFormatter();
  const { phone, email } = opened ?? of;
  const contact = (value: string | null, provedAt: string | null) =>
    value && (
      <>
        <span className="tabular-nums">{value}</span>{' '}
        <span className="text-muted">{provedAt ? t('fact.proved') : t('fact.unproved')}</span>
      </>
    );
  return (
    <Part title={t('part.about')}>
      <Facts
        of={[
          [
            'id',
            <span key="id" className="break-all font-code">
              {of.id}
            </span>,
          ],
          [t('fact.phone'), contact(phone, of.phone_verified_at)],
          [t('fact.email'), contact(email, of.email_verified_at)],
          [t('fact.country'), of.country],
          [t('fact.profiles'), of.profiles.join(', ')],
          [t('fact.language'), of.locale],
          [t('fact.registered'), <Moment key="registered" at={of.created_at} />],
          [t('fact.seen'), <Moment key="seen" at={of.seen_at} />],
          [t('fact.erased'), of.erased_at && <Moment at={of.erased_at} />],
          [t('fact.identity'), <IdentityBadge key="identity" of={of} />],
          [
            t('fact.factor'),
            of.second_factor
              ? t('fact.on', { at: format.dateTime(new Date(of.second_factor), { dateStyle: 'short' }) })
              : t('fact.off'),
          ],
          [t('fact.stars'), of.rating],
          [t('fact.sessions'), of.counts.sessions_open],
          [t('fact.suspendedFor'), of.protection.suspended_for],
        ]}
      />
    </Part>
  );
}

function Money({ of: { balances, currency, balance, sums, counts } }: { of: PlayerRecord }) {
  const t = useTranslations('players');
  const counted = (sum: string, count: number) => t('fact.counted', { sum: formatMoney(sum, currency), count });
  return (
    <Part title={t('part.money')}>
      <Facts
        of={[
          [t('column.balance'), <strong key="balance">{formatMoney(balance, currency)}</strong>],
          ...WALLETS.map((wallet) => [t(`wallet.${wallet}`), formatMoney(balances[wallet], currency)] as const),
          [t('fact.deposited'), counted(sums.deposited, sums.deposits)],
          [t('fact.withdrawn'), counted(sums.withdrawn, sums.withdrawals)],
          [t('fact.waits'), counts.withdrawals_open === 0 ? null : counts.withdrawals_open],
          [t('fact.staked'), formatMoney(sums.staked, currency)],
          [t('fact.owed'), sums.owed === '0.00' ? null : formatMoney(sums.owed, currency)],
        ]}
      />
    </Part>
  );
}

function Limits({ of: { limits, currency } }: { of: PlayerRecord }) {
  const t = useTranslations('players.limit');
  const part = useTranslations('players.part');
  const format = useFormatter();
  return (
    <Part title={part('limits')}>
      {limits.length === 0 && <p className="text-muted text-sm">{t('none')}</p>}
      <Facts
        of={limits.map(
          ({ kind, period, amount, change_from: from }) =>
            [
              `${t(`kind.${kind}`)} ${t(`period.${period}`)}`,
              <span key={`${kind}-${period}`}>
                {kind === 'time' ? t('minutes', { count: Number(amount) }) : formatMoney(amount, currency)}
                {from && (
                  <span className="text-muted">
                    {', '}
                    {t('waits', { at: format.dateTime(new Date(from), { dateStyle: 'short', timeStyle: 'short' }) })}
                  </span>
                )}
              </span>,
            ] as const,
        )}
      />
    </Part>
  );
}

/** What is known of a player at a look, with notes and all that happened. */
export function Overview({ of, opened }: Props) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-2 wide:grid-cols-3">
      <div className="flex min-w-0 flex-col gap-4">
        <About of={of} opened={opened} />
        <Limits of={of} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Money of={of} />
        <RiskPart id={of.id} />
        <Notes id={of.id} />
      </div>
      <Timeline id={of.id} />
    </div>
  );
}
