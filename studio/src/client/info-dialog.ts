import type { StakeCurrency } from '@kozyr/contracts/money';
import { isCredits } from '../catalogue/stakes';
import type { Fairness, Opened } from './answers';
import { config, say } from './config';
import { openDialog } from './dialog';
import { h } from './dom';
import { fairPanel, type Recheck } from './fair-panel';
import { sayOwn } from './own-texts/say-own';
import { roundsPanel } from './rounds-panel';

/** What an engine says of itself: what it pays at a bet, its rules with odds, and how a round is computed again. */
export type Panels = {
  pays: (bet: string, currency: StakeCurrency) => Node[];
  rules: (currency: StakeCurrency) => Node[];
  recheck: Recheck;
};

/** Pays at this bet, rules with odds, fairness and the player's last rounds, as tabs of one sheet. The table's fairness changes when a pair is started there. */
export function openInfo(own: Panels, bet: string, table: Opened): void {
  const onRotate = (fairness: Fairness) => {
    table.fairness = fairness;
  };
  const body = h('div', { role: 'tabpanel', tabindex: 0 });
  const panels = [
    { name: say('tabPays'), build: () => own.pays(bet, table.currency) },
    { name: say('tabRules'), build: () => own.rules(table.currency) },
    { name: say('tabFair'), build: () => fairPanel(own.recheck, () => table.fairness, onRotate) },
    { name: sayOwn('tabRounds'), build: () => roundsPanel(own.recheck, table) },
  ];
  const tabs = panels.map((panel, index) =>
    h(
      'button',
      { type: 'button', role: 'tab', class: 'tab', click: () => show(index), keydown: (event) => move(event, index) },
      panel.name,
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
    if (!(event instanceof KeyboardEvent)) return;
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = (index + step + tabs.length) % tabs.length;
    show(next);
    tabs[next]?.focus();
  };
  show(0);
  const muted = (text: string) => h('p', { class: 'muted' }, text);
  const { round_seconds: seconds, may_hurry: hurries } = table.pace;
  const note = [
    ...(table.mode === 'demo' ? [muted(say('demoNote'))] : []),
    ...(isCredits(table.currency) ? [muted(say('creditsNote'))] : []),
    ...(seconds > 0 ? [muted(say('paceRounds', { n: seconds }))] : []),
    ...(hurries ? [] : [muted(say('paceWhole'))]),
  ];
  openDialog(`${config.title} · ${config.provider}`, [
    h('div', { role: 'tablist', class: 'tabs' }, ...tabs),
    ...note,
    body,
  ]);
}
