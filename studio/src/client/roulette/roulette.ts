import './wheel.css';
import './cloth.css';
import './roulette.css';
import './sideways.css';
import type { StakeCurrency } from '@kozyr/contracts/money';
import { type Chip, colourOf, spotOf } from '../../maths/roulette/bets';
import { fromMinor, signOf, toMinor } from '../../page/amounts';
import type { EntryView } from '../../tables/own-entries';
import { checkChips, merged, stakedOn } from '../../tables/table-rules';
import type { TableState } from '../../tables/table-state';
import { newId } from '../api';
import { h, pause } from '../dom';
import { sounds } from '../sounds';
import { phaseLine } from '../tables/phase-line';
import { playersList } from '../tables/players-list';
import { brief, money, sayAtTable } from '../tables/say-at-table';
import { createTableClient, table } from '../tables/table-client';
import { openTableSheet } from '../tables/table-sheet';
import { tableCalls } from '../tables/wire';
import { createBoard } from './board';
import { createTray } from './chip-tray';
import { rulesPanel } from './rules-panel';
import { titleOf } from './spot-text';
import { createStatistics, lastResults } from './statistics';
import { GIVE_BACK_MS, unplaced, WARN_MS } from './unplaced';
import { createWheel } from './wheel';

/** Chips put on the table in the order they were put, not placed yet. */
let fresh: Chip[] = [];
/** What is put down again by one press: the bets of the last round, and chips that were given back. */
let before: Chip[] = [];
let returned: readonly Chip[] = [];
let round = '';
let placing = false;
let offered: StakeCurrency | null = null;
let landed: number | null = null;
/** The round in which chips that are not placed were pointed out. */
let warned = '';

const wheel = createWheel();
const line = phaseLine();
const last = lastResults();
const statistics = createStatistics();
const players = playersList({
  spotName(id) {
    const spot = spotOf(id);
    return spot ? titleOf(spot) : id;
  },
});
const board = createBoard({ put: (spot) => put(spot), take: (spot) => take(spot) });
const tray = createTray({
  place: () => void place(),
  undo: () => setFresh(fresh.slice(0, -1)),
  clear: () => setFresh([]),
  repeat: () => putAll(before),
  double: () => putAll(fresh.length > 0 ? fresh : before),
});
const staked = h('output', { class: 'value', 'data-testid': 'staked' }, '—');
const won = h('output', { class: 'value', 'data-testid': 'last-win' }, '—');
const figure = (label: string, value: Element) =>
  h('div', { class: 'figure' }, h('span', { class: 'label' }, label), value);
const outcome = h('p', { class: 'outcome', 'aria-hidden': 'true' });

const tableClient = createTableClient({
  players,
  stage: h(
    'main',
    { class: 'roulette' },
    line.element,
    last.element,
    h('div', { class: 'wheel-box' }, wheel.element, outcome),
    h('div', { class: 'side' }, statistics.element, players.element),
    h('div', { class: 'board-box' }, board.element),
  ),
  foot: h(
    'footer',
    { class: 'foot' },
    h('div', { class: 'figures' }, figure(sayAtTable('staked'), staked)),
    tray.element,
  ),
  info: () =>
    openTableSheet({
      ...tableClient.sheetInput(),
      rules: () => rulesPanel(tableClient.limits(), tableClient.currency()),
    }),
  show,
  ended,
});

const lying = (own: EntryView | null): Chip[] =>
  (own?.bets ?? [])
    .filter((bet) => bet.state === 'accepted' || bet.state === 'sent')
    .flatMap((bet) => (bet.chips ?? []).map(({ spot, amount }) => ({ spot, amount: toMinor(amount) })));

const sum = (chips: readonly Chip[]): bigint => chips.reduce((total, { amount }) => total + amount, 0n);

/** How long until the close, ms; below 0 when the table takes no bets. */
const untilClose = (): number =>
  tableClient.mayStake() ? (tableClient.state()?.round?.closes_at ?? 0) - tableClient.now() : -1;

/** Chips are taken as long as they can still be placed before they would be given back. */
const takesChips = (): boolean => untilClose() > GIVE_BACK_MS;

function paint(): void {
  const own = tableClient.own();
  const chips = lying(own);
  board.chips(chips, fresh, signOf(tableClient.currency()));
  const open = takesChips();
  board.lock(!open);
  tray.show({ open, fresh: sum(fresh), canRepeat: before.length > 0, busy: placing, currency: tableClient.currency() });
  staked.textContent = chips.length === 0 ? '—' : money(fromMinor(sum(chips)), tableClient.currency());
}

function setFresh(chips: Chip[]): void {
  fresh = chips;
  paint();
}

/** Puts chips down if the table takes them, or says why not. */
function putAll(chips: readonly Chip[]): void {
  if (!takesChips() || placing || chips.length === 0) return;
  const all = [...lying(tableClient.own()), ...fresh];
  const refusal = checkChips(tableClient.limits(), all, chips);
  if (refusal) {
    const over = merged([...all, ...chips]).find(({ spot, amount }) => amount > stakedOn(tableClient.limits(), spot));
    const most = over ? stakedOn(tableClient.limits(), over.spot) : tableClient.limits().maxRound;
    tableClient.notice(
      sayAtTable(over ? 'limitPlace' : 'limitRound', { amount: brief(fromMinor(most), tableClient.currency()) }),
    );
    return;
  }
  if (sum(fresh) + sum(chips) > tableClient.balance()) {
    tableClient.fail('INSUFFICIENT_FUNDS');
    return;
  }
  sounds.press();
  setFresh([...fresh, ...chips]);
}

