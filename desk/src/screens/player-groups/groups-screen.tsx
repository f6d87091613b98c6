'use client';
import { Empty } from '@desk/components/feedback/empty';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { TextField } from '@desk/components/form/text-field';
import { Moment } from '@desk/components/moment';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { Loaded } from '@desk/components/record/loaded';
import { PageHead } from '@desk/components/record/page-head';
import { Part } from '@desk/components/record/part';
import { RecordLink } from '@desk/components/record/record-link';
import { SmallTable } from '@desk/components/record/small-table';
import { useRouter } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useMay } from '@desk/lib/own/operator-provider';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { useAct } from '@desk/lib/query/use-act';
import { routes } from '@desk/lib/routes';
import { createPlayerGroup, listPlayerGroups } from '@kozyr/contracts/operator/player-groups';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

function NewGroup({ onClose }: { onClose: () => void }) {
  const t = useTranslations('groups');
  const ui = useTranslations('ui.dialog');
  const explain = useExplain();
  const router = useRouter();
  const act = useAct(createPlayerGroup, [listPlayerGroups]);
  const [name, setName] = useState('');
  const isName = name.trim() !== '';
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t('new.title')}
      description={t('new.text')}
      words={{ close: ui('close'), cancel: ui('cancel'), submit: t('new.submit') }}
      explain={(error) => (isName ? explain(error) : t('new.nameWrong'))}
      onSubmit={async () => {
        if (!isName) throw new Error('A group has a name.');
        const { id } = await act.mutateAsync({ body: { name: name.trim() } });
        tell(t('new.told'));
        router.push(routes.playerGroup(id));
      }}
    >
      <TextField label={t('name')} value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
    </ActDialog>
  );
}

/** Players that were put together: whom bonuses are for. */
export function GroupsScreen() {
  const t = useTranslations('groups');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const may = useMay('bonuses.change');
  const [making, setMaking] = useState(false);
  const read = useQuery(endpointQuery(listPlayerGroups, {}));
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t('title')}
        detail={t('detail')}
        actions={
          may && (
            <Button look="action" onClick={() => setMaking(true)}>
              {t('new.open')}
            </Button>
          )
        }
      />
      <Part title={t('list')}>
        <Loaded of={read} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty title={t('none')}>{t('noneText')}</Empty>
            ) : (
              <SmallTable
                label={t('list')}
                rows={items}
                rowKey={({ id }) => id}
                columns={[
                  {
                    id: 'name',
                    title: t('name'),
                    cell: ({ id, name }) => <RecordLink href={routes.playerGroup(id)}>{name}</RecordLink>,
                  },
                  { id: 'players', title: t('players'), align: 'end', cell: ({ players }) => players },
                  { id: 'bonuses', title: t('bonuses'), align: 'end', cell: ({ bonuses }) => bonuses },
                  { id: 'at', title: t('createdAt'), cell: ({ created_at: at }) => <Moment at={at} /> },
                  { id: 'by', title: t('createdBy'), cell: ({ created_by: by }) => by },
                ]}
              />
            )
          }
        </Loaded>
      </Part>
      {making && <NewGroup onClose={() => setMaking(false)} />}
    </div>
  );
}
