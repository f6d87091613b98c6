import type { ReactNode } from 'react';
import { type PageNamespace, pageMessages } from '@/lib/i18n/client-messages';
import { MoreTexts } from './more-texts';

/** Put this around an island whose texts no other page needs: the page brings them along, and only this one. */
export async function PageTexts({ of, children }: { of: readonly PageNamespace[]; children: ReactNode }) {
  return <MoreTexts messages={await pageMessages(of)}>{children}</MoreTexts>;
}
