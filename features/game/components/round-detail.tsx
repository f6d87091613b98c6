'use client';

import type { Locale } from '@kozyr/contracts/locales';
import type { RoundDetail as Round } from '@kozyr/contracts/rounds';
import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/controls/app-link';
import { ButtonLink } from '@/components/controls/button-link';
import { Card } from '@/components/display/card';
import { Money } from '@/components/display/money';
import { StatusMark } from '@/components/feedback/status-mark';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { routes } from '@/lib/routes/routes';
import { roundNet } from '../rules';
import { HeldWins } from './held-wins';
import { RoundMovements } from './round-movements';
import { RoundRecall } from './round-recall';
import { RoundWallets } from './round-wallets';

const TONES = { open: 'pending', settled: 'active', refunded: 'neutral' } as const;

/** A round in full: stake, win and result, each balance before and after, every movement, and the round shown again. */
export function RoundDetail({ round, locale }: { round: Round; locale: Locale }) {
  const t = useTranslations('round');
  const { currency } = round;
  const figures = [
    { name: t('stake'), amount: round.stake, signed: false },
    { name: t('win'), amount: round.win, signed: false },
    { name: t('net'), amount: roundNet(round), signed: true },
  ];
  return (
    <article className="flex flex-col gap-5">
      <Card level={1} className="flex flex-col gap-4">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="font-display font-semibold text-xl">
            <AppLink href={routes.game(round.game.slug)} className="underline-offset-4 hover:underline">
              {round.game.title}
            </AppLink>
          </h2>
          <StatusMark tone={TONES[round.status]}>{t(round.status)}</StatusMark>
          <span className="text-muted text-sm tablet:ml-auto">
            {formatDateTime(round.created_at, browserTimeZone())}
          </span>
        </header>
        <dl className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
          {figures.map(({ name, amount, signed }) => (
            <div key={name} className="rounded-control bg-surface-2 p-4 last:max-tablet:col-span-2">
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="font-semibold text-lg">
                <Money amount={amount} currency={currency} signed={signed} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="break-all text-muted text-xs">
          {t('number')}: <span className="tabular">{round.id}</span>
        </p>
      </Card>
      <RoundRecall id={round.id} title={round.game.title} locale={locale} open={round.status === 'open'} />
      <HeldWins round={round} />
      <RoundWallets round={round} />
      <RoundMovements round={round} />
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={cashboxRoutes.history('rounds')} tone="quiet">
          {t('history')}
        </ButtonLink>
        <ButtonLink href={routes.game(round.game.slug)} tone="ghost">
          {t('play')}
        </ButtonLink>
      </div>
    </article>
  );
}
