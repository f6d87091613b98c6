import type { StakeCurrency } from '@kozyr/contracts/money';
import { factor } from '../../page/amounts';
import type { EntryView } from '../../tables/own-entries';
import type { TableState } from '../../tables/table-state';
import { launch } from '../config';
import { openDialog, paragraph } from '../dialog';
import { h, iconButton } from '../dom';
import { mayReportNames, postToSite } from '../site-messages';
import { type AtTable, atTable, type Listed } from './at-table';
import { avatarDrawing } from './avatar';
import { brief, sayAtTable, times } from './say-at-table';

const FLAG = 'M6 21V4M6 4.500h11.500l-2.500 4 2.500 4H6';

type Options = {
  /** What a place of the wheel is called. */
  spotName?: (spot: string) => string;
};

/** What a stake brought so far: where its player left the curve, or a win. */
function broughtBy({ left, win, currency }: Listed): string {
  if (left !== null) return factor(times(left));
  return win !== null && win !== '0.00' ? brief(win, currency) : '';
}

/** One player's row; it stays the same element for as long as they are at the table. */
function createRow({ spotName }: Options, reports: boolean) {
  const name = h('span', { class: 'name' });
  const spots = h('span', { class: 'spots' });
  const stake = h('span', {});
  const out = h('span', { class: 'out' });
  const report = h('span', { class: 'report' });
  const element = h('li', {}, h('span', { class: 'named' }, name, spots), stake, out, reports ? report : null);
  let drawn = '';

  const nameOf = (player: Listed) =>
    player.name === null ? sayAtTable('me') : player.me ? `${player.name} (${sayAtTable('you')})` : player.name;

  function draw(player: Listed): void {
    element.className = player.me ? 'me' : '';
    element.querySelector('svg.avatar')?.remove();
    element.prepend(avatarDrawing(player.avatar));
    name.textContent = nameOf(player);
    const places = player.spots.map((spot) => spotName?.(spot) ?? spot);
    spots.textContent = places.join(', ') + (player.more_spots > 0 ? ` +${player.more_spots}` : '');
    stake.textContent = brief(player.amount, player.currency);
    out.textContent = broughtBy(player);
    const nickname = player.avatar && !player.me && mayReportNames() ? player.name : null;
    if (report.dataset.of === (nickname ?? '')) return;
    report.dataset.of = nickname ?? '';
    report.replaceChildren(
      ...(nickname === null
        ? []
        : [
            iconButton(sayAtTable('report', { name: nickname }), FLAG, () =>
              postToSite({ type: 'report-name', name: nickname }),
            ),
          ]),
    );
  }

  return {
    element,
    show(player: Listed): void {
      const now = JSON.stringify(player);
      if (now === drawn) return;
      drawn = now;
      draw(player);
    },
  };
}

/**
 * A list of players and what is said below it. What has not changed is not touched, so nobody loses their place in it.
 * @param reports whether it is the one in the sheet, where nicknames can be reported; the one beside the play scrolls by itself
 */
function createList(options: Options, reports: boolean) {
  const list = h('ul', { role: 'list', 'aria-label': sayAtTable('players'), tabindex: reports ? -1 : 0 });
  const note = h('p', { class: 'players-note' });
  const rows = new Map<string, ReturnType<typeof createRow>>();

  function noteOf({ rows: listed, more }: AtTable): string {
    if (more > 0) return sayAtTable(listed.length === 0 ? 'unlisted' : 'more', { n: more });
    if (listed.length === 0) return sayAtTable('nobody');
    return listed.length === 1 && listed[0]?.me ? sayAtTable('alone') : '';
  }

  return {
    elements: [list, note] as const,
    show(now: AtTable): void {
      const refs = new Set(now.rows.map(({ ref }) => ref));
      const held = document.activeElement;
      const holds = held instanceof HTMLElement && list.contains(held);
      for (const [ref, { element }] of rows) {
        if (refs.has(ref)) continue;
        element.remove();
        rows.delete(ref);
      }
      now.rows.forEach((player, nth) => {
        const row = rows.get(player.ref) ?? createRow(options, reports);
        rows.set(player.ref, row);
        row.show(player);
        if (list.children[nth] !== row.element) list.insertBefore(row.element, list.children[nth] ?? null);
      });
      // Whoever stood at a button stays there where its row has moved, and in the list where it is gone.
      if (holds && document.activeElement !== held) (held.isConnected ? held : list).focus();
      note.textContent = noteOf(now);
    },
  };
}

/** Who plays this round, as each lets others read them: a list beside the play, and the same in a sheet where there is no room for it. */
export function playersList(options: Options = {}) {
  const count = h('span', { class: 'count' });
  const beside = createList(options, false);
  const element = h('section', { class: 'players' }, h('h2', {}, sayAtTable('players'), count), ...beside.elements);
  let now: AtTable = { rows: [], more: 0, total: 0 };
  let sheet: ReturnType<typeof createList> | null = null;

  return {
    element,
    /** Opens the list as a sheet, where a nickname can be reported as well. */
    open(): void {
      sheet = createList(options, true);
      sheet.show(now);
      const body = h('div', { class: 'players wide' }, ...sheet.elements);
      openDialog(sayAtTable('players'), [paragraph(sayAtTable('playersNote')), body]).addEventListener('close', () => {
        sheet = null;
      });
    },
    /** @returns how many staked in this round */
    show(state: TableState, own: EntryView | null, currency: StakeCurrency): number {
      now = atTable(state, { own, currency, demo: launch.demo });
      count.textContent = now.total === 0 ? '' : String(now.total);
      beside.show(now);
      sheet?.show(now);
      return now.total;
    },
  };
}

export type PlayersList = ReturnType<typeof playersList>;
