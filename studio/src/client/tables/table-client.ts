import '../base.css';
import '../sheet.css';
import './table-client.css';
import { type TableDefinition, tableOf } from '../../catalogue/tables';
import { toMinor } from '../../page/amounts';
import type { EntryView } from '../../tables/own-entries';
import { limitsOf } from '../../tables/table-rules';
import type { TableState } from '../../tables/table-state';
import { newId } from '../api';
import { config, launch, say } from '../config';
import { h, need } from '../dom';
import { heardBefore } from '../heard';
import { openSession } from '../open-session';
import { newClientSeed } from '../seeds';
import { postToSite, subscribeToSite } from '../site-messages';
import { createNoticeLine } from './notice-line';
import { createOwnEntry, entryUnderWay } from './own-entry';
import type { PlayersList } from './players-list';
import { showRoundsAway } from './rounds-away';
import { closedText, sayAtTable } from './say-at-table';
import { serverNow, subscribeToTable } from './subscribe';
import { createTableErrors } from './table-errors';
import { tableHead } from './table-head';
import { createTablePace } from './table-pace';
import { createTablePurse } from './table-purse';
import { tableCalls } from './wire';

function parseTable(): TableDefinition {
  const found = tableOf(config.slug);
  if (!found) throw new RangeError(`${config.slug} has no table`);
  return found;
}

/** The table this page is of. */
export const table = parseTable();

type Parts = {
  /** Between head and foot. */
  stage: Element;
  foot: Element;
  info: () => void;
  /** Who plays: it stands somewhere on the stage. */
  players: PlayersList;
  /** The table changed; `own` is the player's entry in its round. */
  show: (state: TableState, own: EntryView | null) => void;
  /** The player's round is over and settled. */
  ended: (own: EntryView) => void;
  /** The big button, pressed by a key outside the frame; a table without one takes no notice. */
  press?: () => void;
};

/** Whether the table's round is open for stakes. */
const takesStakes = (state: TableState | null): boolean =>
  state?.round?.phase === 'open' && serverNow() < state.round.closes_at;

/** Says that the stream is cut, until it is up again. */
function showLink(root: Element, line: ReturnType<typeof createNoticeLine>, up: boolean): void {
  root.classList.toggle('cut', !up);
  if (up) line.drop(sayAtTable('link'));
  else line.show(sayAtTable('link'));
}

/**
 * The client of a live table, without its play: the session, the balance, the table's stream, the player's own entry, the
 * clock and the net result, the site's pause, failures with a way on.
 */
export function createTableClient({ stage, foot, info, players, show, ended, press = () => undefined }: Parts) {
  let open = false;
  let paused = false;
  let state: TableState | null = null;
  const clientSeed = newClientSeed();

  const head = tableHead(table, { info, players: players.open });
  const purse = createTablePurse(head);
  const status = h('p', { class: 'hidden', role: 'status', 'aria-live': 'polite' });
  const line = createNoticeLine();
  const root = h('div', { class: 'table-client' }, head.element, stage, foot, line.element, status);
  const speak = (text: string) => status.replaceChildren(text);
  const pace = createTablePace({ notice: line.show, over: () => state && showState(state) });
  const { fail, failed } = createTableErrors({
    ...{ notice: line.show, announce: speak, early: pace.early, purse },
    refill: () => purse.set(toMinor(config.demo[launch.currency].balance)),
  });

  const own = createOwnEntry((entry) => {
    purse.ended(entry);
    ended(entry);
  });

  function showState(now: TableState): void {
    head.players(players.show(now, own.now(), purse.currency()));
    show(now, own.now());
  }

  function applyState(next: TableState): void {
    state = next;
    head.seats(next.seats.taken, next.seats.limit);
    own.follow(next.round);
    document.body.dataset.phase = next.round?.phase ?? 'over';
    if (next.round?.phase === 'open' && !own.now()) pace.tell(next.round.id);
    showState(next);
  }

  async function openGame(exchange: string): Promise<void> {
    try {
      const opened = await openSession(exchange);
      await purse.open(opened);
      pace.opened(opened.pace);
      const { items } = await tableCalls.mine();
      own.set(entryUnderWay(items));
      open = true;
      document.body.dataset.state = 'idle';
      postToSite({ type: 'ready', game: config.slug, mode: opened.mode });
      if (!launch.demo) showRoundsAway(items, purse.currency());
    } catch (error) {
      return failed(error, () => void openGame(exchange));
    }
    void subscribeToTable({
      state: applyState,
      link: (up) => showLink(root, line, up),
      over: fail,
    });
  }

  function onPause(now: boolean): void {
    paused = now;
    line.show(now ? say('paused') : '');
    if (!now && open) void purse.refresh();
  }
  subscribeToSite({ onPause, onPress: press, onHeard: heardBefore });

  return {
    state: () => state,
    own: own.now,
    currency: purse.currency,
    balance: purse.balance,
    limits: () => limitsOf(table, purse.currency()),
    now: serverNow,
    notice: line.show,
    fail,
    failed,
    clientSeed: () => clientSeed,
    sheetInput: () => ({ table, state, clientSeed, currency: purse.currency() }),
    /** Whether something may be staked now: more in a round of the player's, or first in one that is not too soon for them. */
    mayStake: () => open && !paused && takesStakes(state) && (own.now() !== null || !pace.waits()),
    paused: () => paused,
    speak,
    /** Why the table stands still, or null. */
    closedText: () => closedText(state),
    /** A stake was accepted: what the server knows of it now. */
    staked(amount: bigint, answer: { balance: string | null; entries: EntryView[] }): void {
      const entry = answer.entries[0];
      const begins = own.now()?.id !== entry?.id;
      if (begins) pace.begun();
      purse.staked(amount, answer.balance, begins);
      if (entry && entry.round_id === state?.round?.id) own.set(entry);
      if (state) showState(state);
    },
    open(): void {
      need(document.querySelector('#app')).append(root);
      purse.start();
      void openGame(newId());
    },
  };
}
