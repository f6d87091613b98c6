import '../base.css';
import '../sheet.css';
import './table-client.css';
import { type TableDefinition, tableOf } from '../../catalogue/tables';
import { fromMinor, toMinor } from '../../page/amounts';
import type { EntryView } from '../../tables/own-entries';
import type { TableState } from '../../tables/table-state';
import { ApiError, api, newId } from '../api';
import { config, launch, say } from '../config';
import { openDialog, paragraph } from '../dialog';
import { h, need, pause } from '../dom';
import { newClientSeed } from '../seeds';
import { sessionText } from '../session-text';
import { showError } from '../show-error';
import { announceRounds, postToSite, subscribeToSite } from '../site-messages';
import { clockOf, money, sayAtTable } from './say-at-table';
import { serverNow, subscribeToTable } from './subscribe';
import { tableHead } from './table-head';
import { tableCalls } from './wire';

function parseTable(): TableDefinition {
  const found = tableOf(config.slug);
  if (!found) throw new RangeError(`${config.slug} has no table`);
  return found;
}

/** The table this page is of. */
export const table = parseTable();

/** Errors that a line over the table mentions: nothing has to be done about them. */
const NOTICES: ReadonlyMap<string, 'betsClosed' | 'betReturned' | 'tooLate' | 'runInterrupted'> = new Map([
  ['BETS_CLOSED', 'betsClosed'],
  ['BET_RETURNED', 'betReturned'],
  ['CURVE_BROKE', 'tooLate'],
  ['NO_BET', 'tooLate'],
  ['RUN_INTERRUPTED', 'runInterrupted'],
]);

type Parts = {
  /** Between head and foot. */
  stage: Element;
  foot: Element;
  info: () => void;
  /** The table changed; `own` is the player's entry in its round. */
  show: (state: TableState, own: EntryView | null) => void;
  /** The player's round is over and settled. */
  ended: (own: EntryView) => void;
  /** The big button, pressed by a key outside the frame; a table without one takes no notice. */
  press?: () => void;
};

/**
 * The client of a live table, without its play: the session, the balance, the table's stream, the player's own entry, the
 * clock and the net result, the site's pause, failures with a way on.
 */
