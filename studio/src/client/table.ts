import './base.css';
import './frame.css';
import './controls.css';
import './sheet.css';
import { fromMinor, moneyText, toMinor } from '../page/amounts';
import type { Opened } from './answers';
import { ApiError, api, newId } from './api';
import { config, launch, say } from './config';
import { openDialog, paragraph } from './dialog';
import { need, pause } from './dom';
import { openInfo, type Panels } from './info-dialog';
import { runningPair } from './seeds';
import { seenSoon } from './seen-soon';
import { sessionText } from './session-text';
import { showError } from './show-error';
import { announceRounds, postToSite, subscribeToSite } from './site-messages';
import { setSound, sounds } from './sounds';
import { createView, type Stage } from './view';

type Round = NonNullable<Opened['unfinished']>;

export type Engine = {
  stage: Stage;
  panels: Panels;
  /** The big button, Space or Enter. */
  press: () => void;
  /** Whether a round is going on: the bet stays, the balance is not read anew. */
  busy: () => boolean;
  /** Plays a round back that ended while the player was away; it has an outcome. */
  playBack: (round: Round) => Promise<void>;
  /** Goes on with a round that waits for its player. */
  resume?: (round: Round) => void;
};

/**
 * What every engine's client needs around its field: the session, the balance and the bet, the clock, the site's pause,
 * failures with a way on, and the sheet of rules. `open` puts it on the page and opens the game.
 */
