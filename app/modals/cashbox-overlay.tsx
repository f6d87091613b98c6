'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useDeferredValue } from 'react';
import { EmptyState } from '@/components/feedback/empty-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { Dialog } from '@/components/overlay/dialog';
import { AuthLink } from '@/features/account/components/auth-link';
import type { Audience } from '@/lib/content/component-rules';
import { hideOverlay } from '@/lib/navigation/open-cashbox';
import { routes } from '@/lib/routes/routes';
import { ServerData } from '../frame/server-data';
import { OwnCashbox } from './own-cashbox';

/** The sheet is drawn first, and what it holds a moment later: a press is answered at once. */
function AfterSheet({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : <Skeleton className="h-96 w-full" />;
}

/** The cashbox over a page. Guests are asked to log in, which leads back here. Loaded when it is first opened. */
export function CashboxOverlay({ open, audience }: { open: boolean; audience: Audience }) {
  const t = useTranslations('cashbox');
  return (
    <Dialog open={open} onOpenChange={hideOverlay} title={t('title')} width="wide">
      {audience === 'member' ? (
        <AfterSheet>
          <ServerData>
            <OwnCashbox />
          </ServerData>
        </AfterSheet>
      ) : (
        <EmptyState
          suit="diamonds"
          title={t('loginFirst')}
          action={
            <AuthLink dialog="login" over={routes.cashboxPage()} tone="gold">
              {t('logIn')}
            </AuthLink>
          }
        >
          {t('loginFirstText')}
        </EmptyState>
      )}
    </Dialog>
  );
}
