'use client';
import { Button } from '@desk/components/form/button';
import { Facts } from '@desk/components/record/facts';
import { Part } from '@desk/components/record/part';
import { call } from '@desk/lib/call';
import { formatMoney } from '@desk/lib/format/money';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { type BonusForecast, forecastBonus } from '@kozyr/contracts/operator/bonus-forecast';
import type { NewBonus } from '@kozyr/contracts/operator/bonuses';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';

function Told({ of }: { of: BonusForecast }) {
  const t = useTranslations('bonuses.forecast');
  const money = (amount: string) => formatMoney(amount, of.currency);
  const { per_taker: taker, worst, players, like } = of;
  return (
    <div className="flex flex-col gap-3" role="status">
      <Facts
        of={[
          [t('deposit'), /[1-9]/.test(taker.deposit) && money(taker.deposit)],
          [t('given'), money(taker.given)],
          [t('toStake'), money(taker.to_stake)],
          [t('expected'), <strong key="expected">{money(taker.expected_cost)}</strong>],
          [t('worst'), money(worst.per_taking)],
          [
            t('times'),
            worst.per && worst.times !== null ? t(`per.${worst.per}`, { count: worst.times }) : t('endless'),
          ],
          [t('worstDay'), worst.all_per_day === null ? t('endless') : money(worst.all_per_day)],
          [t('players'), t('playersOf', { count: players.could_take, of: players.of })],
          [
            t('like'),
            like.taken === 0
              ? t('likeNone')
              : t('likeSum', { taken: like.taken, given: money(like.given), released: money(like.released) }),
          ],
        ]}
      />
      <p className="text-muted text-xs">{t(`by.${taker.by}`)}</p>
    </div>
  );
}

type Props = {
  /** The terms as they are typed; null: they are not whole yet, and their fields say so. */
  draft: () => Promise<NewBonus | null>;
  /** Shows what was refused at its field; answers whether it could. */
  refuse: (error: unknown) => boolean;
};

/** What a bonus may cost, before it is there. */
export function ForecastPart({ draft, refuse }: Props) {
  const t = useTranslations('bonuses.forecast');
  const explain = useExplain();
  const asking = useMutation({
    mutationFn: async () => {
      const terms = await draft();
      return terms && call(forecastBonus, { body: { draft: terms } });
    },
    onError: (error: Error) => void refuse(error),
  });
  return (
    <Part
      title={t('title')}
      action={
        <Button busy={asking.isPending} onClick={() => asking.mutate()}>
          {t('ask')}
        </Button>
      }
    >
      {asking.data ? <Told of={asking.data} /> : <p className="text-muted text-sm">{t('hint')}</p>}
      {asking.error && (
        <p role="alert" className="text-bad text-sm">
          {explain(asking.error)}
        </p>
      )}
    </Part>
  );
}
