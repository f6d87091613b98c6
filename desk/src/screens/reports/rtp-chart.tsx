'use client';
import {
  CartesianGrid,
  ErrorBar,
  Legend,
  ResponsiveContainer,
  Scatter,
  ScatterChart,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { DrawnBand } from './rules';

type Props = { games: readonly DrawnBand[]; words: { observed: string; stated: string } };

/** Pixels of a game, and of the axis with the legend. */
const ROW = 28;
const REST = 80;

/**
 * What each game gave back, with the band around it, beside what it says of itself. The table says the same in figures, so that this is
 * hidden from a screen reader.
 */
export function RtpChart({ games, words }: Props) {
  const observed = games.map(({ title, observed: rtp, around }) => ({ title, rtp, around }));
  const stated = games.flatMap(({ title, stated: rtp }) => (rtp === null ? [] : [{ title, rtp }]));
  return (
    <div aria-hidden="true" className="text-xs" style={{ height: ROW * games.length + REST }}>
      <ResponsiveContainer width="100%" height="100%">
        <ScatterChart accessibilityLayer={false} margin={{ top: 8, right: 24, bottom: 0, left: 8 }}>
          <CartesianGrid stroke="var(--color-hairline)" horizontal={false} />
          <XAxis
            dataKey="rtp"
            type="number"
            unit={'\u00a0%'}
            domain={['dataMin - 2', 'dataMax + 2']}
            tickFormatter={(value: number) => String(Math.round(value))}
            stroke="var(--color-muted)"
            tickLine={false}
          />
          <YAxis
            dataKey="title"
            type="category"
            allowDuplicatedCategory={false}
            interval={0}
            width={128}
            stroke="var(--color-muted)"
            tickLine={false}
          />
          <Tooltip
            isAnimationActive={false}
            contentStyle={{ background: 'var(--color-surface)', borderColor: 'var(--color-hairline)' }}
            itemStyle={{ color: 'var(--color-ink)' }}
            cursor={{ stroke: 'var(--color-edge)' }}
          />
          <Legend />
          <Scatter name={words.observed} data={observed} fill="var(--color-link)" isAnimationActive={false}>
            <ErrorBar
              dataKey="around"
              direction="x"
              width={8}
              strokeWidth={2}
              stroke="var(--color-link)"
              isAnimationActive={false}
            />
          </Scatter>
          <Scatter
            name={words.stated}
            data={stated}
            shape="diamond"
            fill="var(--color-action)"
            isAnimationActive={false}
          />
        </ScatterChart>
      </ResponsiveContainer>
    </div>
  );
}
