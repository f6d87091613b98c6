import { CURRENCIES, type Currency } from '@kozyr/contracts/money';
import type { WheelSector } from '@kozyr/contracts/wheel';
import { getTranslations } from 'next-intl/server';
import { formatMoney } from '@/lib/format/money';
import { averagePrize, drawnSectors } from '../rules';

/** Every sector with its chance, for everybody, in both currencies (spec §4 and the house's promise of published odds). */
export async function WheelOdds({ wheel }: { wheel: Readonly<Record<Currency, { sectors: readonly WheelSector[] }>> }) {
  const t = await getTranslations('wheelPage');
  return (
    <section className="flex flex-col gap-4" data-testid="wheel-odds">
      <h2 className="font-display font-semibold text-xl">{t('oddsTitle')}</h2>
      <p className="max-w-2xl text-muted">{t('oddsText')}</p>
      <div className="grid gap-6 desktop:grid-cols-2">
        {CURRENCIES.map((currency) => {
          const { sectors } = wheel[currency];
          const say = (amount: string) => formatMoney(amount, { currency, whole: true });
          const average = formatMoney(averagePrize(sectors), { currency });
          return (
            <div key={currency} className="flex min-w-0 flex-col gap-3">
              <h3 className="font-semibold">{t(`currency.${currency}`)}</h3>
              <table className="w-full text-sm">
                <caption className="sr-only">{t('oddsCaption', { currency: t(`currency.${currency}`) })}</caption>
                <thead className="text-muted">
                  <tr>
                    <th scope="col" className="py-2 text-left font-normal">
                      {t('prize')}
                    </th>
                    <th scope="col" className="py-2 text-right font-normal">
                      {t('chance')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {drawnSectors(sectors, { say, nothing: t('nothing') }).map(({ id, label, chance }) => (
                    <tr key={id} className="border-hairline border-t">
                      <th scope="row" className="py-2.5 text-left font-medium">
                        {label}
                      </th>
                      <td className="py-2.5 text-right tabular">{t('percent', { chance })}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <p className="text-muted text-sm">{t('average', { amount: average })}</p>
            </div>
          );
        })}
      </div>
    </section>
  );
}
