import type { StakeCurrency } from '@kozyr/contracts/money';
import { isCredits } from '../../catalogue/stakes';
import type { TableDefinition } from '../../catalogue/tables';
import { hmacText, sha256Hex } from '../../fairness/sha256';
import { factor } from '../../page/amounts';
import { outcomeOf, publicSeedOf } from '../../tables/outcome';
import type { EntryView } from '../../tables/own-entries';
import type { TableState } from '../../tables/table-state';
import { config, launch, say } from '../config';
import { openDialog } from '../dialog';
import { h } from '../dom';
import { postToSite } from '../site-messages';
import { money, sayAtTable, times } from './say-at-table';
import { tableCalls } from './wire';

type Input = {
  table: TableDefinition;
  state: TableState | null;
  clientSeed: string;
  currency: StakeCurrency;
  /** What the engine says of its rules and limits. */
  rules: () => Node[];
};

const field = (name: string, value: string) =>
  h('label', { class: 'field' }, h('span', {}, name), h('input', { readonly: true, value, class: 'mono' }));

const result = (engine: TableDefinition['engine'], outcome: number): string =>
  engine === 'roulette' ? String(outcome) : factor(times(Math.max(100, outcome)));

const line = (good: boolean, text: string) => h('p', { class: good ? 'good' : 'bad' }, `${good ? '✓' : '✗'} ${text}`);

/** Computes a round again in this browser, from what everybody can ask for. */
async function check(table: TableDefinition, number: number, own: EntryView | null): Promise<Node[]> {
  const proof = await tableCalls.proof(number);
  const { server_seed: serverSeed, public_seed: publicSeed, outcome, players } = proof;
  const seedHolds = sha256Hex(serverSeed) === proof.commitment;
  const playersHold = publicSeedOf(sha256Hex, players) === publicSeed;
  const again = outcomeOf(hmacText, { engine: table.engine, serverSeed, publicSeed, number });
  const mine = own && players.find(({ entry }) => entry === own.id);
  const good = seedHolds && playersHold && again === outcome;
  return [
    line(seedHolds, sayAtTable('checkSeed')),
    line(playersHold, sayAtTable('checkPlayers')),
    line(again === outcome, `${sayAtTable('checkOutcome')}: ${result(table.engine, again)}`),
    ...(own && own.state !== 'void' ? [line(mine?.seed === own.client_seed, sayAtTable('checkOwn'))] : []),
    ...(good ? [] : [h('p', { class: 'bad' }, sayAtTable('checkFailed'))]),
    field(say('revealed'), serverSeed),
    field(sayAtTable('publicSeed'), publicSeed),
    verifierLink({
      model: config.model.id,
      server: serverSeed,
      client: publicSeed,
      nonce: String(number),
      hash: proof.commitment,
    }),
  ];
}

/** The verifier with a round filled in; seeds go behind #, so they are sent to nobody. */
function verifierLink(filled: Record<string, string>): HTMLElement {
  const href = `/verify?locale=${config.locale}#${new URLSearchParams(filled)}`;
  const open = () => postToSite({ type: 'verify', url: new URL(href, location.href).href });
  return h('a', { href, target: '_blank', rel: 'noreferrer', click: open }, say('openVerifier'));
}

function roundRow(table: TableDefinition, number: number, text: string, own: EntryView | null): HTMLElement {
  const outcome = h('div', { role: 'status' });
  const run = () =>
    void check(table, number, own).then(
      (nodes) => outcome.replaceChildren(...nodes),
      () => outcome.replaceChildren(h('p', { class: 'muted' }, say('checkLater'))),
    );
  return h(
    'li',
    {},
    h(
      'div',
      { class: 'round-row' },
      h('span', {}, `#${number}`),
      h('span', {}, text),
      h(
        'button',
        { type: 'button', class: 'plain small', 'aria-label': `${sayAtTable('roundCheck')} ${number}`, click: run },
        say('check'),
      ),
    ),
    outcome,
  );
}

function fairness({ table, state, clientSeed, currency }: Input): Node[] {
  const list = h('ul', { class: 'rounds' });
  const before = (state?.round?.number ?? 1) - 1;
  const fill = async () => {
    const { items } = await tableCalls.mine();
    const ended = items.filter((entry) => entry.server_seed !== null);
    const rows = ended.map((entry) => {
      const stake = money(entry.stake, currency);
      return roundRow(table, entry.number, `${stake} → ${money(entry.win ?? '0.00', currency)}`, entry);
    });
    // Whoever has not played can check the rounds of others: the last ones are for everybody.
    const others = (state?.history ?? [])
      .slice(0, 5)
      .map((outcome, index) => ({ number: before - index, outcome }))
      .filter(({ number }) => number > 0 && !ended.some((entry) => entry.number === number));
    list.replaceChildren(
      ...rows,
      ...others.map(({ number, outcome }) => roundRow(table, number, result(table.engine, outcome), null)),
    );
  };
  void fill().catch(() => list.replaceChildren(h('li', {}, say('offline'))));
  return [
    h('p', {}, sayAtTable('fairIntro')),
    field(sayAtTable('commitmentNow'), state?.round?.commitment ?? ''),
    field(sayAtTable('ownSeed'), clientSeed),
    h('h3', {}, say('lastRounds')),
    list,
  ];
}

/** Rules with limits, and fairness, as tabs of one sheet. */
export function openTableSheet(input: Input): void {
  const body = h('div', { role: 'tabpanel', tabindex: 0 });
  const panels = [
    { name: say('tabRules'), build: input.rules },
    { name: say('tabFair'), build: () => fairness(input) },
  ];
  const tabs = panels.map(({ name }, index) =>
    h(
      'button',
      { type: 'button', role: 'tab', class: 'tab', click: () => show(index), keydown: (event) => move(event, index) },
      name,
    ),
  );
  const show = (chosen: number) => {
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === chosen));
      tab.tabIndex = index === chosen ? 0 : -1;
    });
    body.replaceChildren(...(panels[chosen]?.build() ?? []));
  };
  const move = (event: Event, index: number) => {
    if (!(event instanceof KeyboardEvent) || !['ArrowRight', 'ArrowLeft'].includes(event.key)) return;
    const next = (index + 1) % tabs.length;
    show(next);
    tabs[next]?.focus();
  };
  show(0);
  openDialog(`${config.title} · ${config.provider}`, [
    h('div', { role: 'tablist', class: 'tabs' }, ...tabs),
    ...(launch.demo ? [h('p', { class: 'muted' }, say('demoNote'))] : []),
    ...(isCredits(input.currency) ? [h('p', { class: 'muted' }, say('creditsNote'))] : []),
    body,
  ]);
}

/** A fact of the rules: a name and a value. */
export const fact = (name: string, value: string): HTMLElement =>
  h('div', { class: 'fact' }, h('dt', {}, name), h('dd', {}, value));
