import type { OperatorBonus } from '@kozyr/contracts/operator/bonuses';
import type { Context } from '../../../context';
import { csvLine } from '../history/rules';
import { readBonuses, type WantedBonuses } from './list-bonuses-for-admin';

const AT_ONCE = 500;
const BYTE_ORDER_MARK = '\uFEFF';
/** Named as on the wire: the file is for machines as much as for people. */
const COLUMNS = [
  'id',
  'name',
  'group',
  'type',
  'status',
  'currency',
  'code',
  'bonus_amount',
  'max_bonus_amount',
  'min_deposit_amount',
  'wager',
  'start_date',
  'end_date',
  'player_group',
  'taken',
  'active',
  'given',
  'released',
  'forfeited',
];

const lineOf = ({ bonus, group, player_group, numbers }: OperatorBonus) =>
  csvLine([
    bonus.id,
    bonus.name,
    group.name,
    bonus.type,
    bonus.status,
    bonus.currency,
    bonus.type === 'PROMO_CODE' ? bonus.code : '',
    bonus.bonus_amount,
    bonus.type === 'PERCENTAGE' ? bonus.max_bonus_amount : '',
    bonus.min_deposit_amount,
    String(bonus.wager),
    bonus.start_date,
    bonus.end_date ?? '',
    player_group?.name ?? '',
    String(numbers.taken),
    String(numbers.active),
    numbers.given,
    numbers.released,
    numbers.forfeited,
  ]);

/** The text of a CSV file, how many bonuses it has, and whether it stops before the last one that was asked for. */
type Exported = { text: string; bonuses: number; stopped: boolean };

/** The list as the text of a CSV file, so many bonuses at most. It names no player. */
export async function exportBonuses(ctx: Context, wanted: WantedBonuses, most: number): Promise<Exported> {
  const lines = [BYTE_ORDER_MARK + csvLine(COLUMNS)];
  for (let offset = 0; offset <= most; offset += AT_ONCE) {
    const piece = await readBonuses(ctx.db, wanted, { limit: Math.min(AT_ONCE, most + 1 - offset), offset });
    lines.push(...piece.map(lineOf));
    if (piece.length < AT_ONCE) break;
  }
  const kept = lines.slice(0, most + 1);
  return { text: kept.join(''), bonuses: kept.length - 1, stopped: kept.length < lines.length };
}
