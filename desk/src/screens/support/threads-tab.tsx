'use client';
import { Empty } from '@desk/components/feedback/empty';
import { useAddress } from '@desk/lib/address/use-address';
import type { ChatChanges } from '@kozyr/contracts/operator/chat';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { threadsQuery } from './queries';
import { neighbour } from './rules';
import { ThreadPane } from './thread-pane';
import { ThreadsPane } from './threads-pane';
import { THREADS_SHOWN } from './types';
import { useThreadKeys } from './use-thread-keys';

/** All threads at the left and the open one beside them; on a small screen one of the two. */
export function ThreadsTab({ changes }: { changes: ChatChanges | undefined }) {
  const t = useTranslations('support.threads');
  const [asked, change] = useAddress();
  const show = THREADS_SHOWN.find((name) => name === asked.show) ?? 'open';
  const find = asked.find ?? '';
  const threads = useInfiniteQuery(threadsQuery(show, find));
  const rows = useMemo(() => threads.data?.pages.flatMap(({ items }) => items) ?? [], [threads.data]);
  const open = asked.thread;
  const openThread = (player: string | undefined) => change({ thread: player });
  useThreadKeys((step) =>
    openThread(
      neighbour(
        rows.map(({ player }) => player),
        open,
        step,
      ),
    ),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 desktop:h-[calc(100dvh-8rem)] desktop:min-h-96 desktop:grid-cols-[minmax(14rem,18rem)_minmax(0,1fr)]">
      <div className={clsx('min-h-0', open ? 'hidden desktop:block' : 'block')}>
        <ThreadsPane
          threads={threads}
          rows={rows}
          open={open}
          show={show}
          find={find}
          changes={changes}
          onOpen={openThread}
          onFilter={change}
        />
      </div>
      <div className={clsx('min-h-0', open ? 'block' : 'hidden desktop:block')}>
        {open ? (
          <ThreadPane key={open} player={open} changes={changes} onBack={() => openThread(undefined)} />
        ) : (
          <div className="rounded-card border border-hairline bg-surface">
            <Empty title={t('noneOpen')}>{t('keys')}</Empty>
          </div>
        )}
      </div>
    </div>
  );
}
