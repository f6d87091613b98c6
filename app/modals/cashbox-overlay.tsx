'use client';

import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/feedback/empty-state';
import { Dialog } from '@/components/overlay/dialog';
import { AuthLink } from '@/features/account/components/auth-link';
import type { Audience } from '@/lib/content/component-rules';
import { withoutOverlay } from '@/lib/navigation/cashbox-address';
import { routes } from '@/lib/routes/routes';
import { ServerData } from '../frame/server-data';
import { OwnCashbox } from './own-cashbox';

/** Takes the cashbox out of the address; whatever else the page has there stays. Spec §2. */
function closeOverlay(): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(null, '', withoutOverlay(`${pathname}${search}${hash}`));
}

/** The cashbox over a page. Guests are asked to log in, which leads back here. Loaded when it is first opened. */
export function CashboxOverlay({ open, audience }: { open: boolean; audience: Audience }) {
  const t = useTranslations('cashbox');
  return (
    <Dialog open={open} onOpenChange={closeOverlay} title={t('title')} width="wide">
      {audience === 'member' ? (
        <ServerData>
          <OwnCashbox />
        </ServerData>
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
