import type { StakeCurrency } from '@kozyr/contracts/money';
import type { EntryView } from '../../tables/own-entries';
import { say } from '../config';
import { openDialog, paragraph } from '../dialog';
import { hasEnded } from './own-entry';
import { money, sayAtTable } from './say-at-table';
import { tableCalls } from './wire';

const MAX_LINES = 5;

/** Rounds that ended while the player was away are shown before anything else. */
export function showRoundsAway(entries: readonly EntryView[], currency: StakeCurrency): void {
  const ends = entries.filter((entry) => !entry.seen && hasEnded(entry));
  if (ends.length === 0) return;
  const lines = ends.slice(0, MAX_LINES).map((entry) => {
    const values = {
      n: entry.number,
      stake: money(entry.stake, currency),
      win: money(entry.win ?? '0.00', currency),
    };
    return paragraph(sayAtTable(entry.state === 'void' ? 'awayVoid' : 'awayRound', values));
  });
  openDialog(sayAtTable('awayTitle'), lines, {
    choices: [{ label: say('ok'), gold: true, act: () => void tableCalls.seen() }],
  });
}
