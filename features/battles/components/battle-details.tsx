'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/controls/button';
import { Countdown } from '@/components/display/countdown';
import { countsTo, isStill } from '../rules';
import type { Battle, BattleLeader, BattlePoint, BattleStanding } from '../types';
import { BattleRules } from './battle-rules';
import { BattleState } from './battle-state';
import { Leaderboard } from './leaderboard';
import { OwnState } from './own-state';
import { PointLog } from './point-log';
import { StillBattle } from './still-battle';
import { TierMedal } from './tier-medal';

type Own = { standing: BattleStanding; own: BattleLeader | null; points: BattlePoint[] };

/** A battle as it stands: whoever has entered reads places and own rounds first, everybody else the rules. */
export function BattleDetails({
  battle,
  leaders,
  own,
  onChange,
}: {
  battle: Battle;
  leaders: BattleLeader[];
  own: Own | null;
  /** The clock has changed it. */
  onChange: () => void;
}) {
  const t = useTranslations('battles');
  const until = countsTo(battle);
  const still = isStill(battle);
  const entered = own !== null && own.standing.state !== 'inactive';
  const rulesFirst = !entered && until !== null;
  const [rulesOpen, setRulesOpen] = useState(false);
  const rules = rulesFirst ? (
    <BattleRules battle={battle} />
  ) : (
    <div className="flex flex-col items-start gap-4">
      <Button tone="ghost" size="small" aria-expanded={rulesOpen} onClick={() => setRulesOpen(!rulesOpen)}>
        {t(rulesOpen ? 'hideRules' : 'showRules')}
      </Button>
      {rulesOpen && <BattleRules battle={battle} />}
    </div>
  );
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center gap-4">
        <TierMedal tier={battle.tier} width={72} />
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <BattleState status={battle.status} />
          {!still && <p className="text-muted text-sm">{t('playersEntered', { count: battle.players })}</p>}
          {own && <OwnState battle={battle} rank={own.standing} />}
        </div>
      </div>
      {battle.status === 'cancelled' && (
        <p role="status" className="rounded-control bg-surface-2 px-4 py-3 text-sm">
          {t('cancelledText')}
        </p>
      )}
      {until !== null && (
        <div className="flex flex-col gap-2">
          <p className="text-muted text-sm">{t(`until.${battle.status}`)}</p>
          <Countdown until={Date.parse(until)} label={t(`until.${battle.status}`)} onExpire={onChange} />
        </div>
      )}
      {still && <StillBattle battle={battle} />}
      {rulesFirst && rules}
      {battle.status !== 'upcoming' && !still && (
        <Part title={t(battle.status === 'finished' ? 'results' : 'board')}>
          <Leaderboard battle={battle} leaders={leaders} own={own?.own ?? null} />
        </Part>
      )}
      {/* Single rounds are kept for a time after the end; then the results stand alone. */}
      {entered && own && (until !== null || own.points.length > 0) && (
        <Part title={t('log')}>
          <PointLog battle={battle} points={own.points} />
        </Part>
      )}
      {!rulesFirst && rules}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-display font-semibold text-base">{title}</h3>
      {children}
    </section>
  );
}
