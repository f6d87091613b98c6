import type { EntryView } from '../../tables/own-entries';
import type { TableState } from '../../tables/table-state';
import { callStudio } from '../api';
import { type Guard, isListOf, isNothing, isNumber, isObjectOf, isOneOf, isText, orNull } from '../guards';

/** The page and this script come from one build of the studio, which wrote this text. */
export function parseState(text: string): TableState {
  return JSON.parse(text) as TableState;
}

const isEntryCore = isObjectOf({
  id: isText,
  round_id: isText,
  number: isNumber,
  state: isOneOf('in', 'due', 'win_sent', 'settled', 'void'),
  win: orNull(isText),
  stake: isText,
});
const isEntry: Guard<EntryView> = (value): value is EntryView => isEntryCore(value);

const isMine = isObjectOf({ items: isListOf(isEntry) });
const isPlaced = isObjectOf({ state: isText, balance: orNull(isText), entries: isListOf(isEntry) });
const isLeft = isObjectOf({ left: isNumber });
const isProof = isObjectOf({
  number: isNumber,
  commitment: isText,
  server_seed: isText,
  public_seed: isText,
  outcome: isNumber,
  players: isListOf(isObjectOf({ entry: isText, seed: isText })),
});

type BetCommon = { bet_id: string; round_id: string; client_seed: string };

/** The tables' calls; a bet may be repeated safely, it carries an id made here. */
export const tableCalls = {
  mine: () => callStudio(isMine, 'GET', '/table/mine'),
  place: (body: BetCommon & ({ chips: object[] } | { amount: string; target: string | null })) =>
    callStudio(isPlaced, 'POST', '/table/bet', body, 3),
  leave: (roundId: string) => callStudio(isLeft, 'POST', '/table/leave', { round_id: roundId }, 1),
  seen: () => callStudio(isNothing, 'POST', '/table/seen', {}, 1).catch(() => null),
  proof: (number: number) => callStudio(isProof, 'GET', `/table/proof/${number}`),
};
