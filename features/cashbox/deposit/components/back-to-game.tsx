'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/controls/button';
import { ButtonLink } from '@/components/controls/button-link';
import { isOverlayShown } from '@/lib/navigation/cashbox-address';
import { hideOverlay } from '@/lib/navigation/open-cashbox';
import { routes } from '@/lib/routes/routes';

/** The way back to the game that was paid in for: under the cashbox, or on its own page, where it opens again. */
export function BackToGame({ slug, tone }: { slug: string; tone: 'gold' | 'quiet' }) {
  const t = useTranslations('cashbox');
  return isOverlayShown(new URLSearchParams(window.location.search)) ? (
    <Button tone={tone} onClick={hideOverlay}>
      {t('backToGame')}
    </Button>
  ) : (
    <ButtonLink tone={tone} href={routes.game(slug)}>
      {t('backToGame')}
    </ButtonLink>
  );
}
