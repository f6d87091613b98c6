import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/controls/button-link';
import type { Suit } from '@/components/display/icon';
import { EmptyState } from '@/components/feedback/empty-state';
import { routes } from '@/lib/routes/routes';

/** For guests, where a page is for players: what is missing, and the dialog that mends it, opened over the same page. */
export function AskToJoin({
  suit,
  title,
  text,
  action,
  kind,
  over,
  quiet = false,
}: {
  suit: Suit;
  title: string;
  text?: ReactNode;
  action: string;
  kind: 'login' | 'register';
  over: string;
  /** The view has its gold button elsewhere. */
  quiet?: boolean;
}) {
  return (
    <EmptyState
      suit={suit}
      title={title}
      action={
        <ButtonLink href={routes.auth(kind, over)} tone={quiet ? 'quiet' : 'gold'} scroll={false} prefetch={false}>
          {action}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}
