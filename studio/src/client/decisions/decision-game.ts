import type { Action, Choice } from '../../maths/decisions/laid-round';
import { grouped, moneyText, toMinor } from '../../page/amounts';
import { isDecided, type Opened } from '../answers';
import { ApiError, api, newId } from '../api';
import { calm, say } from '../config';
import { h, pause } from '../dom';
import type { Panels } from '../info-dialog';
import { sounds } from '../sounds';
import { createTable } from '../table';
import type { DecidedRound, DecisionField } from './field';
import { framesOf } from './frames';
import { timesText } from './numbers';
import { sayDecision } from './texts/texts';

/** How long what was won stands across the field. */
const RESULT_MS = 2_400;

/** From one decision to the next when a round is played back. */
const FRAME_MS = 500;

/** How long a notice covers what is above the field; the screen reader has it as well. */
const NOTICE_MS = 6_000;

type Round = NonNullable<Opened['unfinished']>;

const decided = (round: Round): round is DecidedRound =>
  round.outcome !== null && (round.outcome.engine === 'mines' || round.outcome.engine === 'high-low');

/** Runs a game in which the player decides during the round: one stake, any number of steps, one result. */
export function runDecisionGame(make: (decide: (action: Action) => void) => DecisionField, panels: Panels): void {
  let round: DecidedRound | null = null;
  let pending = false;
  const field = make((action) => void decide(action));
  const result = h('div', { class: 'result', hidden: true, 'aria-hidden': 'true' });
  const notice = h('p', { class: 'notice', hidden: true });

  const open = () => round?.status === 'open';
  const table = createTable({
    stage: { field: h('div', { class: 'decided' }, field.element, result, notice) },
    panels,
    press: () => {
      if (pending) return;
      if (open()) void decide({ kind: 'cash-out' });
      else void start(newId());
    },
    busy: () => pending || open(),
    async playBack(ended) {
      if (!decided(ended)) return;
      round = ended;
      field.rest();
      field.priced(ended.stake, table.currency());
      for (const frame of calm() ? [] : framesOf(ended)) {
        await field.show(frame, true);
        await pause(FRAME_MS);
      }
      table.view.announce(await field.show(ended, !calm()));
      showResult();
      if (ended.outcome.timed_out) note(sayDecision('timedOut'));
      paint();
    },
    resume(waiting) {
      if (!decided(waiting)) return;
      note(sayDecision('resumed'));
      void goOn(waiting, false);
    },
  });
  const { view } = table;

  /** The big button starts a round, and ends it where there is something to cash out. */
  function paint(): void {
    const now = open() ? round?.outcome.now : null;
    const label = open() ? sayDecision('cashOut') : sayDecision('play');
    const amount = now ? moneyText(now.amount, table.currency()) : null;
    view.spin.replaceChildren(h('b', {}, label), ...(amount ? [h('span', {}, amount)] : []));
    view.spin.setAttribute('aria-label', amount ? `${label} ${amount}` : label);
    const state = document.body.dataset.state;
    view.spin.disabled = pending || state === 'error' || state === 'loading' || (open() && !now);
    view.spin.classList.toggle('cash', open());
    field.enable(open() && !pending && state === 'deciding');
  }
  new MutationObserver(paint).observe(document.body, { attributeFilter: ['data-state'] });

  function note(text: string): void {
    notice.textContent = text;
    notice.hidden = text === '';
    if (text === '') return;
    view.announce(text);
    void pause(NOTICE_MS).then(() => {
      if (notice.textContent === text) notice.hidden = true;
    });
  }

  function showResult(): void {
    const ended = round && !open() && round.status !== 'refunded' ? round : null;
    const won = ended?.outcome.now ?? null;
    // A loss speaks for itself on the field; what was won is written across it.
    result.hidden = won === null;
    if (won) {
      const amount = moneyText(won.amount, table.currency());
      result.replaceChildren(h('b', {}, timesText(won.multiplier)), h('span', {}, amount));
      // It gives way to what was hidden, which is worth a look as well.
      void pause(RESULT_MS).then(() => {
        if (round === ended) result.hidden = true;
      });
    }
    if (ended) view.win(ended.win);
  }

  function clear(): void {
    round = null;
    result.hidden = true;
    note('');
    field.rest();
  }

  /** Shows a round as the server has it and waits for the next decision, or ends it. */
  async function goOn(next: DecidedRound, moving: boolean): Promise<void> {
    round = next;
    if (open()) {
      table.holdBet(next.stake);
      field.priced(next.stake, table.currency());
      view.win('0.00');
    }
    const said = await field.show(next, moving && !calm());
    view.announce(said);
    if (open()) view.state('deciding');
    else end(next);
    paint();
  }

  function end(ended: DecidedRound): void {
    const stake = toMinor(ended.stake);
    const won = ended.status === 'refunded' ? stake : toMinor(ended.win);
    const real = table.opened().mode === 'real';
    const told = real && ended.status === 'settled' ? ended.balance : null;
    table.roundEnded({ stake, won, next: told === null ? table.balance() + won : toMinor(told) });
    if (ended.status === 'refunded') note(say('lastRefunded'));
    else if (ended.outcome.timed_out) note(sayDecision('timedOut'));
    else if (ended.outcome.ended === 'top') note(sayDecision('top'));
    showResult();
    if (won >= stake) sounds.win(Math.min(8, Number(won / stake)));
    view.announce(
      won > 0n && ended.outcome.now
        ? sayDecision('won', { amount: grouped(ended.win), times: timesText(ended.outcome.now.multiplier) })
        : sayDecision('lost'),
    );
    table.holdBet(null);
    field.priced(table.bet(), table.currency());
    view.state('idle');
  }

  /** What a refusal brings along of the round as it really stands. */
  function roundIn(error: unknown): DecidedRound | null {
    const answer = error instanceof ApiError ? error.answer : null;
    return isDecided(answer) && decided(answer.round) ? answer.round : null;
  }

  /** Asks for the round until its bet is taken or refused; the id stays, so however often it is asked, it is one round. */
  async function ask(spinId: string, choice: Choice) {
    for (let look = 0; ; look += 1) {
      const answer = await api.startRound(spinId, table.bet(), choice);
      const { status } = answer.round;
      if ((status !== 'pending' && status !== 'refunding') || look >= 20) return answer;
      view.ribbon(say('waiting'));
      await pause(1_500);
    }
  }

  async function start(spinId: string, choice = field.choice()): Promise<void> {
    const stake = toMinor(table.bet());
    const before = table.balance();
    if (table.opened().mode === 'demo' && before < stake) return table.fail('INSUFFICIENT_FUNDS', () => undefined);
    pending = true;
    await table.waitForResume();
    clear();
    view.state('spinning');
    view.win('0.00');
    view.announce(sayDecision('opening'));
    sounds.press();
    try {
      const { round: started, fairness } = await ask(spinId, choice);
      table.opened().fairness = fairness;
      view.ribbon('');
      pending = false;
      if (!decided(started)) {
        if (started.balance !== null) table.setBalance(toMinor(started.balance));
        const code = started.status === 'rejected' ? (started.failure ?? 'UNKNOWN') : 'REFUNDED';
        return table.fail(code, () => view.state('idle'));
      }
      table.roundStarted(stake);
      if (open() && started.balance !== null) table.setBalance(toMinor(started.balance));
      await goOn(started, true);
    } catch (error) {
      pending = false;
      const elsewhere = roundIn(error);
      if (elsewhere?.status === 'open') {
        note(sayDecision('openElsewhere'));
        return goOn(elsewhere, false);
      }
      if (!(error instanceof ApiError)) console.error(error);
      table.fail(error instanceof ApiError ? error.code : 'UNKNOWN', () => void start(spinId, choice));
    }
  }

  /** Makes one decision. Its id stays when it is asked again, so it is made once; another window's is shown instead. */
  async function decide(action: Action, id = newId()): Promise<void> {
    const now = round;
    if (now?.status !== 'open' || pending || document.querySelector('dialog[open]')) return;
    pending = true;
    note('');
    field.enable(false);
    paint();
    table.roundGoesOn();
    try {
      const answer = await api.decide(now.id, now.outcome.step, id, action);
      pending = false;
      if (!decided(answer.round)) throw new ApiError('UNKNOWN');
      await goOn(answer.round, true);
    } catch (error) {
      pending = false;
      const stands = roundIn(error);
      if (stands) {
        const over = stands.status !== 'open' && error instanceof ApiError && error.code === 'ROUND_OVER';
        await goOn(stands, false);
        return note(sayDecision(over ? 'overElsewhere' : 'otherWindow'));
      }
      if (!(error instanceof ApiError)) console.error(error);
      table.fail(error instanceof ApiError ? error.code : 'UNKNOWN', () => {
        view.state('deciding');
        void decide(action, id);
      });
    }
  }

  /** Another window may have gone on, or the day may be over: what stands at the studio is shown when this one is looked at. */
  async function catchUp(): Promise<void> {
    const known = round;
    if (document.visibilityState !== 'visible' || pending || known?.status !== 'open') return;
    const { round: found } = await api.openRound();
    const now = found ?? (await api.rounds()).items.find(({ id }) => id === known.id) ?? null;
    if (pending || round !== known || !now || !decided(now)) return;
    if (now.id === known.id && now.outcome.step === known.outcome.step && now.status === 'open') return;
    await goOn(now, false);
    note(sayDecision(now.status === 'open' ? 'otherWindow' : 'overElsewhere'));
  }
  document.addEventListener('visibilitychange', () => void catchUp().catch(() => undefined));

  document.addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]'))
      return;
    if (event.target instanceof HTMLInputElement && event.target.type !== 'range') return;
    const cash = event.code === 'KeyC' && open() && round?.outcome.now && !pending;
    if (cash) void decide({ kind: 'cash-out' });
    if (cash || field.key(event.code)) event.preventDefault();
  });

  /** Amounts on the field follow the bet while no round is open. */
  document.addEventListener('click', () => {
    if (!open() && document.body.dataset.state === 'idle') field.priced(table.bet(), table.currency());
  });

  void table.open().then(() => {
    if (!open()) field.priced(table.bet(), table.currency());
    paint();
  });
}
