import type { StakeCurrency } from '@kozyr/contracts/money';
import './crash.css';
import './scene.css';
import { CAP, MIN_TARGET, multiplierAt, paidAt } from '../../maths/crash/curve';
import { factor, fromMinor, toMinor } from '../../page/amounts';
import type { EntryView } from '../../tables/own-entries';
import type { TableState } from '../../tables/table-state';
import { newId } from '../api';
import { config, say } from '../config';
import { h, pause } from '../dom';
import { sounds } from '../sounds';
import { phaseLine } from '../tables/phase-line';
import { playersList } from '../tables/players-list';
import { brief, money, sayAtTable, times } from '../tables/say-at-table';
import { createTableClient, table } from '../tables/table-client';
import { fact, openTableSheet } from '../tables/table-sheet';
import { tableCalls } from '../tables/wire';
import { curveView } from './curve-view';
import { createHeardCurve, type HeardMoment } from './heard-curve';
import { stakePanel } from './stake-panel';

const LAST = 15;

let placing = false;
/** Where the player left in this round, hundredths, as the server said. */
let left: number | null = null;
let leaving = false;
/** A bet for the next round waits to be placed. */
let queued = false;
let round = '';
/** The round in which it was told that the player's target was reached. */
let targetTold = '';
let offered: StakeCurrency | null = null;

const line = phaseLine();
const players = playersList();
const history = h('ol', { class: 'points', 'aria-label': sayAtTable('last'), 'data-testid': 'last-results' });
const panel = stakePanel({ press: () => void press(), changed: () => paint() });
const won = h('output', { class: 'value', 'data-testid': 'last-win' }, '—');

const heard = createHeardCurve();
const view = curveView(() => tableClient.now());
const tableClient = createTableClient({
  players,
  stage: h('main', { class: 'crash' }, line.element, history, view.element, players.element),
  foot: h(
    'footer',
    { class: 'crash-foot' },
    h('div', { class: 'figure won some' }, h('span', { class: 'label' }, say('win')), won),
    panel.element,
  ),
  info: () => openTableSheet({ ...tableClient.sheetInput(), rules }),
  show,
  ended,
  press: () => void press(),
});

function rules(): Node[] {
  const limits = tableClient.limits();
  const amount = (minor: bigint) => brief(fromMinor(minor), tableClient.currency());
  return [
    h('p', {}, sayAtTable('rulesCurve')),
    h('p', {}, sayAtTable('rulesTarget')),
    h('p', {}, sayAtTable('rulesCap', { n: times(CAP) })),
    h(
      'dl',
      {},
      fact(say('rtp'), config.model.engine === 'crash' ? `${config.model.rtp}\u00a0%` : ''),
      fact(sayAtTable('target'), `${factor(times(MIN_TARGET))} … ${factor(times(CAP))}`),
      fact(sayAtTable('limitMin'), amount(limits.min)),
      fact(sayAtTable('limitTotal'), amount(limits.maxRound)),
    ),
    h('p', {}, sayAtTable('rulesClock')),
    h('p', {}, sayAtTable('rulesBreak')),
    h('p', {}, sayAtTable('rulesStop')),
  ];
}

const stakeOf = (own: EntryView | null): bigint | null => (own && own.stake !== '0.00' ? toMinor(own.stake) : null);

/** What the curve shows now, while it rises. */
const rising = (state: TableState | null): number | null =>
  state?.round?.phase === 'run' && state.round.started_at !== null
    ? multiplierAt(tableClient.now() - state.round.started_at)
    : null;

/** Where the curve of this round ended, once that is told. */
const brokenAt = (state: TableState | null): number | null =>
  state?.round?.phase === 'result' ? (state.round.stopped ?? state.round.outcome) : null;

/** Where the player is out of the curve by now: by hand, or by the target. */
function outAt(own: EntryView | null, now: number | null): number | null {
  if (left !== null) return left;
  if (own?.left_at != null) return own.left_at;
  return own?.target != null && now !== null && now >= own.target ? own.target : null;
}

