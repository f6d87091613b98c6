import type { StakeCurrency } from '@kozyr/contracts/money';
import { fromMinor, moneyText, timesText, toMinor } from '../page/amounts';
import type { Opened, PlayedRound } from './answers';
import { api, failureCode } from './api';
import { say } from './config';
import { h, pause } from './dom';
import { type Recheck, verifierLink } from './fair-panel';
import { MOMENT } from './moment';
import { sayOwn } from './own-texts/say-own';
import { postToSite } from './site-messages';

/** How often it is looked whether the round that runs is over. */
const LOOK_MS = 250;

/** What a round paid in stakes, cut to hundredths. Stakes are never nothing. */
const timesOf = ({ stake, win }: Pick<PlayedRound, 'stake' | 'win'>): string =>
  timesText(fromMinor((toMinor(win) * 100n) / toMinor(stake)));

/** How a round came out, in words where no sum says it. */
function resultOf(round: PlayedRound, currency: StakeCurrency): string {
  if (round.status === 'open') return sayOwn('roundOpen');
  if (round.status === 'refunded' || round.status === 'refunding') return sayOwn('roundReturned');
  return `${say('win')} ${moneyText(round.win, currency)} · ${timesOf(round)}`;
}

/** Why the studio did not answer. */
function faultText(code: string): string {
  if (code === 'SESSION_EXPIRED') return say('expired');
  return say(code === 'OFFLINE' ? 'offline' : 'unknown');
}

/** Shows a round of the record again, in a tab of its own: the page around the game opens it. */
function recallButton(round: PlayedRound, told: HTMLElement): HTMLElement {
  const watch = async () => {
    told.textContent = '';
    try {
      postToSite({ type: 'verify', url: (await api.recall(round.id)).url });
    } catch (error) {
      told.textContent = faultText(failureCode(error));
    }
  };
  return h('button', { type: 'button', class: 'plain small', click: () => void watch() }, sayOwn('watchRound'));
}

function row(round: PlayedRound, { mode, currency }: Pick<Opened, 'mode' | 'currency'>, recheck: Recheck): HTMLElement {
  const told = h('p', { class: 'bad', role: 'status' });
  const over = round.status === 'settled' || round.status === 'settling';
  return h(
    'li',
    {},
    h(
      'div',
      { class: 'round-row' },
      h('time', { datetime: round.created_at, class: 'muted' }, MOMENT.format(new Date(round.created_at))),
      h('span', {}, `${say('bet')} ${moneyText(round.stake, currency)}`, ' → ', h('b', {}, resultOf(round, currency))),
      // Of play money without a player there is no record to show.
      mode === 'real' && over ? recallButton(round, told) : null,
      round.server_seed === null ? null : verifierLink(recheck, round),
    ),
    told,
  );
}

/** A round that is still being shown: what it won is not told before the game has told it. */
const isShowing = () => ['spinning', 'free-spins'].includes(document.body.dataset.state ?? '');

/** The player's last rounds of this game, newest first. */
export function roundsPanel(recheck: Recheck, table: Pick<Opened, 'mode' | 'currency'>): Node[] {
  const note = h('p', { role: 'status' });
  const list = h('ul', { class: 'rounds history' });
  const retry = h('button', { type: 'button', class: 'plain', hidden: true, click: () => void load() }, say('retry'));

  async function load(): Promise<void> {
    retry.hidden = true;
    note.textContent = sayOwn(isShowing() ? 'roundsAfterThis' : 'roundsLoading');
    // The panel is on the page from the next moment on; once its sheet is closed nobody asks.
    await pause(0);
    while (isShowing() && list.isConnected) await pause(LOOK_MS);
    if (!list.isConnected) return;
    try {
      const { items } = await api.rounds();
      list.replaceChildren(...items.map((round) => row(round, table, recheck)));
      note.textContent = items.length === 0 ? sayOwn('roundsNone') : '';
    } catch (error) {
      const code = failureCode(error);
      note.textContent = faultText(code);
      retry.hidden = code === 'SESSION_EXPIRED';
    }
  }

  void load();
  return [...(table.mode === 'demo' ? [h('p', { class: 'muted' }, sayOwn('roundsOfDemo'))] : []), note, retry, list];
}
