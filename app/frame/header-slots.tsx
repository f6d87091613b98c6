import type { ReactNode } from 'react';
import { HeaderBalance } from '@/features/wallet/components/header-balance';
import type { Audience } from '@/lib/content/component-rules';

/** What the features put into the header. Each island renders for its audience at once, so nothing jumps. */
export function headerSlots(audience: Audience): { search?: ReactNode; balance?: ReactNode; session?: ReactNode } {
  return { balance: audience === 'member' && <HeaderBalance /> };
}
