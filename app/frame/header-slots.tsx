import type { ReactNode } from 'react';
import type { Audience } from '@/lib/content/component-rules';

/** What the features put into the header. Each island renders for its audience at once, so nothing jumps. */
export function headerSlots(_audience: Audience): { search?: ReactNode; balance?: ReactNode; session?: ReactNode } {
  return {};
}