export function createTable({ stage, panels, press, busy, playBack, resume }: Engine) {
  let table: Opened | null = null;
  let balance = 0n;
  let betIndex = 0;
  let soundOn = false;
  let paused = false;
  let net = 0n;
  const openedAt = Date.now();
  const rounds = announceRounds();

  const currency = () => table?.currency ?? launch.currency;
  const bet = () => table?.bets[betIndex] ?? '0.00';

  function opened(): Opened {
    if (!table) throw new Error('The table is not open yet');
    return table;
  }

  const view = createView(
    {
      spin: () => act(),
      less: () => chooseBet(betIndex - 1),
      more: () => chooseBet(betIndex + 1),
      sound: () => {
        soundOn = !soundOn;
        setSound(soundOn);
        view.sound(soundOn);
      },
      info: () =>
        table &&
        openInfo({
          panels,
          bet: bet(),
          currency: currency(),
          demo: table.mode === 'demo',
          fairness: () => opened().fairness,
          onRotate: (fairness) => {
            opened().fairness = fairness;
          },
        }),
      close: () => postToSite({ type: 'close', reason: 'player' }),
    },
    stage,
  );

  function act(): void {
    if (table && !document.querySelector('dialog[open]')) press();
  }

  function setBalance(next: bigint): void {
    balance = next;
    view.balance(fromMinor(balance), currency());
  }

  const showBet = () => view.bet(bet(), currency(), betIndex === 0, betIndex === opened().bets.length - 1);

  function chooseBet(index: number): void {
    if (busy() || !table) return;
    betIndex = Math.max(0, Math.min(table.bets.length - 1, index));
    sounds.press();
    showBet();
  }

  const showSession = () => view.session(sessionText(Date.now() - openedAt, net));

  const waitForResume = async () => {
    while (paused) await pause(100);
  };

  /** Shows a refusal and what to do about it; `again` is asked when a repeat makes sense. */
  function fail(code: string, again: () => void): void {
    rounds.drop();
    view.ribbon('');
    view.state('error');
    showError(code, {
      demo: launch.demo,
      again,
      idle: () => view.state('idle'),
      announce: view.announce,
      refill: () => setBalance(toMinor(config.demo[currency()].balance)),
    });
  }

  async function refreshBalance(): Promise<void> {
    const answer = await api.balance().catch(() => null);
    if (answer?.balance && !busy()) setBalance(toMinor(answer.balance));
  }

  /** Writes the stake off on the screen and tells the site. Call it once per stake. */
  function roundStarted(stake: bigint): void {
    setBalance(balance >= stake ? balance - stake : balance);
    rounds.begin(fromMinor(stake));
  }

  /** Writes what the round came to and tells the site; `next` is the balance after it. */
  function roundEnded({ stake, won, next }: { stake: bigint; won: bigint; next: bigint }): void {
    const real = opened().mode === 'real';
    net += won - stake;
    setBalance(next);
    const told = real ? fromMinor(balance) : null;
    rounds.end(fromMinor(stake), fromMinor(won), told);
    if (told !== null) postToSite({ type: 'balance', balance: told });
    showSession();
    if (real) seenSoon(() => !busy());
  }

  function listen(): void {
    const pressed = ({ code, target }: KeyboardEvent) =>
      !document.querySelector('dialog[open]') &&
      !(target instanceof HTMLInputElement) &&
      // Both are the big button, but belong to any other that has the keyboard.
      (code === 'Space' || code === 'Enter') &&
      (!(target instanceof HTMLButtonElement) || target === view.spin);
    document.addEventListener('keydown', (event) => {
      if (!pressed(event)) return;
      event.preventDefault();
      if (!event.repeat) act();
    });
    document.addEventListener('keyup', (event) => pressed(event) && event.preventDefault());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' && table && !busy()) void api.seen();
    });
    subscribeToSite({
      onPause: (now) => {
        paused = now;
        view.ribbon(now ? say('paused') : '');
        if (!now && table?.mode === 'real' && !busy()) void refreshBalance();
      },
      onPress: act,
    });
    setInterval(showSession, 15_000);
  }

  /** A round that ended while the player was away is played back before anything else. */
  async function showUnfinished(round: Round): Promise<void> {
    if (round.status === 'open') return resume?.(round);
    if (!round.outcome || round.status === 'refunded') {
      openDialog(config.title, [paragraph(say('lastRefunded'))], {
        choices: [{ label: say('ok'), gold: true, act: () => void api.seen() }],
      });
      return;
    }
    await new Promise<void>((resolve) => {
      const amount = `${say('bet')}: ${moneyText(round.stake, currency())}`;
      openDialog(config.title, [paragraph(say('lastRound')), paragraph(amount)], {
        choices: [{ label: say('ok'), gold: true, act: resolve }],
        must: true,
      });
    });
    await playBack(round);
    void api.seen();
  }

  /** A round of the record, played once and left standing. Nothing can be pressed: there is no session to play in. */
  async function showRecall({ round, currency: paidIn }: NonNullable<typeof config.recall>): Promise<void> {
    const fairness = { commitment: null, client_seed: null, nonce: 0, next_commitment: '' };
    const known = { mode: 'real', game: config.slug, currency: paidIn, balance: round.balance, fairness } as const;
    table = { ...known, secret: '', bets: [round.stake], bet: round.stake, unfinished: null };
    stage.field.toggleAttribute('inert', true);
    showBet();
    view.win('0.00');
    view.session(new Date(round.created_at).toLocaleString(config.locale, { dateStyle: 'short', timeStyle: 'short' }));
    await playBack(round);
    view.win(round.win);
    document.body.dataset.state = 'shown';
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
      return fail(error instanceof ApiError ? error.code : 'UNKNOWN', () => void openTable(exchange));
    }
    if (table.mode === 'demo') view.demo();
    betIndex = Math.max(0, table.bets.indexOf(table.bet));
    showBet();
    view.win('0.00');
    if (table.balance !== null) setBalance(toMinor(table.balance));
    else await refreshBalance();
    view.state('idle');
    postToSite({ type: 'ready', game: config.slug, mode: table.mode });
    if (table.unfinished) await showUnfinished(table.unfinished);
  }

  return {
    view,
    opened,
    /** The stake that is chosen, as it goes over the wire. */
    bet,
    /** Minor units. */
    balance: () => balance,
    setBalance,
    /** Writes a bet that can't be changed now, or, with null, the chosen one again. */
    holdBet: (stake: string | null) => (stake === null ? showBet() : view.bet(stake, currency(), true, true)),
    currency,
    waitForResume,
    roundStarted,
    /** A round goes on with what may end it. Call it before the server is asked. */
    roundGoesOn: () => rounds.turns(),
    roundEnded,
    fail,
    async open(): Promise<void> {
      need(document.querySelector('#app')).append(view.root);
      if (config.recall) return showRecall(config.recall);
      view.announce(say('loading'));
      showSession();
      listen();
      await openTable(newId());
    },
  };
}
