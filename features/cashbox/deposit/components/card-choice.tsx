import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/controls/checkbox';
import { Icon } from '@/components/display/icon';
import { ForgetCard } from '../../cards/components/forget-card';
import { deadBy } from '../../cards/rules';
import { isByCard, type WayToPay } from '../rules';

const TOLD = { expired: 'cardExpired', saveAgain: 'cardSaveAgain' } as const;

/**
 * What there is to say and to choose of the card that pays: of a saved one what happens, and the way to have it forgotten; of another one
 * whether to remember it. Nothing for what is no card.
 */
export function CardChoice({
  way: { kind, card },
  keep,
  onKeep,
}: {
  way: WayToPay;
  keep: boolean;
  onKeep: (keep: boolean) => void;
}) {
  const t = useTranslations('cashbox');
  if (card) {
    const dead = deadBy(card);
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="flex min-w-0 flex-1 basis-60 items-start gap-2 text-sm">
          <Icon
            name={dead ? 'warning' : 'info'}
            size={20}
            className={dead ? 'mt-px shrink-0 text-pending' : 'mt-px shrink-0 text-gold'}
          />
          {t(dead === null ? 'cardKnown' : TOLD[dead])}
        </p>
        <ForgetCard key={card.id} card={card} />
      </div>
    );
  }
  if (!isByCard(kind)) return null;
  return (
    <div>
      <Checkbox checked={keep} onChange={(event) => onKeep(event.target.checked)}>
        {t('keepCard')}
      </Checkbox>
      {keep && <p className="pl-9 text-muted text-sm">{t('keepCardText')}</p>}
    </div>
  );
}
