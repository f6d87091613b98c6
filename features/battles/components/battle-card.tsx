'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/controls/button';
import { Card } from '@/components/display/card';
import { Countdown } from '@/components/display/countdown';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { countsTo, isStill, prizeFund } from '../rules';
import type { Battle, BattleStanding } from '../types';
import { BattleState } from './battle-state';
import { Bracket } from './bracket';
import { FullStakes } from './full-stakes';
import { OwnState } from './own-state';
import { StillBattle } from './still-battle';
import { TierMedal } from './tier-medal';

/** A battle in a list: what it is for, what it pays, how long it runs and how the player stands in it. */
export function BattleCard({
  battle,
  rank,
  prominent = false,
  onOpen,
  onChange,
}: {
  battle: Battle;
  rank: BattleStanding | undefined;
  /** The one gold button of the view. */
  prominent?: boolean;
  onOpen: () => void;
  /** The clock has changed it. */
  onChange: () => void;
}) {
  const t = useTranslations('battles');
  const until = countsTo(battle);
  const entered = rank !== undefined && rank.state !== 'inactive';
  const { currency, prizes, players, status, starts_at, ends_at } = battle;
  const still = isStill(battle);
  const fund = formatMoney(prizeFund(battle), { currency, whole: true });
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex items-start gap-4">
        <TierMedal tier={battle.tier} width={60} />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h3 className="font-display font-semibold text-lg leading-tight">{t(`tier.${battle.tier}`)}</h3>
          <BattleState status={status} />
        </div>
      </div>
      <dl className="text-sm">
        <Fact name={t('stakes')}>
          <Bracket battle={battle} />
        </Fact>
        <Fact name={t('prizes')}>{t('fund', { amount: fund, places: prizes.length })}</Fact>
        {!still && <Fact name={t('players')}>{players}</Fact>}
        {still && (
          <Fact name={t(status === 'upcoming' ? 'begins' : 'ends')}>
            {formatDateTime(status === 'upcoming' ? starts_at : ends_at, browserTimeZone())}
          </Fact>
        )}
        {until === null && <Fact name={t('ended')}>{formatDateTime(ends_at, browserTimeZone())}</Fact>}
      </dl>
      {still && <StillBattle battle={battle} />}
      {!still && until !== null && (
        <div className="flex flex-col gap-2">
          <p className="text-muted text-sm">{t(`until.${status}`)}</p>
          <Countdown until={Date.parse(until)} label={t(`until.${status}`)} onExpire={onChange} />
        </div>
      )}
      {(status === 'active' || status === 'finishing') && <FullStakes battle={battle} />}
      {status === 'cancelled' && <p className="text-sm">{t('cancelledText')}</p>}
      {rank && <OwnState battle={battle} rank={rank} />}
      <Button tone={prominent ? 'gold' : 'quiet'} wide className="mt-auto" onClick={onOpen}>
        {t(until === null ? 'results' : entered ? 'watch' : status === 'active' ? 'join' : 'rules')}
        <span className="sr-only">: {t(`tier.${battle.tier}`)}</span>
      </Button>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-hairline border-b py-2">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="text-right font-medium tabular">{children}</dd>
    </div>
  );
}
