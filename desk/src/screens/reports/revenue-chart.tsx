'use client';
import type { ReportDay } from '@kozyr/contracts/operator/reports';
import { Bar, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

type Props = { days: readonly ReportDay[]; words: { ggr: string; ngr: string } };

/** Revenue day by day. The table below says the same in figures, so that this is hidden from a screen reader. Heights are rounded, sums are not. */
export function RevenueChart({ days, words }: Props) {
  const points = days.map(({ day, ggr, ngr }) => ({ day: day.slice(5), ggr: Number(ggr), ngr: Number(ngr) }));
  return (
    <div aria-hidden="true" className="h-64 text-xs">
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart data={points} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 8 }}>
          <CartesianGrid stroke="var(--color-hairline)" vertical={false} />
          <XAxis dataKey="day" stroke="var(--color-muted)" tickLine={false} minTickGap={24} />
          <YAxis stroke="var(--color-muted)" tickLine={false} width={72} />
          <Tooltip
            isAnimationActive={false}
            contentStyle={{ background: 'var(--color-surface)', borderColor: 'var(--color-hairline)' }}
            cursor={{ fill: 'var(--color-raised)' }}
          />
          <Legend />
          <Bar dataKey="ggr" name={words.ggr} fill="var(--color-action)" isAnimationActive={false} />
          <Line
            dataKey="ngr"
            name={words.ngr}
            stroke="var(--color-link)"
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
