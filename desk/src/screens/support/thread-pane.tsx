'use client';
import { Notice } from '@desk/components/feedback/notice';
import { Skeleton } from '@desk/components/feedback/skeleton';
import { Button } from '@desk/components/form/button';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useOperator } from '@desk/lib/own/operator-provider';
import type { ChatChanges } from '@kozyr/contracts/operator/chat';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Composer } from './composer';
import { MessageLog } from './message-log';
import { PlayerBeside } from './player-beside';
import { threadQuery } from './queries';
import { inOrder, seenUpTo, unreadUpTo } from './rules';
import { ThreadHead } from './thread-head';
import { useAnswers } from './use-answers';
import { useReadMark } from './use-read-mark';

type Props = { player: string; changes: ChatChanges | undefined; onBack: () => void };

/** One player's thread: what was said, what is on its way, who they are, and what to answer. */
export function ThreadPane({ player, changes, onBack }: Props) {
  const t = useTranslations('support.thread');
  const explain = useExplain();
  const { name } = useOperator();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    threadQuery(player),
  );
  const messages = inOrder(data?.pages ?? []);
  const answers = useAnswers(player, seenUpTo(messages));
  useReadMark(player, unreadUpTo(messages));
  const newest = data?.pages[0];
  const others = changes?.writing.filter((one) => one.player === player && one.operator !== name) ?? [];
  return (
    <section
      aria-label={t('label')}
      className="flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface"
    >
      <div className="border-hairline border-b p-2 desktop:hidden">
        <Button look="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      {error && (
        <Notice tone="bad" action={<Button onClick={() => refetch()}>{t('again')}</Button>}>
          {explain(error)}
        </Notice>
      )}
      {!newest && !error && <Skeleton lines={8} label={t('loading')} />}
      {newest && (
        <div className="flex min-h-0 flex-1 flex-col wide:grid wide:grid-cols-[minmax(0,1fr)_16rem]">
          <div className="flex min-h-0 min-w-0 flex-1 flex-col">
            <ThreadHead thread={newest.thread} />
            <PlayerBeside player={newest.player} folded />
            <MessageLog
              messages={messages}
              outgoing={answers.outgoing}
              isTyping={changes?.typing.includes(player) ?? false}
              writing={others.map(({ operator }) => operator)}
              older={hasNextPage ? { load: fetchNextPage, busy: isFetchingNextPage } : null}
              onAgain={answers.again}
              onGiveUp={answers.giveUp}
            />
            <Composer
              player={newest.player}
              variables={newest.variables}
              draft={answers.draft}
              onWrite={answers.write}
              onSend={answers.send}
            />
          </div>
          <PlayerBeside player={newest.player} />
        </div>
      )}
    </section>
  );
}
