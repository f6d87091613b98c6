import type { EntryView } from '../../tables/own-entries';
import type { TableState } from '../../tables/table-state';
import { pause } from '../dom';
import { tableCalls } from './wire';

type Own = Pick<EntryView, 'id' | 'round_id' | 'number'>;

/** Whether it is known how an entry ended, its win paid. */
export const hasEnded = ({ state }: Pick<EntryView, 'state'>): boolean => state === 'settled' || state === 'void';

/** Of a player's entries, newest first, the one that they come back to: its end is still to come, or its win on the way. */
export function entryUnderWay<E extends Pick<EntryView, 'state'>>([newest]: readonly E[]): E | null {
  return newest && !hasEnded(newest) ? newest : null;
}

/**
 * The player's entry once the table stands so: it is the round's for as long as that is the table's. `ended` is an entry whose round
 * is over, here or while the stream was away; `shown` is the entry whose end was taken up last, which is not taken up again.
 */
export function followEntry<E extends Own>(
  own: E | null,
  shown: string | null,
  round: Pick<NonNullable<TableState['round']>, 'id' | 'settled'> | null,
): { own: E | null; ended: E | null } {
  if (!own) return { own, ended: null };
  const gone = own.round_id !== round?.id;
  const over = gone || round.settled;
  return { own: gone ? null : own, ended: over && shown !== own.id ? own : null };
}

const LOOKS = 20;
/** The result is known; the wallet may take its time. From this look on it is shown, and the balance follows. */
const UNPAID_AT = 3;

/** Asks how the player's round of this number came out until it is paid; null when that takes too long. */
export async function entryEnd(number: number): Promise<EntryView | null> {
  // Everybody at the table has the same moment: they do not all ask in it.
  await pause(Math.random() * 500);
  for (let look = 0; look < LOOKS; look += 1) {
    const items = await tableCalls.mine().then(
      (answer) => answer.items,
      () => [],
    );
    const entry = items.find((item) => item.number === number);
    if (entry && hasEnded(entry)) return entry;
    if (entry && look === UNPAID_AT && entry.win !== null) return entry;
    await pause(400 + look * 200);
  }
  return null;
}

/** The player's entry in the table's round. `ended` gets each once it is over and settled. */
export function createOwnEntry(ended: (entry: EntryView) => void) {
  let own: EntryView | null = null;
  let shown: string | null = null;

  async function settle({ number }: EntryView): Promise<void> {
    const entry = await entryEnd(number);
    if (entry) ended(entry);
  }

  return {
    now: () => own,
    set(entry: EntryView | null): void {
      own = entry;
    },
    /** The table's round is this one now. */
    follow(round: TableState['round']): void {
      const followed = followEntry(own, shown, round);
      own = followed.own;
      if (!followed.ended) return;
      shown = followed.ended.id;
      void settle(followed.ended);
    },
  };
}
