'use client';
import { Badge } from '@desk/components/feedback/badge';
import { Button } from '@desk/components/form/button';
import type { ListColumn } from '@desk/components/list/columns';
import { List } from '@desk/components/list/list';
import { OpenButton } from '@desk/components/list/open-button';
import { PageHead } from '@desk/components/record/page-head';
import { useAddress } from '@desk/lib/address/use-address';
import { call } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useMay } from '@desk/lib/own/operator-provider';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { listOperatorSettings, type OperatorSetting } from '@kozyr/contracts/operator/running';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { groupOf, SETTING_GROUPS } from './rules';
import { SettingDialog } from './setting-dialog';
import { TakeAwayDialog } from './take-away-dialog';
import { useSettingWords } from './use-setting-words';

type Acts = { may: boolean; onOpen: (code: string) => void; onLeave: (setting: OperatorSetting) => void };

function useColumns({ may, onOpen, onLeave }: Acts): ListColumn<OperatorSetting>[] {
  const t = useTranslations('settings');
  const words = useSettingWords();
  return [
    {
      id: 'name',
      title: t('column.name'),
      cell: (setting) =>
        may ? <OpenButton onOpen={() => onOpen(setting.code)}>{words.name(setting)}</OpenButton> : words.name(setting),
    },
    { id: 'value', title: t('column.value'), align: 'end', cell: (setting) => words.value(setting, setting.value) },
    {
      id: 'set',
      title: t('column.set'),
      cell: ({ set }) => <Badge tone={set ? 'note' : 'plain'}>{t(set ? 'set' : 'unset')}</Badge>,
    },
    {
      id: 'fallback',
      title: t('column.fallback'),
      align: 'end',
      cell: (setting) => words.value(setting, setting.fallback),
    },
    {
      id: 'about',
      title: t('column.about'),
      cell: (setting) => <span title={words.about(setting)}>{words.about(setting)}</span>,
    },
    { id: 'form', title: t('column.form'), hiddenAtFirst: true, cell: words.form },
    { id: 'code', title: t('column.code'), cell: ({ code }) => <code>{code}</code> },
    ...(may
      ? [
          {
            id: 'acts',
            title: t('column.acts'),
            cell: (setting: OperatorSetting) =>
              setting.set && (
                <Button look="quiet" onClick={() => onLeave(setting)}>
                  {t('act.takeAway')}
                </Button>
              ),
          },
        ]
      : []),
  ];
}

/** Every restriction that may be set: what holds now, and what would hold otherwise. An admin sets one or takes it away. */
export function SettingsScreen() {
  const t = useTranslations('settings');
  const listWords = useListWords();
  const explain = useExplain();
  const may = useMay('settings.change');
  const [asked, change] = useAddress();
  const [leaving, setLeaving] = useState<OperatorSetting | null>(null);
  const read = useInfiniteQuery(pagesQuery(listOperatorSettings, {}, () => call(listOperatorSettings, {})));
  const settings = useMemo(() => read.data?.pages.flatMap(({ items }) => items) ?? [], [read.data]);
  const items = settings.filter((setting) => !asked.group || groupOf(setting) === asked.group);
  const open = may ? settings.find(({ code }) => code === asked.setting) : undefined;
  const columns = useColumns({ may, onOpen: (code) => change({ setting: code }), onLeave: setLeaving });
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('title')} detail={t('detail')} />
      <List
        name="settings"
        title={t('title')}
        columns={columns}
        filters={[
          {
            kind: 'choice',
            name: 'group',
            label: t('group'),
            options: SETTING_GROUPS.map((value) => ({ value, label: t(`groups.${value}`) })),
          },
        ]}
        data={{ ...read, data: read.data && { pages: [{ items }] } }}
        rowKey={({ code }) => code}
        onOpen={may ? ({ code }) => change({ setting: code }) : undefined}
        explain={explain}
        words={listWords}
      />
      {open && <SettingDialog setting={open} onClose={() => change({ setting: undefined })} />}
      {leaving && <TakeAwayDialog setting={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}
