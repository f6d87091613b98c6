'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { ButtonLink } from '@/components/controls/button-link';
import { routes } from '@/lib/routes/routes';

/** Login and registration, opened over the page the visitor is on. */
export function AuthLinks({ logIn, register }: { logIn: string; register: string }) {
  const over = `/${useSelectedLayoutSegments().join('/')}`;
  return (
    <>
      <ButtonLink href={routes.auth('login', over)} tone="ghost" size="small" scroll={false} prefetch={false}>
        {logIn}
      </ButtonLink>
      <ButtonLink href={routes.auth('register', over)} size="small" scroll={false} prefetch={false}>
        {register}
      </ButtonLink>
    </>
  );
}
