'use client';
import { Notice } from '@desk/components/feedback/notice';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { TextArea } from '@desk/components/form/text-area';
import { Moment } from '@desk/components/moment';
import { Loaded } from '@desk/components/record/loaded';
import { Part } from '@desk/components/record/part';
import { call } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { useAct } from '@desk/lib/query/use-act';
import {
  addPlayerNote,
  getPlayerRecord,
  getPlayerTimeline,
  listPlayerNotes,
} from '@kozyr/contracts/operator/player-record';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

/** What operators wrote about a player, and one more. */
export function Notes({ id }: { id: string }) {
  const t = useTranslations('players');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const [text, setText] = useState('');
  const add = useAct(addPlayerNote, [listPlayerNotes, getPlayerTimeline, getPlayerRecord]);
  const read = useInfiniteQuery(
    pagesQuery(listPlayerNotes, { id }, ({ after: cursor }) =>
      call(listPlayerNotes, { params: { id }, query: { cursor, pageSize: '10' } }),
    ),
  );
  return (
    <Part title={t('part.notes')}>
      <div className="flex flex-col gap-3">
        <form
          className="flex flex-col gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            const written = text.trim();
            if (written === '' || add.isPending) return;
            add.mutate(
              { params: { id }, body: { text: written } },
              {
                onSuccess: () => {
                  setText('');
                  tell(t('note.added'));
                },
              },
            );
          }}
        >
          <TextArea
            label={t('note.text')}
            hint={t('note.hint')}
            value={text}
            maxLength={2000}
            onChange={({ target }) => setText(target.value)}
          />
          {add.error && <Notice tone="bad">{explain(add.error)}</Notice>}
          <Button type="submit" className="self-start" busy={add.isPending}>
            {t('note.add')}
          </Button>
        </form>
        <Loaded of={read} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
          {({ pages }) => (
            <>
              <ul className="flex flex-col gap-2 text-sm">
                {pages
                  .flatMap(({ items }) => items)
                  .map((note) => (
                    <li key={note.id} className="rounded-control bg-raised p-2">
                      <p className="whitespace-pre-wrap break-words">{note.text}</p>
                      <p className="text-muted text-xs">
                        {note.by}, <Moment at={note.at} />
                      </p>
                    </li>
                  ))}
              </ul>
              {pages[0]?.items.length === 0 && <p className="text-muted text-sm">{t('note.none')}</p>}
              {read.hasNextPage && (
                <Button busy={read.isFetchingNextPage} onClick={() => read.fetchNextPage()}>
                  {t('part.more')}
                </Button>
              )}
            </>
          )}
        </Loaded>
      </div>
    </Part>
  );
}