const put = (spot: string) => putAll([{ spot, amount: tray.value() }]);

function take(spot: string): void {
  const index = fresh.findLastIndex((chip) => chip.spot === spot);
  if (index >= 0) setFresh(fresh.toSpliced(index, 1));
}

/** Places all fresh chips as one bet. Its id stays until its fate is known, so however often it is asked, it is one bet. */
async function place(betId = newId(), chips: readonly Chip[] = merged(fresh)): Promise<void> {
  const state = tableClient.state();
  if (!state?.round || placing || chips.length === 0) return;
  placing = true;
  paint();
  const amount = sum(chips);
  try {
    const answer = await tableCalls.place({
      ...{ bet_id: betId, round_id: state.round.id, client_seed: tableClient.clientSeed() },
      chips: chips.map(({ spot, amount: each }) => ({ spot, amount: fromMinor(each) })),
    });
    fresh = [];
    returned = [];
    sounds.stop(1);
    tableClient.staked(amount, answer);
    tableClient.speak(sayAtTable('placed', { amount: money(fromMinor(amount), tableClient.currency()) }));
  } catch (error) {
    fresh = [];
    tableClient.failed(error);
  } finally {
    placing = false;
    paint();
  }
}

/** Chips that lie unplaced when the bets end: pointed out with what can be done, then given back while the table is still open. */
function mindUnplaced(roundId: string, left: number): void {
  const fate = fresh.length === 0 ? 'lie' : unplaced({ left, placing });
  tray.hurry(fate === 'warn');
  if (fate === 'warn' && warned !== roundId) {
    warned = roundId;
    tableClient.notice(sayAtTable('notPlaced', { amount: brief(fromMinor(sum(fresh)), tableClient.currency()) }));
  }
  if (fate !== 'give-back') return;
  returned = fresh;
  before = merged([...lying(tableClient.own()), ...returned]);
  setFresh([]);
  tableClient.notice(sayAtTable('givenBack'));
}

function newRound(state: TableState, own: EntryView | null): void {
  if (round !== '' && fresh.length > 0) tableClient.notice(sayAtTable('givenBack'));
  round = state.round?.id ?? '';
  if (!placing) fresh = [];
  landed = null;
  if (own === null) won.textContent = '—';
  wheel.rested();
  wheel.show(null);
  board.result(null);
  outcome.classList.remove('on');
}

function land(pocket: number): void {
  landed = pocket;
  board.result(pocket);
  outcome.className = `outcome on ${colourOf(pocket)}`;
  outcome.textContent = String(pocket);
  sounds.stop(0);
  tableClient.speak(`${pocket}, ${sayAtTable(colourOf(pocket))}`);
  const state = tableClient.state();
  if (state) showHistory(state);
}

function showHistory(state: TableState): void {
  const history = [...(landed !== null && state.round?.phase !== 'over' ? [landed] : []), ...state.history];
  last.show(history);
  statistics.show(history);
}

function show(state: TableState, own: EntryView | null): void {
  if (offered !== tableClient.currency()) {
    offered = tableClient.currency();
    tray.offer(tableClient.limits().chips, offered);
  }
  const { round: now } = state;
  if ((now?.id ?? '') !== round) newRound(state, own);
  if (now?.phase === 'closing') mindUnplaced(now.id, 0);
  if (now && now.outcome !== null) {
    const pocket = now.outcome;
    if (now.phase === 'run' && now.started_at !== null) {
      wheel.spin(now.id, pocket, now.started_at, (now.ends_at ?? 0) - now.started_at, tableClient.now, () =>
        land(pocket),
      );
    } else if (landed === null) {
      wheel.rested();
      wheel.show(pocket);
      land(pocket);
    }
  }
  showHistory(state);
  paint();
}

function ended(own: EntryView): void {
  before = merged([...lying(own), ...returned]);
  const win = toMinor(own.win ?? '0.00');
  won.textContent = money(own.win ?? '0.00', tableClient.currency());
  if (win > 0n) {
    // No celebration for less than was staked.
    if (win > toMinor(own.stake)) sounds.win(4);
    tableClient.notice(`+ ${money(own.win ?? '0.00', tableClient.currency())}`);
  }
  const [stake, brought] = [own.stake, own.win ?? '0.00'].map((amount) => money(amount, tableClient.currency()));
  tableClient.speak(sayAtTable('endedWith', { stake: stake ?? '', win: brought ?? '' }));
  paint();
}

/** The words and the seconds of the phase, several times a second. */
function tick(): void {
  const state = tableClient.state();
  if (!state) return;
  const { round: now } = state;
  const closed = tableClient.closedText();
  if (closed !== null || !now) {
    line.say(`${sayAtTable('phaseClosed')}. ${closed ?? ''}`);
    line.count(null, 1);
  } else if (now.phase === 'open') {
    const left = now.closes_at - tableClient.now();
    line.say(sayAtTable(left < WARN_MS ? 'phaseLast' : 'phaseOpen'));
    line.count(left, table.pace.open);
    mindUnplaced(now.id, left);
    if (left <= GIVE_BACK_MS) paint();
  } else {
    const pocket = landed === null ? '' : `${landed}, ${sayAtTable(colourOf(landed))}`;
    line.say(
      now.phase === 'closing' || now.outcome === null ? sayAtTable('phaseClosing') : pocket || sayAtTable('phaseRun'),
    );
    line.count(null, 1);
  }
}

async function ticking(): Promise<void> {
  for (;;) {
    tick();
    await pause(200);
  }
}

tableClient.open();
void ticking();
