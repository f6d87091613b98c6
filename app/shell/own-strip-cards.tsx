'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Rail } from '@/components/display/rail';
import { userQuery } from '@/features/account/queries';
import { BattleInBriefCard } from '@/features/battles/components/battle-in-brief-card';
import { useOwnBattle } from '@/features/battles/queries';
import { battleInBrief } from '@/features/battles/rules';
import { BonusInBriefCard } from '@/features/bonuses/active/components/bonus-in-brief-card';
import { activeBonusQuery } from '@/features/bonuses/active/queries';
import { bonusInBrief } from '@/features/bonuses/active/rules';
import { LastGameCard } from '@/features/lobby/components/last-game-card';
import { gameQuery, recentGamesQuery } from '@/features/lobby/queries';
import { MostPlayedStudioCard } from '@/features/lobby/studio/components/most-played-studio-card';
import { mostPlayedStudioQuery } from '@/features/lobby/studio/queries';
import { NextStarCard } from '@/features/rating/components/next-star-card';
import { ratingQuery } from '@/features/rating/queries';
import { starInBrief } from '@/features/rating/rules';
import { TasksInBriefCard } from '@/features/tasks/components/tasks-in-brief-card';
import { useOwnTasks } from '@/features/tasks/queries';
import { tasksInBrief } from '@/features/tasks/rules';
import { WheelInBriefCard } from '@/features/wheel/components/wheel-in-brief-card';
import { useWheelTurn } from '@/features/wheel/queries';
import { wheelInBrief } from '@/features/wheel/rules';
import { OWN_CARDS, type OwnCard, ownCardsFor } from './own-strip-offer';
import { OWN_CARD_SIZE } from './own-strip-size';

/** One that failed once is not waited for: its card comes if another try brings it. */
const isComing = ({ isLoading, failureCount }: { isLoading: boolean; failureCount: number }) =>
  isLoading && failureCount === 0;

/** What there is to show on each card; whoever has opened no game yet is not called to tasks. The strip waits while something of it is on its way. */
function useOwnCards(): { waiting: boolean; cards: Partial<Record<OwnCard, ReactNode>> } {
  const user = useQuery(userQuery);
  const may = user.data ? ownCardsFor(user.data) : new Set<OwnCard>();
  const recent = useQuery({ ...recentGamesQuery(true), enabled: may.has('game') });
  const slug = recent.data?.[0];
  const game = useQuery({ ...gameQuery(slug ?? ''), enabled: may.has('game') && slug !== undefined });
  const bonus = useQuery({ ...activeBonusQuery, enabled: may.has('bonus') });
  const fight = useOwnBattle(may.has('battle'));
  const tasks = useOwnTasks(may.has('tasks'));
  const wheel = useWheelTurn(may.has('wheel'));
  const rating = useQuery({ ...ratingQuery, enabled: may.has('star') });
  const studio = useQuery({ ...mostPlayedStudioQuery, enabled: may.has('studio') });

  const now = Date.now();
  const ownBonus = may.has('bonus') && bonus.data ? bonusInBrief(bonus.data, now) : null;
  const ownBattle =
    may.has('battle') && fight.rank && fight.battle.data ? battleInBrief(fight.battle.data, fight.rank, now) : null;
  const ownTasks = may.has('tasks') && slug !== undefined && tasks.data ? tasksInBrief(tasks.data, now) : null;
  const ownWheel = may.has('wheel') && wheel.data ? wheelInBrief(wheel.data, now) : null;
  const ownStar = may.has('star') && rating.data ? starInBrief(rating.data) : null;
  return {
    waiting: [user, recent, game, bonus, fight.ranks, fight.battle, tasks, wheel, rating, studio].some(isComing),
    cards: {
      game: may.has('game') && slug !== undefined && game.data && <LastGameCard game={game.data} />,
      bonus: ownBonus && <BonusInBriefCard bonus={ownBonus} />,
      battle: ownBattle && <BattleInBriefCard battle={ownBattle} />,
      tasks: ownTasks && <TasksInBriefCard tasks={ownTasks} />,
      wheel: ownWheel && <WheelInBriefCard wheel={ownWheel} />,
      star: ownStar && <NextStarCard star={ownStar} />,
      studio: may.has('studio') && studio.data && <MostPlayedStudioCard studio={studio.data} />,
    },
  };
}

/**
 * What is the player's own, a card each where it is true and something can be done. All of it comes at once, so that no card moves
 * another; a call that fails leaves its card out. `waiting` stands meanwhile, `calm` where there is no card at all.
 */
export function OwnStripCards({ waiting, calm }: { waiting: ReactNode; calm: ReactNode }) {
  const t = useTranslations('ownStrip');
  const ui = useTranslations('ui');
  const own = useOwnCards();
  if (own.waiting) return waiting;
  const items = OWN_CARDS.flatMap((key) => (own.cards[key] ? [{ key, content: own.cards[key] }] : []));
  return (
    <Rail
      title={t('title')}
      scroll={{ back: ui('scrollBack'), on: ui('scrollOn') }}
      itemClass={OWN_CARD_SIZE}
      items={items.length > 0 ? items : [{ key: 'calm', content: calm }]}
    />
  );
}
