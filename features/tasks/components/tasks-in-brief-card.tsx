'use client';

import { useTranslations } from 'next-intl';
import { LineIcon } from '@/components/display/line-icon';
import { LinkCard } from '@/components/display/link-card';
import { routes } from '@/lib/routes/routes';
import type { TasksInBrief } from '../types';

/** Three lines, each with a box before it. */
const LIST = 'M4 4h4v4H4ZM4 10h4v4H4ZM4 16h4v4H4ZM11 6h9M11 12h9M11 18h9';

/** The tasks of today: rewards that wait, or how far they are. No moment is named, since nothing is lost by it. */
export function TasksInBriefCard({ tasks }: { tasks: TasksInBrief }) {
  const t = useTranslations('ownStrip.tasks');
  const card = { href: routes.tasks(), kind: t('kind'), mark: <LineIcon d={LIST} size={32} /> };
  if (tasks.kind === 'waiting')
    return <LinkCard {...card} title={t('waiting', { count: tasks.count })} text={t('waitingText')} />;
  const { done, of, percent } = tasks;
  return (
    <LinkCard
      {...card}
      title={t('done', { done, of })}
      text={t(done === 0 ? 'furthest' : 'rest', { percent })}
      progress={percent}
    />
  );
}