function paint(): void {
  const state = tableClient.state();
  const own = tableClient.own();
  const stake = stakeOf(own);
  const now = rising(state);
  const out = outAt(own, now);
  view.mark(stake === null ? null : outAt(own, now ?? brokenAt(state)));
  panel.freeze(queued || placing);
  const [text, tone, able] = buttonOf({ state, stake, now, out });
  panel.act(text, tone, able);
}

type Moment = { state: TableState | null; stake: bigint | null; now: number | null; out: number | null };

/** What the big button says and whether it can be pressed. */
function buttonOf({ state, stake, now, out }: Moment): Parameters<typeof panel.act> {
  if (stake !== null && now !== null && out === null) {
    const amount = money(fromMinor(paidAt(stake, now)), tableClient.currency());
    return [sayAtTable('cashOutAt', { amount }), 'out', !leaving];
  }
  if (stake !== null && state?.round?.phase !== 'result' && now === null) {
    return [sayAtTable('betIn', { amount: money(fromMinor(stake), tableClient.currency()) }), 'bet', false];
  }
  if (queued) return [sayAtTable('betWaiting'), 'wait', true];
  const amount = brief(fromMinor(panel.value()), tableClient.currency());
  if (tableClient.mayStake() && stake === null) return [sayAtTable('bet', { amount }), 'bet', !placing];
  return [sayAtTable('betNext'), 'bet', state?.open === true && !placing && !tableClient.paused()];
}

async function press(): Promise<void> {
  const now = rising(tableClient.state());
  if (stakeOf(tableClient.own()) !== null && now !== null && outAt(tableClient.own(), now) === null) return leave();
  if (queued) {
    queued = false;
    return paint();
  }
  if (tableClient.mayStake() && stakeOf(tableClient.own()) === null) return place();
  if (tableClient.paused()) return;
  queued = true;
  paint();
}

async function place(): Promise<void> {
  const state = tableClient.state();
  const stake = panel.value();
  if (!state?.round || placing) return;
  if (stake > tableClient.balance()) {
    queued = false;
    return tableClient.fail('INSUFFICIENT_FUNDS');
  }
  placing = true;
  queued = false;
  paint();
  const target = panel.target();
  try {
    const answer = await tableCalls.place({
      ...{ bet_id: newId(), round_id: state.round.id, client_seed: tableClient.clientSeed() },
      ...{ amount: fromMinor(stake), target: target === null ? null : times(target) },
    });
    sounds.press();
    tableClient.staked(stake, answer);
    tableClient.speak(sayAtTable('placed', { amount: money(fromMinor(stake), tableClient.currency()) }));
  } catch (error) {
    tableClient.failed(error);
  } finally {
    placing = false;
    paint();
  }
}

/** The server's clock decides where; until it has answered, nothing is promised. */
async function leave(): Promise<void> {
  const state = tableClient.state();
  if (!state?.round || leaving) return;
  leaving = true;
  paint();
  try {
    const answer = await tableCalls.leave(state.round.id);
    left = answer.left;
    const stake = stakeOf(tableClient.own()) ?? 0n;
    const amount = money(fromMinor(paidAt(stake, left)), tableClient.currency());
    sounds.win(3);
    tableClient.notice(sayAtTable('left', { n: times(left), amount }));
    tableClient.speak(sayAtTable('left', { n: times(left), amount }));
  } catch (error) {
    tableClient.failed(error);
  } finally {
    leaving = false;
    paint();
  }
}

const toneOf = (point: number): string => (point < 200 ? 'low' : point < 1_000 ? 'middle' : 'high');

