'use client';

import { Card } from '@/components/display/card';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { OwnWheel } from './own-wheel';
import { WheelBoard } from './wheel-board';

/** The player's wheel on a page of its own. */
export function WheelTable({ depositHref, ratingHref }: { depositHref: string; ratingHref: string }) {
  return (
    <Card className="mx-auto w-full max-w-md" data-testid="wheel">
      <OwnWheel>
        {(wheel, retry) => {
          if (wheel === 'loading') return <Skeleton className="h-108 w-full rounded-control" />;
          if (wheel === 'failed') return <ErrorState onRetry={retry} />;
          return <WheelBoard {...wheel} depositHref={depositHref} ratingHref={ratingHref} />;
        }}
      </OwnWheel>
    </Card>
  );
}
