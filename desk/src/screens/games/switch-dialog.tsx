'use client';
import { tell } from '@desk/components/feedback/tell';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useTranslations } from 'next-intl';
import { type Offered, useOfferActs } from './use-offer-acts';

/** Takes a game or a provider off the offer, or puts it back. */
export function SwitchDialog({ of, onClose }: { of: Offered; onClose: () => void }) {
  const t = useTranslations('games.switch');
  const u = useTranslations('ui.dialog');
  const explain = useExplain();
  const { switchOffered } = useOfferActs();
  const way = of.enabled ? 'off' : 'on';
  return (
    <ActDialog
      open
      danger={of.enabled}
      onClose={onClose}
      title={t(`${way}.title`, { name: of.name })}
      description={t(`${way}.${of.kind}`)}
      words={{ close: u('close'), cancel: u('cancel'), submit: t(`${way}.submit`) }}
      explain={explain}
      onSubmit={async () => {
        await switchOffered(of);
        tell(t(`${way}.told`, { name: of.name }));
      }}
    />
  );
}
