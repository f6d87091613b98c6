'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/controls/button';
import { EmptyState } from '@/components/feedback/empty-state';
import { ErrorState } from '@/components/feedback/error-state';
import { Progress } from '@/components/feedback/progress';
import { Skeleton } from '@/components/feedback/skeleton';
import { Spinner } from '@/components/feedback/spinner';
import { StatusMark } from '@/components/feedback/status-mark';
import { ModalSkeleton } from '@/components/overlay/modal-skeleton';
import { Exhibit } from './exhibit';
import { GallerySection } from './gallery-section';

/** What says how things are going. */
export function FeedbackSection({ title }: { title: string }) {
  const t = useTranslations('gallery.sample');
  return (
    <GallerySection id="feedback" title={title}>
      <div className="grid gap-4 desktop:grid-cols-2">
        <Exhibit name="StatusMark">
          {(['active', 'pending', 'danger', 'neutral'] as const).map((tone) => (
            <StatusMark key={tone} tone={tone}>
              {t('waits')}
            </StatusMark>
          ))}
        </Exhibit>
        <Exhibit name="Progress" wide>
          {[0, 37.5, 100].map((value) => (
            <Progress key={value} value={value} label={t('label')} text={`${value}\u00a0%`} />
          ))}
          <Progress value={64} label={t('label')} tone="active" />
        </Exhibit>
        <Exhibit name="Spinner">
          {[18, 24, 40].map((size) => (
            <Spinner key={size} size={size} />
          ))}
        </Exhibit>
        <Exhibit name="Skeleton, ModalSkeleton" wide>
          <Skeleton className="h-12 w-full" />
          <ModalSkeleton label={t('waits')} amount />
        </Exhibit>
        <Exhibit name="EmptyState" wide>
          <EmptyState title={t('name')} suit="diamonds" action={<Button>{t('action')}</Button>}>
            {t('long')}
          </EmptyState>
        </Exhibit>
        <Exhibit name="ErrorState" wide>
          <ErrorState onRetry={() => undefined} />
        </Exhibit>
      </div>
    </GallerySection>
  );
}
