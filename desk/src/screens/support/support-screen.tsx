'use client';
import { Notice } from '@desk/components/feedback/notice';
import { PageHead } from '@desk/components/record/page-head';
import { Tabs } from '@desk/components/record/tabs';
import { useAddress } from '@desk/lib/address/use-address';
import { useTranslations } from 'next-intl';
import { CannedTab } from './canned-tab';
import { RequestsTab } from './requests-tab';
import { ThreadsTab } from './threads-tab';
import { SUPPORT_TABS, type SupportTab } from './types';
import { useChanges } from './use-changes';

const PANEL = 'support-panel';

/** Players' chats, what visitors asked by email, and canned answers. All of it follows what others do. */
export function SupportScreen() {
  const t = useTranslations('support');
  const [asked, change] = useAddress();
  const { data: changes, error } = useChanges();
  const current: SupportTab = SUPPORT_TABS.find((name) => name === asked.tab) ?? 'threads';
  const counts: Partial<Record<SupportTab, number>> = {
    threads: changes?.counts.waiting,
    requests: changes?.counts.requests,
  };
  return (
    <div className="flex flex-col gap-3">
      <PageHead title={t('title')} />
      {error && <Notice tone="warn">{t('away')}</Notice>}
      <Tabs
        label={t('tabs.label')}
        panel={PANEL}
        current={current}
        tabs={SUPPORT_TABS.map((name) => ({
          name,
          title: counts[name]
            ? t('tabs.counted', { title: t(`tabs.${name}`), count: counts[name] })
            : t(`tabs.${name}`),
        }))}
        onChoose={(tab) =>
          change({ tab: tab === 'threads' ? undefined : tab, thread: undefined, show: undefined, handled: undefined })
        }
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={`${PANEL}-${current}`}>
        {current === 'threads' && <ThreadsTab changes={changes} />}
        {current === 'requests' && <RequestsTab />}
        {current === 'canned' && <CannedTab />}
      </div>
    </div>
  );
}
