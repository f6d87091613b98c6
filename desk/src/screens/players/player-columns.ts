import type { ListColumn } from '@desk/components/list/columns';
import { PLAYER_ORDERS } from '@kozyr/contracts/operator/player-list';
import { createElement } from 'react';
import { PLAYER_COLUMNS, type PlayerColumn } from './list-columns';
import { PlayerCell } from './player-cell';
import type { Listed } from './players-asked';

const AT_THE_END: ReadonlySet<PlayerColumn> = new Set(['balance', 'deposits', 'rating']);

/** The columns with their titles; those that the platform orders by are sorted by. */
export function playerColumns(title: (column: PlayerColumn) => string): ListColumn<Listed>[] {
  return PLAYER_COLUMNS.map((id) => ({
    id,
    title: title(id),
    cell: (of) => createElement(PlayerCell, { column: id, of }),
    ...(AT_THE_END.has(id) ? { align: 'end' } : {}),
    ...(PLAYER_ORDERS.some((order) => order === id) ? { sort: { up: `${id}_asc`, down: `${id}_desc` } } : {}),
  }));
}
