'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { AsyncButton } from '@/components/controls/async-button';
import { Skeleton } from '@/components/feedback/skeleton';
import { openCashbox } from '@/lib/navigation/open-cashbox';
import { localePath } from '@/lib/routes/paths';
import { routes } from '@/lib/routes/routes';
import { DEPOSIT_AMOUNT } from '../constants';
import type { ModalView } from '../rules';
import type { ModalAction, StatusModalRequest } from '../types';

/** The buttons of a status modal. Each closes it; where it leads comes after (spec §4). */
export function StatusActions({
  view,
  request,
  onClose,
}: {
  view: ModalView;
  request: StatusModalRequest;
  onClose: (next?: () => void) => void;
}) {
  const t = useTranslations('statusModal');
  const router = useRouter();
  const locale = useLocale();
  if (view.kind === 'loading') return <Skeleton className="h-12 w-full" />;

  const leads: Record<ModalAction, (() => void) | undefined> = {
    'view-rating': () => router.push(localePath(locale, routes.profile('rating'))),
    'make-deposit': () => openCashbox({ action: 'deposit', depositAmount: request.variables?.[DEPOSIT_AMOUNT] }),
    'make-withdrawal': () => openCashbox({ action: 'withdrawal' }),
    'okay-primary': undefined,
  };
  const press = async (action: ModalAction) => {
    // A text the player could not read is not agreed to: its button only closes.
    if (!request.onAction || view.kind !== 'texts') return onClose(leads[action]);
    await request.onAction(action);
    onClose();
  };
  return view.buttons.map(({ action, light, label }, position) => (
    <AsyncButton
      // biome-ignore lint/suspicious/noArrayIndexKey: the buttons of a text never change their order
      key={position}
      tone={light ? 'quiet' : 'gold'}
      wide
      onClick={() => press(action)}
    >
      {label ?? t('ok')}
    </AsyncButton>
  ));
}
