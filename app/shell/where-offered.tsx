import type { Promotion } from '@kozyr/contracts/place';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/controls/button-link';
import type { Suit } from '@/components/display/icon';
import { EmptyState } from '@/components/feedback/empty-state';
import { routes } from '@/lib/routes/routes';

/** A promotion, and in its place, where the law has none of it, that it is not offered: who comes by an old link reads why. See lib/place. */
export async function WhereOffered({ needs, suit, children }: { needs: Promotion; suit: Suit; children: ReactNode }) {
  const t = await getTranslations('whereOffered');
  return (
    <>
      <div data-needs={needs} className="contents">
        {children}
      </div>
      <div data-instead-of={needs}>
        <EmptyState suit={suit} title={t('title')} action={<ButtonLink href={routes.games()}>{t('games')}</ButtonLink>}>
          {t('text')}
        </EmptyState>
      </div>
    </>
  );
}
