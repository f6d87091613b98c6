import { type ListedPlayer, MAX_EXPORTED_PLAYERS, type PlayerOrder } from '@kozyr/contracts/operator/player-list';
import type { Context, OperatorCaller } from '../../../context';
import { readsOf } from '../../../db/read-connection';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { maskedEmail } from '../../kernel/players/masked-contact';
import { csvLine } from '../history/rules';
import type { PlayerFilters } from './internal/conditions';
import { pageOfPlayers } from './internal/page-of-players';
import { listedPlayers } from './listed-players';

const AT_ONCE = 500;
const BYTE_ORDER_MARK = '\uFEFF';
/** Named as on the wire: the file is for machines as much as for people. */
const COLUMNS = [
  'id',
  'nickname',
  'phone',
  'email',
  'country',
  'currency',
  'balance',
  'deposited',
  'rating',
  'state',
  'state_until',
  'identity',
  'tags',
  'created_at',
  'seen_at',
] as const satisfies readonly (keyof ListedPlayer)[];

const fieldOf = (value: ListedPlayer[keyof ListedPlayer]): string =>
  Array.isArray(value) ? value.join(' ') : String(value ?? '');

/** A filter as the audit log keeps it: of a contact that was searched for no more than the list itself shows. */
function written(name: string, value: string): string {
  if (name !== 'q') return value;
  return value.includes('@') ? maskedEmail(value) : value.replaceAll(/\d(?=.*\d{2})/g, '*');
}

type Input = PlayerFilters & { order: PlayerOrder; direction: 'asc' | 'desc' };

/** The text of a CSV file, and whether it stops before the last player who was asked for. */
type Exported = { text: string; players: number; stopped: boolean };

/** The list as the text of a CSV file, 10,000 players at most. The audit log keeps who took it, by which filters and how many. */
export async function exportPlayers(
  ctx: Context,
  operator: OperatorCaller,
  { order, direction, ...filters }: Input,
): Promise<Exported> {
  const now = ctx.now();
  const db = readsOf(ctx);
  const lines = [BYTE_ORDER_MARK + csvLine(COLUMNS)];
  let cursor: string | undefined;
  do {
    const limit = Math.min(AT_ONCE, MAX_EXPORTED_PLAYERS + 1 - lines.length);
    const { ids, next } = await pageOfPlayers(db, now, { filters, ordering: { order, direction }, cursor, limit });
    for (const player of await listedPlayers(db, now, ids))
      lines.push(csvLine(COLUMNS.map((column) => fieldOf(player[column]))));
    cursor = next ?? undefined;
  } while (cursor !== undefined && lines.length <= MAX_EXPORTED_PLAYERS);
  const named = Object.entries({ ...filters, order, direction }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, written(name, String(value))] as const],
  );
  await recordOperatorDeed(ctx, ctx.db, operator, {
    action: 'players_exported',
    subject: { kind: 'players', id: 'list' },
    details: { ...Object.fromEntries(named), players: String(lines.length - 1) },
  });
  return { text: lines.join(''), players: lines.length - 1, stopped: cursor !== undefined };
}