export function createTableClient({ stage, foot, info, show, ended, press = () => undefined }: Parts) {
  const openedAt = Date.now();
  let currency: 'uah' | 'kzt' = launch.currency;
  let balance = 0n;
  let net = 0n;
  let open = false;
  let paused = false;
  let state: TableState | null = null;
  let own: EntryView | null = null;
  let shown: string | null = null;
  const clientSeed = newClientSeed();
  const rounds = announceRounds();

  const head = tableHead(table, info);
  const status = h('p', { class: 'hidden', role: 'status', 'aria-live': 'polite' });
  const ribbon = h('p', { class: 'notice', role: 'alert' });
  const root = h('div', { class: 'desk' }, head.element, stage, foot, ribbon, status);

  function setBalance(next: bigint): void {
    balance = next;
    head.balance(money(fromMinor(balance), currency));
  }

  let noticeTimer: ReturnType<typeof setTimeout> | undefined;
  /** A line over the table for a moment; empty takes it away. */
  function notice(text: string): void {
    clearTimeout(noticeTimer);
    ribbon.textContent = text;
    ribbon.classList.toggle('on', text !== '');
    if (text !== '') noticeTimer = setTimeout(() => notice(''), 4_500);
  }

  const showSession = () => {
    head.session(sessionText(Date.now() - openedAt, net));
  };

  function fail(code: string, again: () => void = () => undefined): void {
    const known = NOTICES.get(code);
    if (known) {
      notice(sayAtTable(known));
      return;
    }
    if (code === 'TABLE_FULL') {
      openDialog(
        config.title,
        [h('p', { class: 'lead' }, sayAtTable('tableFull')), paragraph(sayAtTable('tableFullHelp'))],
        {
          choices: [{ label: say('close'), gold: true, act: () => postToSite({ type: 'close', reason: 'player' }) }],
        },
      );
      return;
    }
    document.body.dataset.state = 'error';
    showError(code, {
      demo: launch.demo,
      again: () => {
        document.body.dataset.state = 'idle';
        again();
      },
      idle: () => {
        document.body.dataset.state = 'idle';
      },
      announce: (text) => {
        status.textContent = text;
      },
      refill: () => setBalance(toMinor(config.demo[currency].balance)),
    });
  }

  const failed = (error: unknown, again?: () => void) => {
    if (!(error instanceof ApiError)) console.error(error);
    fail(error instanceof ApiError ? error.code : 'UNKNOWN', again);
  };

  async function refreshBalance(): Promise<void> {
    if (launch.demo) return;
    const answer = await api.balance().catch(() => null);
    if (answer?.balance) setBalance(toMinor(answer.balance));
  }

  /** Asks how the player's round of this number came out until it is paid, and says so. */
  async function settle(number: number): Promise<void> {
    // Everybody at the table has the same moment: they do not all ask in it.
    await pause(Math.random() * 500);
    for (let look = 0; look < 20; look += 1) {
      const items = await tableCalls.mine().then(
        (answer) => answer.items,
        () => [],
      );
      const entry = items.find((item) => item.number === number);
      if (entry && (entry.state === 'settled' || entry.state === 'void')) return close(entry);
      // The result is known; the wallet may take its time. It is shown now and the balance follows.
      if (entry && look === 3 && entry.win !== null) return close(entry);
      await pause(400 + look * 200);
    }
  }

  function close(entry: EntryView): void {
    const won = toMinor(entry.win ?? '0.00');
    const staked = toMinor(entry.stake);
    if (entry.state === 'void') {
      if (launch.demo) setBalance(balance + entry.bets.reduce((sum, bet) => sum + toMinor(bet.amount), 0n));
    } else {
      net += won - staked;
      if (launch.demo) setBalance(balance + won);
    }
    rounds.end(entry.stake, entry.win ?? '0.00', entry.balance);
    if (!launch.demo) {
      if (entry.balance !== null) setBalance(toMinor(entry.balance));
      postToSite({ type: 'balance', balance: fromMinor(balance) });
      if (entry.balance === null || entry.state === 'void') void refreshBalance();
      void tableCalls.seen();
    }
    showSession();
    ended(entry);
  }

  function applyState(next: TableState): void {
    state = next;
    head.seats(next.seats.taken, next.seats.limit);
    const { round } = next;
    if (own && own.round_id !== round?.id && shown !== own.id) {
      // The round went by while the stream was away.
      shown = own.id;
      void settle(own.number);
      own = null;
    }
    if (own && own.round_id !== round?.id) own = null;
    if (own && round?.settled && shown !== own.id) {
      shown = own.id;
      void settle(own.number);
    }
    document.body.dataset.phase = round?.phase ?? 'over';
    show(next, own);
  }

  /** Rounds that ended while the player was away are shown before anything else. */
  async function showRoundsAway(entries: readonly EntryView[]): Promise<void> {
    const ends = entries.filter((entry) => !entry.seen && (entry.state === 'settled' || entry.state === 'void'));
    if (ends.length === 0 || launch.demo) return;
    const lines = ends.slice(0, 5).map((entry) => {
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

  async function openGame(exchange: string): Promise<void> {
    const common = { game: config.slug, locale: config.locale, exchange };
    try {
      const opened = await api.open(
        launch.demo
          ? { ...common, mode: 'demo', currency: launch.currency }
          : { ...common, mode: 'real', token: launch.token },
      );
      currency = opened.currency === 'kzt' ? 'kzt' : 'uah';
      if (opened.balance !== null) setBalance(toMinor(opened.balance));
      else await refreshBalance();
      const { items } = await tableCalls.mine();
      own = items[0]?.state === 'in' ? items[0] : null;
      open = true;
      document.body.dataset.state = 'idle';
      postToSite({ type: 'ready', game: config.slug, mode: opened.mode });
      void showRoundsAway(items);
    } catch (error) {
      return failed(error, () => void openGame(exchange));
    }
    void subscribeToTable({
      state: applyState,
      link: (up) => {
        root.classList.toggle('cut', !up);
        if (!up) notice(sayAtTable('link'));
        else if (ribbon.textContent === sayAtTable('link')) notice('');
      },
      over: (code) => fail(code),
    });
  }

  subscribeToSite({
    onPause: (now) => {
      paused = now;
      notice(now ? say('paused') : '');
      if (!now && open) void refreshBalance();
    },
    onPress: press,
  });

  return {
    state: () => state,
    own: () => own,
    currency: () => currency,
    balance: () => balance,
    limits: () => table.limits[currency],
    now: serverNow,
    notice,
    fail,
    failed,
    clientSeed: () => clientSeed,
    /** Whether something may be staked now. */
    mayStake: () => open && !paused && state?.round?.phase === 'open' && serverNow() < state.round.closes_at,
    paused: () => paused,
    speak: (text: string) => {
      status.textContent = text;
    },
    /** Why the table stands still, or null. */
    closedText(): string | null {
      if (!state || state.open || (state.round && state.round.phase !== 'over')) return null;
      if (state.closed) return sayAtTable('closedInterrupted');
      return state.changes_at === null
        ? sayAtTable('shut')
        : sayAtTable('opensAt', { time: clockOf(state.changes_at) });
    },
    /** A stake was accepted: what the server knows of it now. */
    staked(amount: bigint, answer: { balance: string | null; entries: EntryView[] }): void {
      setBalance(answer.balance === null ? balance - amount : toMinor(answer.balance));
      const entry = answer.entries[0];
      const first = own?.id !== entry?.id;
      own = entry && entry.round_id === state?.round?.id ? entry : own;
      if (first) rounds.begin(fromMinor(amount));
      if (!launch.demo) postToSite({ type: 'balance', balance: fromMinor(balance) });
      if (state) show(state, own);
    },
    newId,
    open(): void {
      need(document.querySelector('#app')).append(root);
      showSession();
      setInterval(showSession, 15_000);
      void openGame(newId());
    },
  };
}