function show(state: TableState, own: EntryView | null): void {
  if (offered !== tableClient.currency()) {
    offered = tableClient.currency();
    panel.offer(tableClient.limits(), offered);
  }
  const { round: now } = state;
  if ((now?.id ?? '') !== round) {
    round = now?.id ?? '';
    left = null;
  }
  if (now?.phase === 'run' && now.started_at !== null) view.show({ kind: 'rising', startedAt: now.started_at });
  else if (brokenAt(state) !== null) view.show({ kind: 'broken', point: brokenAt(state) ?? 0 });
  else if (now?.phase !== 'over') view.show({ kind: 'waiting' });
  const points = [...(now?.phase === 'result' && now.outcome !== null ? [now.outcome] : []), ...state.history];
  history.replaceChildren(
    ...points.slice(0, LAST).map((point) => h('li', { class: toneOf(point) }, factor(times(Math.max(100, point))))),
  );
  if (queued && tableClient.mayStake() && !placing && stakeOf(own) === null) void place();
  paint();
}

function ended(own: EntryView): void {
  if (own.state === 'void') return;
  const win = toMinor(own.win ?? '0.00');
  won.textContent = money(own.win ?? '0.00', tableClient.currency());
  if (win > 0n && left === null && own.stopped !== null && (own.target === null || own.target > own.stopped))
    tableClient.notice(sayAtTable('interrupted', { n: times(own.stopped) }));
  else if (win > 0n && left === null) {
    const n = times(own.left_at ?? own.target ?? CAP);
    tableClient.notice(sayAtTable('left', { n, amount: money(own.win ?? '0.00', tableClient.currency()) }));
  }
  paint();
}

/** What the curve does now, for who hears it; null: there is none. */
function heardMoment(state: TableState): HeardMoment | null {
  const [now, broken] = [rising(state), brokenAt(state)];
  if (now !== null) return { round, kind: 'rises', at: now };
  return broken === null ? null : { round, kind: 'broke', at: Math.max(100, broken) };
}

/** Tells that the player's target took them out of the curve, once. @returns whether it did now */
function tellTarget({ kind, at, round: id }: HeardMoment): boolean {
  const own = tableClient.own();
  const stake = stakeOf(own);
  if (kind !== 'rises' || stake === null || left !== null || targetTold === id) return false;
  if (own?.target == null || at < own.target) return false;
  targetTold = id;
  const amount = money(fromMinor(paidAt(stake, own.target)), tableClient.currency());
  tableClient.speak(sayAtTable('left', { n: times(own.target), amount }));
  return true;
}

/** Tells a screen reader of the curve: few words, and each once. */
function tellCurve(state: TableState): void {
  const moment = heardMoment(state);
  if (moment && tellTarget(moment)) return;
  const said = moment && heard(moment);
  if (!said) return;
  if (said.kind === 'rises') tableClient.speak(sayAtTable('phaseCurve'));
  else if (said.kind === 'passed') tableClient.speak(factor(times(said.at)));
  else tableClient.speak(sayAtTable('brokeYou', { n: times(said.at) }));
}

function tick(): void {
  const state = tableClient.state();
  if (!state) return;
  tellCurve(state);
  const { round: now } = state;
  const closed = tableClient.closedText();
  if (closed !== null || !now) {
    line.say(`${sayAtTable('phaseClosed')}. ${closed ?? ''}`);
    line.count(null, 1);
    view.wait('', sayAtTable('phaseClosed'));
  } else if (now.phase === 'open') {
    const wait = now.closes_at - tableClient.now();
    line.say(sayAtTable('phaseOpen'));
    line.count(wait, table.pace.open);
    view.wait(wait > 0 ? `${Math.ceil(wait / 1_000)}` : '', sayAtTable('phaseOpen'));
  } else {
    const words = now.phase === 'closing' ? 'phaseClosing' : now.phase === 'run' ? 'phaseCurve' : 'phaseBets';
    line.say(sayAtTable(words));
    line.count(null, 1);
    view.wait('', sayAtTable('phaseClosing'));
  }
  paint();
}

async function ticking(): Promise<void> {
  for (;;) {
    tick();
    await pause(100);
  }
}

/** Space is the big button wherever the focus is, but for a field to write in. */
document.addEventListener('keydown', (event) => {
  if (event.code !== 'Space' || document.querySelector('dialog[open]')) return;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLButtonElement) return;
  event.preventDefault();
  if (!event.repeat) void press();
});

tableClient.open();
void ticking();
