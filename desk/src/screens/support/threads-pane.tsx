'use client';
import { Empty } from '@desk/components/feedback/empty';
import { Notice } from '@desk/components/feedback/notice';
import { Skeleton } from '@desk/components/feedback/skeleton';
import { Button } from '@desk/components/form/button';
import { SelectField } from '@desk/components/form/select-field';
import { TextField } from '@desk/components/form/text-field';
import { useExplain } from '@desk/lib/i18n/use-explain';
import type { ChatChanges, SupportThread } from '@kozyr/contracts/operator/chat';
import { useTranslations } from 'next-intl';
import { ThreadRow } from './thread-row';
import { THREADS_SHOWN, type ThreadsShown } from './types';

type Props = {
  threads: {
    data: unknown;
    error: Error | null;
    hasNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  rows: readonly SupportThread[];
  open: string | undefined;
  show: ThreadsShown;
  find: string;
  changes: ChatChanges | undefined;
  onOpen: (player: string) => void;
  onFilter: (changes: { show?: string | undefined; find?: string | undefined }) => void;
};

/** The list of threads: whoever waits longest on top. */
export function ThreadsPane({ threads, rows, open, show, find, changes, onOpen, onFilter }: Props) {
  const t = useTranslations('support.threads');
  const explain = useExplain();
  const counts: Partial<Record<ThreadsShown, number>> = { mine: changes?.counts.mine, nobody: changes?.counts.nobody };
  return (
    <section aria-label={t('label')} className="flex h-full flex-col rounded-card border border-hairline bg-surface">
      <div className="flex flex-col gap-2 border-hairline border-b p-2">
        <SelectField
          label={t('show')}
          value={show}
          options={THREADS_SHOWN.map((value) => ({
            value,
            label: counts[value]
              ? t('counted', { name: t(`shown.${value}`), count: counts[value] })
              : t(`shown.${value}`),
          }))}
          onChange={({ target }) => onFilter({ show: target.value === 'open' ? undefined : target.value })}
        />
        <TextField
          label={t('find')}
          type="search"
          defaultValue={find}
          placeholder={t('findHint')}
          onChange={({ target }) => onFilter({ find: target.value.trim() || undefined })}
        />
      </div>
      {threads.error && (
        <Notice tone="bad" action={<Button onClick={() => threads.refetch()}>{t('again')}</Button>}>
          {explain(threads.error)}
        </Notice>
      )}
      {threads.data === undefined && !threads.error && <Skeleton lines={6} label={t('loading')} />}
      {threads.data !== undefined && rows.length === 0 && <Empty title={t('empty')} />}
      <ul className="min-h-0 flex-1 overflow-y-auto">
        {rows.map((thread) => (
          <ThreadRow
            key={thread.player}
            thread={thread}
            isOpen={thread.player === open}
            isTyping={changes?.typing.includes(thread.player) ?? false}
            onOpen={onOpen}
          />
        ))}
        {threads.hasNextPage && (
          <li className="p-2">
            <Button look="quiet" onClick={() => threads.fetchNextPage()}>
              {t('more')}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
