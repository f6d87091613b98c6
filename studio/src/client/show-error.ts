import type { StakeCurrency } from '@kozyr/contracts/money';
import { isCredits } from '../catalogue/stakes';
import { moneyText, toMinor } from '../page/amounts';
import { type ReachedLimit, readFailure } from '../rounds/failure';
import { config, say } from './config';
import { type Choice, openDialog, paragraph } from './dialog';
import { h } from './dom';
import { MOMENT } from './moment';
import { type CloseReason, mayOfferDeposit, onBackOnline, onResume, postToSite } from './site-messages';

type Actions = {
  demo: boolean;
  currency: StakeCurrency;
  /** As the screen shows it, minor units. */
  balance: bigint;
  again: () => void;
  idle: () => void;
  announce: (text: string) => void;
  refill: () => void;
};
type Notice = { text: string; help?: string; choices: Choice[]; must?: boolean };

const SESSION_OVER = new Set(['SESSION_EXPIRED', 'SESSION_CLOSED', 'SESSION_NOT_FOUND', 'INVALID_TOKEN']);
const OVER_LIMIT = new Set(['BET_LIMIT', 'BET_NOT_OFFERED']);
const TRY_AGAIN = new Set([
  'OFFLINE',
  'WALLET_UNAVAILABLE',
  'DATABASE_UNAVAILABLE',
  'ROUND_UNFINISHED',
  'TOO_MANY_REQUESTS',
]);

/** The page around shows how long has been played; the player answers there. */
const REALITY_CHECK = 'REALITY_CHECK_DUE';

const LIMITS = {
  loss: { day: 'lossLimitDay', week: 'lossLimitWeek', month: 'lossLimitMonth' },
  stake: { day: 'stakeLimitDay', week: 'stakeLimitWeek', month: 'stakeLimitMonth' },
  time: { day: 'timeLimitDay', week: 'timeLimitWeek', month: 'timeLimitMonth' },
} as const;

/** Which limit of the player's own was reached, how much of it is left, and until when. */
function limitNotice(reached: ReachedLimit, currency: StakeCurrency): Pick<Notice, 'text' | 'help'> {
  const { kind, period, amount, left, frees_at: freesAt } = reached;
  const money = (sum: string) => moneyText(sum, currency);
  const moment = MOMENT.format(new Date(freesAt));
  if (kind === 'time') return { text: say(LIMITS.time[period]), help: say('timeLimitHelp', { moment }) };
  return {
    text: say(LIMITS[kind][period]),
    help: say('limitHelp', { amount: money(amount), left: money(left), moment }),
  };
}

/** A stake that the balance does not cover: of a demo it is filled up here, of credits by the page around, of money at the cashbox. */
function fundsNotice({ demo, currency, balance, refill }: Actions, then: (act: () => void) => () => void): Notice {
  const ok = { label: say('ok'), act: then(() => undefined) };
  if (demo) return { text: say('demoEmpty'), choices: [{ label: say('demoRefill'), gold: true, act: then(refill) }] };
  if (!isCredits(currency)) {
    if (!mayOfferDeposit()) return { text: say('noFunds'), choices: [{ ...ok, gold: true }] };
    const deposit = { label: say('deposit'), gold: true, act: then(() => postToSite({ type: 'deposit' })) };
    return { text: say('noFunds'), help: say('noFundsHelp'), choices: [deposit, ok] };
  }
  if (balance >= toMinor(config.fewCredits)) {
    const few = moneyText(config.fewCredits, currency);
    return { text: say('noCredits'), help: say('noCreditsHelp', { few }), choices: [{ ...ok, gold: true }] };
  }
  const refilled = { label: say('refill'), gold: true, act: then(() => postToSite({ type: 'refill' })) };
  return { text: say('noCredits'), help: say('fewCreditsHelp'), choices: [refilled, ok] };
}

/** What the player reads and can do for each code; total, so nothing ends in silence. */
function noticeOf(failure: string, actions: Actions): Notice {
  const { currency, again, idle } = actions;
  const { code, limit, until } = readFailure(failure);
  const fine: Choice[] = [{ label: say('ok'), gold: true, act: idle }];
  const then = (act: () => void) => () => {
    act();
    idle();
  };
  if (code === 'INSUFFICIENT_FUNDS') return fundsNotice(actions, then);
  const closing = (reason: CloseReason): Choice[] => [
    { label: say('close'), gold: true, act: () => postToSite({ type: 'close', reason }), stays: true },
  ];
  if (SESSION_OVER.has(code)) {
    return { text: say('expired'), help: say('expiredHelp'), choices: closing('session-expired'), must: true };
  }
  if (code === 'GAME_UNAVAILABLE') return { text: say('unavailable'), choices: closing('unavailable'), must: true };
  if (code === 'PLAYER_STOPPED') {
    const help = say(isCredits(currency) ? 'stoppedCreditsHelp' : 'stoppedHelp');
    return { text: say('stopped'), help, choices: closing('session-expired'), must: true };
  }
  if (code === 'TECHNICAL_WORK') return { text: say('technicalWork'), choices: closing('technical-work'), must: true };
  if (code === 'COMMITMENT_BROKEN') {
    return { text: say('nextBroken'), choices: closing('session-expired'), must: true };
  }
  if (OVER_LIMIT.has(code)) return { text: say('betLimit'), choices: fine };
  if (code === 'LIMIT_REACHED')
    return { ...(limit ? limitNotice(limit, currency) : { text: say('limitReached') }), choices: fine };
  if (code === REALITY_CHECK) return { text: say('timeCheck'), help: say('timeCheckHelp'), choices: fine };
  if (code === 'BREAK_DUE') {
    const help = until ? say('breakUntil', { moment: MOMENT.format(new Date(until)) }) : say('breakDueHelp');
    return { text: say('breakDue'), help, choices: fine };
  }
  if (code === 'TOO_FAST') return { text: say('tooSoon'), choices: fine };
  if (code === 'BONUS_MAX_BET') return { text: say('bonusLimit'), help: say('bonusLimitHelp'), choices: fine };
  if (code === 'OVERLOADED') return { text: say('busy'), choices: fine };
  if (code === 'REFUNDED') return { text: say('refunded'), choices: fine };
  const retry: Choice[] = [{ label: say('retry'), gold: true, act: again }];
  if (TRY_AGAIN.has(code)) return { text: say('offline'), help: say('offlineHelp'), choices: retry, must: true };
  return { text: say('unknown'), choices: retry, must: true };
}

/** Shows a failure and what to do about it; closing a sheet that may be closed goes back to the table. */
export function showError(code: string, actions: Actions): void {
  const { text, help, choices, must = false } = noticeOf(code, actions);
  actions.announce(text);
  const content = [h('p', { class: 'lead' }, text), ...(help ? [paragraph(help)] : [])];
  const dialog = openDialog(config.title, content, { choices, must });
  if (code === REALITY_CHECK) {
    postToSite({ type: 'reality-check' });
    dialog.addEventListener(
      'close',
      onResume(() => dialog.close()),
    );
  }
  // What waits for the connection goes on by itself once it is back; pressing is for the impatient.
  if (TRY_AGAIN.has(code)) {
    const stop = onBackOnline(() => {
      dialog.close();
      actions.again();
    });
    dialog.addEventListener('close', stop);
  }
  dialog.addEventListener('close', () => {
    if (document.body.dataset.state === 'error' && !must) actions.idle();
  });
}
