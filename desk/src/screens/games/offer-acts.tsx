'use client';
import { Button } from '@desk/components/form/button';
import { useTranslations } from 'next-intl';
import type { Offered } from './use-offer-acts';

type Props = { of: Offered; onSwitch: (of: Offered) => void; onClosing: (of: Offered) => void };

/** What an admin may do with a game or a provider, in its row. */
export function OfferActs({ of, onSwitch, onClosing }: Props) {
  const t = useTranslations('games');
  return (
    <span className="flex gap-1">
      <Button
        look="quiet"
        aria-label={`${t(`switch.${of.enabled ? 'off' : 'on'}.submit`)}: ${of.name}`}
        onClick={() => onSwitch(of)}
      >
        {t(`switch.${of.enabled ? 'off' : 'on'}.submit`)}
      </Button>
      <Button look="quiet" aria-label={`${t('closing.open')}: ${of.name}`} onClick={() => onClosing(of)}>
        {t('closing.open')}
      </Button>
    </span>
  );
}
