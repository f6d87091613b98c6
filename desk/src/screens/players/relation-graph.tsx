'use client';
import type { RelatedPlayer } from '@kozyr/contracts/operator/player-record';
import { useTranslations } from 'next-intl';
import { GRAPH, relationPoints } from './relation-points';

type Props = { name: string; related: readonly RelatedPlayer[] };

const nameOf = ({ nickname, id }: RelatedPlayer['player']) => nickname ?? id.slice(0, 8);

/** A player in the middle and around them those who have something in common with them; what it is stands on the line. */
export function RelationGraph({ name, related }: Props) {
  const t = useTranslations('players.relation');
  const points = relationPoints(related.length);
  const { centre, width, height } = GRAPH;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('label')} className="w-full max-w-3xl">
      {related.slice(0, points.length).map(({ player, reasons, shared }, at) => {
        const { x, y } = points[at] ?? centre;
        const suspect = player.state === 'suspended' || player.state === 'self_excluded';
        return (
          <g key={player.id}>
            <line
              x1={centre.x}
              y1={centre.y}
              x2={x}
              y2={y}
              strokeWidth={Math.min(4, reasons.length)}
              strokeDasharray={shared ? '6 5' : undefined}
              className="stroke-edge"
            />
            <circle
              cx={x}
              cy={y}
              r={22}
              className={suspect ? 'fill-bad-ground stroke-bad' : 'fill-raised stroke-edge'}
            />
            <text x={x} y={y + 38} textAnchor="middle" className="fill-ink text-xs">
              {nameOf(player)}
            </text>
            <text
              x={(centre.x + 2 * x) / 3}
              y={(centre.y + 2 * y) / 3 - 4}
              textAnchor="middle"
              className="fill-muted text-xs"
            >
              {reasons.map((reason) => t(reason)).join(', ')}
            </text>
          </g>
        );
      })}
      <circle cx={centre.x} cy={centre.y} r={30} className="fill-note-ground stroke-link" />
      <text x={centre.x} y={centre.y + 46} textAnchor="middle" className="fill-ink font-medium text-sm">
        {name}
      </text>
    </svg>
  );
}
