'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { AuthLink } from '@/features/account/components/auth-link';

/** Login and registration, opened over the page the visitor is on. */
export function AuthLinks({ logIn, register }: { logIn: string; register: string }) {
  const over = `/${useSelectedLayoutSegments().join('/')}`;
  return (
    <>
      <AuthLink dialog="login" over={over} tone="ghost" size="small">
        {logIn}
      </AuthLink>
      <AuthLink dialog="register" over={over} size="small">
        {register}
      </AuthLink>
    </>
  );
}
