'use client';
import { Button } from '@desk/components/form/button';
import { SelectField } from '@desk/components/form/select-field';
import { Loaded } from '@desk/components/record/loaded';
import { Part } from '@desk/components/record/part';
import { call } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { getPlayerTimeline, TIMELINE_KINDS, timelineKindSchema } from '@kozyr/contracts/operator/player-record';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TimelineEvent } from './timeline-event';

/** What happened to a player, newest first, all of it or one kind. */
export function Timeline({ id }: { id: string }) {
  const t = useTranslations('players');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const [kind, setKind] = useState('');
  const read = useInfiniteQuery(
    pagesQuery(getPlayerTimeline, { id, kind }, ({ after: cursor }) => {
      const wanted = timelineKindSchema.safeParse(kind);
      return call(getPlayerTimeline, { params: { id }, query: { cursor, kind: wanted.data, pageSize: '25' } });
    }),
  );
  return (
    <Part
      title={t('part.timeline')}
      action={
        <SelectField
          label={<span className="sr-only">{t('timeline.filter')}</span>}
          value={kind}
          options={[
            { value: '', label: ui('list.any') },
            ...TIMELINE_KINDS.map((value) => ({ value, label: t(`timeline.kind.${value}`) })),
          ]}
          onChange={({ target }) => setKind(target.value)}
        />
      }
    >
      <Loaded of={read} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
        {({ pages }) => (
          <div className="flex flex-col gap-3">
            <ol className="flex flex-col gap-2 text-sm">
              {pages
                .flatMap(({ items }) => items)
                .map((event) => (
                  <TimelineEvent key={event.id} of={event} />
                ))}
            </ol>
            {pages[0]?.items.length === 0 && <p className="text-muted text-sm">{t('part.nothing')}</p>}
            {read.hasNextPage && (
              <Button busy={read.isFetchingNextPage} onClick={() => read.fetchNextPage()}>
                {t('part.more')}
              </Button>
            )}
          </div>
        )}
      </Loaded>
    </Part>
  );
}
