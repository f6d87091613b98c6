import type { RoundDetail } from '@kozyr/contracts/rounds';
import { useTranslations } from 'next-intl';
import { Card } from '@/components/display/card';
import { formatMoney } from '@/lib/format/money';

/** Wins of the round that somebody checks, or has decided about. Nothing where there was none. */
export function HeldWins({ round: { held_wins: wins, currency } }: { round: RoundDetail }) {
  const t = useTranslations('round.heldWins');
  if (wins.length === 0) return null;
  return (
    <Card level={1} className="flex flex-col gap-3">
      <h2 className="font-display font-semibold text-lg">{t('title')}</h2>
      <ul className="flex flex-col gap-2">
        {wins.map(({ id, status, amount, note }) => (
          <li key={id} className="text-sm">
            {t(status, { amount: formatMoney(amount, { currency }), note: note ?? '' })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
