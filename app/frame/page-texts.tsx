import type { ReactNode } from 'react';
import { type PageNamespace, pageMessages } from '@/lib/i18n/client-messages';
import { Texts } from '@/lib/i18n/texts';

/** Put this around an island whose texts no other page needs: the page brings them along, and only this one. */
export async function PageTexts({ of, children }: { of: readonly PageNamespace[]; children: ReactNode }) {
  return <Texts more={await pageMessages(of)}>{children}</Texts>;
}
