'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/controls/app-link';
import { AsyncButton } from '@/components/controls/async-button';
import { ModalLink } from '@/components/controls/modal-link';
import { Icon } from '@/components/display/icon';
import { Skeleton } from '@/components/feedback/skeleton';
import { notify } from '@/components/overlay/notify';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { routes } from '@/lib/routes/routes';
import { logOut } from '@/lib/session/browser-session';
import { userQuery } from '../queries';

const LINK = 'flex min-h-11 items-center gap-3 rounded-control px-2 transition-colors hover:bg-surface-3';

/** Who is logged in, the profile, rating and wheel over the page, the way out. */
export function AccountPanel() {
  const t = useTranslations('account');
  const user = useQuery(userQuery);
  const name = user.data?.phone ? `+${user.data.phone}` : user.data?.email;

  const leave = () =>
    logOut().catch((error: unknown) => {
      const key = apiErrorCodeOf(error) === 'NETWORK' ? 'network' : 'unexpected';
      notify({ kind: 'error', message: t(`error.${key}`), id: 'account' });
    });

  return (
    <>
      {name ? (
        <p className="truncate px-2 pb-2 font-medium tabular">{name}</p>
      ) : (
        user.isPending && <Skeleton className="mx-2 mb-3 h-5 w-40" />
      )}
      <AppLink href={routes.profile()} prefetch={false} className={LINK}>
        <Icon name="user" size={20} className="text-muted" />
        {t('profile')}
      </AppLink>
      <ModalLink modal="rating" over={routes.profile()} className={LINK}>
        <Icon name="star" size={20} className="text-muted" />
        {t('rating')}
      </ModalLink>
      <ModalLink modal="wheel" over={routes.profile()} className={LINK}>
        <Icon name="bonuses" size={20} className="text-muted" />
        {t('wheel')}
      </ModalLink>
      <AsyncButton tone="ghost" size="small" wide onClick={leave} className="justify-start! px-2!">
        <Icon name="logout" size={20} className="mr-1 text-muted" />
        {t('logOut')}
      </AsyncButton>
    </>
  );
}
