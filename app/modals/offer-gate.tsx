'use client';

import type { BonusLabel } from '@kozyr/contracts/bonuses';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { userQuery } from '@/features/account/queries';
import { isOfferedQuery } from '@/features/bonuses/offers/queries';
import { UnderDevelopmentModal } from './modal-host-notices';
import { EditorTexts } from './modal-host-texts';

/**
 * A modal of one kind of bonus, or, where an operator has switched that kind off, the notice that it is not there now: nothing is
 * promised that can't be had.
 */
export function OfferGate({
  label,
  onClose,
  children,
}: {
  label: BonusLabel;
  onClose: () => void;
  children: ReactNode;
}) {
  const { data: user } = useQuery(userQuery);
  const { data: isOffered } = useQuery({
    ...isOfferedQuery(label, user?.currency ?? 'uah'),
    enabled: user !== undefined,
  });
  if (isOffered !== false) return children;
  return (
    <EditorTexts textKey="under-development">
      {(texts) => <UnderDevelopmentModal texts={texts} onClose={onClose} />}
    </EditorTexts>
  );
}
