import './game.css';
import './reels.css';
import './controls.css';
import './sheet.css';
import { fromMinor, grouped, signOf, toMinor } from './amounts';
import type { Opened } from './answers';
import { api, newId, Refusal } from './api';
import { config, launch, say } from './config';
import { openDialog, paragraph } from './dialog';
import { h, need, pause } from './dom';
import { showFailure } from './failures';
import { openInfo } from './info-dialog';
import { hearParent, tellParent } from './parent';
import { runningPair } from './seeds';
import { seenSoon } from './seen-soon';
import { sessionText } from './session-text';
import { showRound } from './show-round';
import { setSound, sounds } from './sounds';
import { createView } from './view';

const AUTO_ROUNDS = [10, 25, 50];
/** Autoplay stops when a round wins so many stakes: the player should see it. */
const AUTO_STOP_WIN = 20n;

let table: Opened | null = null;
let balance = 0n;
let betIndex = 0;
let busy = false;
let turbo = false;
let soundOn = false;
let skipping = false;
let autoLeft = 0;
let paused = false;
let net = 0n;
const openedAt = Date.now();

const currency = () => table?.currency ?? launch.currency;
const bet = () => table?.bets[betIndex] ?? '0.00';

const view = createView({
  spin: () => void pressSpin(),
  less: () => chooseBet(betIndex - 1),
  more: () => chooseBet(betIndex + 1),
  turbo: () => {
    turbo = !turbo;
    view.turbo(turbo);
  },
  auto: () => pressAuto(),
  sound: () => {
    soundOn = !soundOn;
    setSound(soundOn);
    view.sound(soundOn);
  },
  info: () =>
    table &&
    openInfo({
      bet: bet(),
      currency: currency(),
      demo: table.mode === 'demo',
      fairness: () => opened().fairness,
      onRotate: (fairness) => {
        opened().fairness = fairness;
      },
    }),
  close: () => tellParent({ type: 'close', reason: 'player' }),
});

function opened(): Opened {
  if (!table) throw new Error('The table is not open yet');
  return table;
}

function setBalance(next: bigint): void {
  balance = next;
  view.balance(fromMinor(balance), currency());
}

function chooseBet(index: number): void {
  if (busy || !table) return;
  betIndex = Math.max(0, Math.min(table.bets.length - 1, index));
  sounds.press();
  view.bet(bet(), currency(), betIndex === 0, betIndex === table.bets.length - 1);
}

function showSession(): void {
  view.session(sessionText(Date.now() - openedAt, net));
}

const waitForResume = async () => {
  while (paused) await pause(100);
};
const pace = { turbo: () => turbo, skip: () => skipping, waitForResume };

function stopAuto(): void {
  autoLeft = 0;
  view.auto(0);
}

function fail(code: string, again: () => void): void {
  stopAuto();
  view.ribbon('');
  view.state('error');
  showFailure(code, {
    demo: launch.demo,
    again,
    idle: () => view.state('idle'),
    tell: view.tell,
    refill: () => setBalance(toMinor(config.demo[currency()].balance)),
  });
}

/** Asks for the spin until its fate is known; the id stays, so however often it is asked, it is one spin. */
async function ask(spinId: string) {
  for (let look = 0; ; look += 1) {
    const answer = await api.spin(spinId, bet());
    const { status } = answer.round;
    if ((status !== 'pending' && status !== 'refunding') || look >= 20) return answer;
    view.ribbon(say('waiting'));
    await pause(1_500);
  }
}

async function spinOnce(spinId: string): Promise<void> {
  const { mode } = opened();
  const stake = toMinor(bet());
  if (mode === 'demo' && balance < stake) return fail('INSUFFICIENT_FUNDS', () => undefined);
  busy = true;
  skipping = false;
  const before = balance;
  const started = performance.now();
  view.state('spinning');
  view.win('0.00');
  view.tell('');
  setBalance(balance >= stake ? balance - stake : balance);
  view.reels.start();
  sounds.press();
  tellParent({ type: 'round-start', stake: bet() });
  try {
    const { round, fairness } = await ask(spinId);
    opened().fairness = fairness;
    view.ribbon('');
    if (round.spins.length === 0) {
      view.reels.set([3, 8, 13, 18, 23]);
      setBalance(round.balance === null ? before : toMinor(round.balance));
      busy = false;
      return fail(round.status === 'rejected' ? (round.failure ?? 'UNKNOWN') : 'REFUNDED', () => view.state('idle'));
    }
    const least = (turbo ? 250 : 650) - (performance.now() - started);
    if (least > 0) await pause(least);
    await showRound(view, round, pace, 'turning');
    const won = toMinor(round.win);
    net += won - stake;
    setBalance(
      mode === 'real' && round.balance !== null && round.status === 'settled'
        ? toMinor(round.balance)
        : before - stake + won,
    );
    if (won >= stake * AUTO_STOP_WIN || round.free_spins > 0) stopAuto();
    tellParent({
      type: 'round-end',
      stake: round.stake,
      win: round.win,
      balance: mode === 'real' ? fromMinor(balance) : null,
    });
    if (mode === 'real') tellParent({ type: 'balance', balance: fromMinor(balance) });
    busy = false;
    showSession();
    view.state('idle');
    if (mode === 'real') seenSoon(() => !busy);
  } catch (error) {
    busy = false;
    view.reels.set([3, 8, 13, 18, 23]);
    setBalance(before);
    if (!(error instanceof Refusal)) console.error(error);
    // The same id again: if the first request did arrive, its result is shown and nothing is staked twice.
    fail(error instanceof Refusal ? error.code : 'UNKNOWN', () => void spinOnce(spinId));
  }
}

