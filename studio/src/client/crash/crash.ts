import './crash.css';
import { CAP, MIN_TARGET, multiplierAt, paidAt } from '../../maths/crash/curve';
import type { EntryView } from '../../tables/own-entries';
import type { TableState } from '../../tables/table-state';
import { factor, fromMinor, toMinor } from '../amounts';
import { newId } from '../api';
import { config, say } from '../config';
import { h, pause } from '../dom';
import { sounds } from '../sounds';
import { createDesk, table } from '../tables/desk';
import { phaseLine } from '../tables/phase-line';
import { playersList } from '../tables/players-list';
import { fact, openTableSheet } from '../tables/table-sheet';
import { brief, money, tell, times } from '../tables/tell';
import { tableCalls } from '../tables/wire';
import { curveView } from './curve-view';
import { stakePanel } from './stake-panel';

const LAST = 15;

let placing = false;
/** Where the player left in this round, hundredths, as the server said. */
let left: number | null = null;
let leaving = false;
/** A bet for the next round waits to be placed. */
let queued = false;
let round = '';
let offered = '';

const line = phaseLine();
const players = playersList();
const history = h('ol', { class: 'points', 'aria-label': tell('last'), 'data-testid': 'last-results' });
const panel = stakePanel({ press: () => void press(), changed: () => paint() });
const won = h('output', { class: 'value', 'data-testid': 'last-win' }, '—');

const view = curveView(() => desk.now());
const desk = createDesk({
  stage: h('main', { class: 'crash' }, line.element, history, view.element, players.element),
  foot: h(
    'footer',
    { class: 'crash-foot' },
    h('div', { class: 'figure won some' }, h('span', { class: 'label' }, say('win')), won),
    panel.element,
  ),
  info: () => openTableSheet({ table, state: desk.state(), clientSeed: desk.clientSeed(), rules }),
  show,
  ended,
  press: () => void press(),
});

function rules(): Node[] {
  const limits = desk.limits();
  const amount = (minor: bigint) => brief(fromMinor(minor), desk.currency());
  return [
    h('p', {}, tell('rulesCurve')),
    h('p', {}, tell('rulesTarget')),
    h('p', {}, tell('rulesCap', { n: times(CAP) })),
    h(
      'dl',
      {},
      fact(say('rtp'), config.model.engine === 'crash' ? `${config.model.rtp} %` : ''),
      fact(tell('target'), `${factor(times(MIN_TARGET))} … ${factor(times(CAP))}`),
      fact(tell('limitMin'), amount(limits.min)),
      fact(tell('limitTotal'), amount(limits.maxRound)),
    ),
    h('p', {}, tell('rulesClock')),
    h('p', {}, tell('rulesBreak')),
    h('p', {}, tell('rulesStop')),
  ];
}

const standing = (own: EntryView | null): bigint | null => (own && own.stake !== '0.00' ? toMinor(own.stake) : null);

/** What the curve shows now, while it rises. */
const rising = (state: TableState | null): number | null =>
  state?.round?.phase === 'run' && state.round.started_at !== null
    ? multiplierAt(desk.now() - state.round.started_at)
    : null;

/** Where the player is out of the curve by now: by hand, or by the target. */
function outAt(own: EntryView | null, now: number | null): number | null {
  if (left !== null) return left;
  if (own?.left_at != null) return own.left_at;
  return own?.target != null && now !== null && now >= own.target ? own.target : null;
}

function paint(): void {
  const state = desk.state();
  const own = desk.own();
  const stake = standing(own);
  const now = rising(state);
  const out = outAt(own, now);
  panel.freeze(queued || placing);
  const [text, tone, able] = buttonOf({ state, stake, now, out });
  panel.act(text, tone, able);
}

type Moment = { state: TableState | null; stake: bigint | null; now: number | null; out: number | null };

/** What the big button says and whether it can be pressed. */
function buttonOf({ state, stake, now, out }: Moment): Parameters<typeof panel.act> {
  if (stake !== null && now !== null && out === null) {
    const amount = money(fromMinor(paidAt(stake, now)), desk.currency());
    return [tell('cashOutAt', { amount }), 'out', !leaving];
  }
  if (stake !== null && state?.round?.phase !== 'result' && now === null) {
    return [tell('betIn', { amount: money(fromMinor(stake), desk.currency()) }), 'bet', false];
  }
  if (queued) return [tell('betWaiting'), 'wait', true];
  const amount = brief(fromMinor(panel.value()), desk.currency());
  if (desk.mayStake() && stake === null) return [tell('bet', { amount }), 'bet', !placing];
  return [tell('betNext'), 'bet', state?.open === true && !placing && !desk.paused()];
}

