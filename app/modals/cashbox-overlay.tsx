'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useDeferredValue } from 'react';
import { EmptyState } from '@/components/feedback/empty-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { Dialog } from '@/components/overlay/dialog';
import { AuthLink } from '@/features/account/components/auth-link';
import type { Audience } from '@/lib/content/component-rules';
import { routes } from '@/lib/routes/routes';
import { ServerData } from '../frame/server-data';
import { OwnCashbox } from './own-cashbox';

/** The sheet is drawn first, and what it holds a moment later, once the address says what that is: a press is answered at once. */
function AfterSheet({ inAddress, children }: { inAddress: boolean; children: ReactNode }) {
  const drawn = useDeferredValue(true, false);
  return drawn && inAddress ? children : <Skeleton className="h-96 w-full" />;
}

/** The cashbox over a page. Guests are asked to log in, which leads back here. Loaded when it is first opened. */
export function CashboxOverlay({
  open,
  inAddress,
  audience,
  onClose,
}: {
  open: boolean;
  /** The address asks for it; it opens a moment earlier, and closes a moment earlier. */
  inAddress: boolean;
  audience: Audience;
  onClose: () => void;
}) {
  const t = useTranslations('cashbox');
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('title')} width="wide">
      {audience === 'member' ? (
        <AfterSheet inAddress={inAddress}>
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
