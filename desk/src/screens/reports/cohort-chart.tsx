'use client';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

type Props = { points: readonly { period: number; value: number }[]; name: string; unit: string };

/** The average of all cohorts period by period. The table says the same in figures, so that this is hidden from a screen reader. */
export function CohortChart({ points, name, unit }: Props) {
  return (
    <div aria-hidden="true" className="h-64 text-xs">
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={[...points]} accessibilityLayer={false} margin={{ top: 8, right: 16, bottom: 0, left: 8 }}>
          <CartesianGrid stroke="var(--color-hairline)" vertical={false} />
          <XAxis dataKey="period" stroke="var(--color-muted)" tickLine={false} minTickGap={24} />
          <YAxis stroke="var(--color-muted)" tickLine={false} width={72} unit={unit} />
          <Tooltip
            isAnimationActive={false}
            contentStyle={{ background: 'var(--color-surface)', borderColor: 'var(--color-hairline)' }}
            cursor={{ stroke: 'var(--color-edge)' }}
          />
          <Line
            dataKey="value"
            name={name}
            unit={unit}
            stroke="var(--color-link)"
            strokeWidth={2}
            dot={{ r: 3 }}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
