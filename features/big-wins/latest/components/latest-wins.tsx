'use client';

import type { LatestWin } from '@kozyr/contracts/big-wins';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '@/components/display/icon';
import { SuitAvatar } from '@/components/display/suit-avatar';
import { cn } from '@/lib/class-names';
import { useEventsFlow } from '@/lib/events/flow';
import { onTopic } from '@/lib/events/topic-events';
import { browserTimeZone, formatTime } from '@/lib/format/dates';
import { WinRow } from '../../components/win-row';
import { LATEST_GRID, LATEST_PLACES_ON_PHONE, LATEST_ROOM } from '../constants';
import { LATEST_POLL_MS, latestWinsQuery } from '../queries';

/** Nothing to tell, in the room that wins would take. */
function Quiet({ title, text }: { title: string; text: string }) {
  return (
    <div className={cn('card-back grid rounded-card p-3', LATEST_ROOM)}>
      <div className="flex flex-col items-center justify-center gap-1 rounded-control bg-surface-1 px-5 text-center">
        <Icon name="spades" size={28} className="text-hairline" />
        <p className="font-semibold">{title}</p>
        <p className="max-w-md text-muted text-sm">{text}</p>
      </div>
    </div>
  );
}

/**
 * The newest real wins, each as its player lets it be read. They change while one looks, and stand still while they are pointed at or hold the
 * focus. `action` stands beside a win that is told by nickname.
 */
export function LatestWins({ waiting, action }: { waiting: ReactNode; action?: (nickname: string) => ReactNode }) {
  const t = useTranslations('latestWins');
  const client = useQueryClient();
  const flows = useEventsFlow();
  const { data, isError } = useQuery({ ...latestWinsQuery, refetchInterval: flows ? false : LATEST_POLL_MS });
  useEffect(
    () => onTopic('latest-wins', ({ items }) => client.setQueryData(latestWinsQuery.queryKey, { items })),
    [client],
  );

  const list = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState<readonly LatestWin[]>();
  const follow = useEffectEvent(() => {
    // A dialog lies over it: it may be the report of a nickname that stands here.
    const read = list.current?.matches(':hover, :focus-within') || document.querySelector('[role=dialog]');
    if (data && !read) setShown(data);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows each new answer
  useEffect(() => follow(), [data]);
  // The pointer has left and the focus moved on only after the event that says so.
  const release = () => void setTimeout(() => follow());

  if (isError && !shown) return <Quiet title={t('unknown')} text={t('unknownText')} />;
  if (!shown) return waiting;
  if (shown.length === 0) return <Quiet title={t('quiet')} text={t('quietText')} />;
  return (
    <ol ref={list} onPointerLeave={release} onBlur={release} className={cn('content-start', LATEST_ROOM, LATEST_GRID)}>
      {shown.map((win, nth) => (
        <li
          key={win.id}
          className={cn('flex min-w-0 items-center gap-1', nth >= LATEST_PLACES_ON_PHONE && 'max-tablet:hidden')}
        >
          <div className="min-w-0 flex-1">
            <WinRow
              win={win}
              mark={win.avatar && <SuitAvatar {...win.avatar} size={16} className="mr-1.5 inline-block align-[-3px]" />}
              time={formatTime(win.won_at, browserTimeZone())}
            />
          </div>
          {win.avatar && action?.(win.player)}
        </li>
      ))}
    </ol>
  );
}