async function pressSpin(): Promise<void> {
  if (!table || document.querySelector('dialog[open]')) return;
  if (busy) {
    skipping = true;
    view.reels.hurry();
    if (autoLeft > 0) stopAuto();
    return;
  }
  await waitForResume();
  do {
    if (autoLeft > 0) autoLeft -= 1;
    view.auto(autoLeft);
    await spinOnce(newId());
    await pause(turbo ? 120 : 450);
    await waitForResume();
  } while (autoLeft > 0 && document.body.dataset.state === 'idle');
  view.auto(autoLeft);
}

function pressAuto(): void {
  if (autoLeft > 0) {
    stopAuto();
    return;
  }
  if (busy || !table) return;
  const choices = AUTO_ROUNDS.map((rounds) => ({
    label: String(rounds),
    act: () => {
      autoLeft = rounds;
      void pressSpin();
    },
  }));
  openDialog(say('autoRounds'), [h('p', { class: 'muted' }, say('autoNote'))], { choices });
}

function listen(): void {
  document.addEventListener('keydown', (event) => {
    if (event.code !== 'Space' || document.querySelector('dialog[open]') || event.target instanceof HTMLInputElement)
      return;
    event.preventDefault();
    if (!event.repeat) void pressSpin();
  });
  // Space is the spin wherever the focus is; a focused button must not answer it too.
  document.addEventListener(
    'keyup',
    (event) => event.code === 'Space' && !document.querySelector('dialog[open]') && event.preventDefault(),
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && table && !busy) void api.seen();
  });
  hearParent((now) => {
    paused = now;
    view.ribbon(now ? say('paused') : '');
    if (!now && table?.mode === 'real' && !busy) void refreshBalance();
  });
  setInterval(showSession, 15_000);
}

async function refreshBalance(): Promise<void> {
  const answer = await api.balance().catch(() => null);
  if (answer?.balance && !busy) setBalance(toMinor(answer.balance));
}

async function openTable(exchange: string): Promise<void> {
  const common = { game: config.slug, locale: config.locale, exchange };
  try {
    const answer = await api.open(
      launch.demo
        ? { ...common, mode: 'demo', currency: launch.currency }
        : { ...common, mode: 'real', token: launch.token },
    );
    table = { ...answer, fairness: await runningPair(answer.fairness) };
  } catch (error) {
    return fail(error instanceof Refusal ? error.code : 'UNKNOWN', () => void openTable(exchange));
  }
  if (table.mode === 'demo') view.demo();
  betIndex = Math.max(0, table.bets.indexOf(table.bet));
  view.bet(bet(), table.currency, betIndex === 0, betIndex === table.bets.length - 1);
  view.win('0.00');
  if (table.balance !== null) setBalance(toMinor(table.balance));
  else await refreshBalance();
  view.state('idle');
  tellParent({ type: 'ready', game: config.slug, mode: table.mode });
  if (table.unfinished) await showUnfinished(table);
}

/** A round that ended while the player was away is played back before anything else. */
async function showUnfinished({ unfinished }: Opened): Promise<void> {
  if (!unfinished) return;
  if (unfinished.spins.length === 0) {
    openDialog(config.title, [paragraph(say('lastRefunded'))], {
      choices: [{ label: say('ok'), gold: true, act: () => void api.seen() }],
    });
    return;
  }
  await new Promise<void>((resolve) => {
    const amount = `${say('bet')}: ${grouped(unfinished.stake)} ${signOf(currency())}`;
    openDialog(config.title, [paragraph(say('lastRound')), paragraph(amount)], {
      choices: [{ label: say('ok'), gold: true, act: resolve }],
      must: true,
    });
  });
  busy = true;
  skipping = false;
  view.state('spinning');
  await showRound(view, unfinished, pace, 'still');
  busy = false;
  view.state('idle');
  void api.seen();
}

need(document.querySelector('#app')).append(view.root);
view.tell(say('loading'));
showSession();
listen();
void openTable(newId());