async function press(): Promise<void> {
  const now = rising(desk.state());
  if (standing(desk.own()) !== null && now !== null && outAt(desk.own(), now) === null) return leave();
  if (queued) {
    queued = false;
    return paint();
  }
  if (desk.mayStake() && standing(desk.own()) === null) return place();
  if (desk.paused()) return;
  queued = true;
  paint();
}

async function place(): Promise<void> {
  const state = desk.state();
  const stake = panel.value();
  if (!state?.round || placing) return;
  if (stake > desk.balance()) {
    queued = false;
    return desk.fail('INSUFFICIENT_FUNDS');
  }
  placing = true;
  queued = false;
  paint();
  const target = panel.target();
  try {
    const answer = await tableCalls.place({
      ...{ bet_id: newId(), round_id: state.round.id, client_seed: desk.clientSeed() },
      ...{ amount: fromMinor(stake), target: target === null ? null : times(target) },
    });
    sounds.press();
    desk.staked(stake, answer);
    desk.speak(tell('placed', { amount: money(fromMinor(stake), desk.currency()) }));
  } catch (error) {
    desk.failed(error);
  } finally {
    placing = false;
    paint();
  }
}

/** The server's clock decides where; until it has answered, nothing is promised. */
async function leave(): Promise<void> {
  const state = desk.state();
  if (!state?.round || leaving) return;
  leaving = true;
  paint();
  try {
    const answer = await tableCalls.leave(state.round.id);
    left = answer.left;
    const stake = standing(desk.own()) ?? 0n;
    const amount = money(fromMinor(paidAt(stake, left)), desk.currency());
    sounds.win(3);
    desk.notice(tell('left', { n: times(left), amount }));
    desk.speak(tell('left', { n: times(left), amount }));
  } catch (error) {
    desk.failed(error);
  } finally {
    leaving = false;
    paint();
  }
}

const toneOf = (point: number): string => (point < 200 ? 'low' : point < 1_000 ? 'middle' : 'high');

function show(state: TableState, own: EntryView | null): void {
  if (offered !== desk.currency()) {
    offered = desk.currency();
    panel.offer(desk.limits(), offered);
  }
  const { round: now } = state;
  if ((now?.id ?? '') !== round) {
    round = now?.id ?? '';
    left = null;
  }
  if (now?.phase === 'run' && now.started_at !== null) view.show({ kind: 'rising', startedAt: now.started_at });
  else if (now && now.outcome !== null && now.phase === 'result')
    view.show({ kind: 'broken', point: now.stopped ?? now.outcome });
  else if (now?.phase !== 'over') view.show({ kind: 'waiting' });
  const points = [...(now?.phase === 'result' && now.outcome !== null ? [now.outcome] : []), ...state.history];
  history.replaceChildren(
    ...points.slice(0, LAST).map((point) => h('li', { class: toneOf(point) }, factor(times(Math.max(100, point))))),
  );
  players.show(state, own?.name ?? null);
  if (queued && desk.mayStake() && !placing && standing(own) === null) void place();
  paint();
}

function ended(own: EntryView): void {
  if (own.state === 'void') return;
  const win = toMinor(own.win ?? '0.00');
  won.textContent = money(own.win ?? '0.00', desk.currency());
  if (win === 0n) desk.speak(tell('brokeYou', { n: times(Math.max(100, own.outcome ?? 100)) }));
  else if (left === null && own.stopped !== null && (own.target === null || own.target > own.stopped))
    desk.notice(tell('interrupted', { n: times(own.stopped) }));
  else if (left === null) {
    const n = times(own.left_at ?? own.target ?? CAP);
    desk.notice(tell('left', { n, amount: money(own.win ?? '0.00', desk.currency()) }));
  }
  paint();
}

function tick(): void {
  const state = desk.state();
  if (!state) return;
  const { round: now } = state;
  const closed = desk.closedText();
  if (closed !== null || !now) {
    line.say(`${tell('phaseClosed')}. ${closed ?? ''}`);
    line.count(null, 1);
    view.wait('', tell('phaseClosed'));
  } else if (now.phase === 'open') {
    const wait = now.closes_at - desk.now();
    line.say(tell('phaseOpen'));
    line.count(wait, table.pace.open);
    view.wait(wait > 0 ? `${Math.ceil(wait / 1_000)}` : '', tell('phaseOpen'));
  } else {
    const words = now.phase === 'closing' ? 'phaseClosing' : now.phase === 'run' ? 'phaseCurve' : 'phaseBets';
    line.say(tell(words));
    line.count(null, 1);
    view.wait('', tell('phaseClosing'));
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

desk.open();
void ticking();
