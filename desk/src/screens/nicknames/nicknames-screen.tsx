'use client';
import { Ago } from '@desk/components/ago';
import { Button } from '@desk/components/form/button';
import type { ListColumn } from '@desk/components/list/columns';
import { List } from '@desk/components/list/list';
import { PageHead } from '@desk/components/record/page-head';
import { RecordLink } from '@desk/components/record/record-link';
import { call } from '@desk/lib/call';
import { useRouter } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { listReportedNicknames, type ReportedNickname } from '@kozyr/contracts/operator/nicknames';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { DismissDialog } from './dismiss-dialog';
import { TakeDialog } from './take-dialog';

type Chosen = { act: 'take' | 'dismiss'; reported: ReportedNickname };

function useColumns(choose: (chosen: Chosen) => void): ListColumn<ReportedNickname>[] {
  const t = useTranslations('nicknames');
  return useMemo(
    () => [
      {
        id: 'nickname',
        title: t('column.nickname'),
        cell: ({ nickname, player }) => <RecordLink href={routes.player(player)}>{nickname}</RecordLink>,
      },
      { id: 'reports', title: t('column.reports'), align: 'end', cell: ({ reports }) => reports },
      {
        id: 'reasons',
        title: t('column.reasons'),
        cell: ({ reasons }) => reasons.map((reason) => t(`reason.${reason}`)).join(', '),
      },
      { id: 'first', title: t('column.first'), cell: ({ first_at }) => <Ago at={first_at} /> },
      { id: 'last', title: t('column.last'), cell: ({ last_at }) => <Ago at={last_at} /> },
      {
        id: 'acts',
        title: t('column.acts'),
        cell: (reported) => {
          const { nickname } = reported;
          return (
            <span className="inline-flex gap-2">
              <Button
                look="danger"
                aria-label={t('take.openOf', { nickname })}
                onClick={() => choose({ act: 'take', reported })}
              >
                {t('take.open')}
              </Button>
              <Button
                aria-label={t('dismiss.openOf', { nickname })}
                onClick={() => choose({ act: 'dismiss', reported })}
              >
                {t('dismiss.open')}
              </Button>
            </span>
          );
        },
      },
    ],
    [t, choose],
  );
}

/** Nicknames that players have reported and nobody has decided about, those with the most reports first. */
export function NicknamesScreen() {
  const t = useTranslations('nicknames');
  const words = useListWords();
  const explain = useExplain();
  const router = useRouter();
  const [chosen, choose] = useState<Chosen | null>(null);
  const close = () => choose(null);
  const data = useInfiniteQuery(
    pagesQuery(listReportedNicknames, {}, ({ page }) =>
      call(listReportedNicknames, { query: { page, pageSize: '50' } }),
    ),
  );
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('title')} detail={t('text')} />
      <List
        name="reported-nicknames"
        title={t('title')}
        columns={useColumns(choose)}
        filters={[]}
        data={data}
        rowKey={({ player, nickname }) => `${player} ${nickname}`}
        onOpen={({ player }) => router.push(routes.player(player))}
        empty={t('empty')}
        explain={explain}
        words={words}
      />
      {chosen?.act === 'take' && <TakeDialog reported={chosen.reported} onClose={close} />}
      {chosen?.act === 'dismiss' && <DismissDialog reported={chosen.reported} onClose={close} />}
    </div>
  );
}
