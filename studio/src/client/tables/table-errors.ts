import type { StakeCurrency } from '@kozyr/contracts/money';
import { waitIn } from '../answers';
import { ApiError, failureCode } from '../api';
import { config, launch, say } from '../config';
import { openDialog, paragraph } from '../dialog';
import { h } from '../dom';
import { showError } from '../show-error';
import { postToSite } from '../site-messages';
import { sayAtTable } from './say-at-table';

/** Errors that a line over the table mentions: nothing has to be done about them. */
const NOTICES: ReadonlyMap<string, 'betsClosed' | 'betReturned' | 'tooLate' | 'runInterrupted'> = new Map([
  ['BETS_CLOSED', 'betsClosed'],
  ['BET_RETURNED', 'betReturned'],
  ['CURVE_BROKE', 'tooLate'],
  ['NO_BET', 'tooLate'],
  ['RUN_INTERRUPTED', 'runInterrupted'],
]);

type Ways = {
  notice: (text: string) => void;
  announce: (text: string) => void;
  refill: () => void;
  /** A stake came so many milliseconds too soon. */
  early: (ms: number) => void;
  purse: { currency: () => StakeCurrency; balance: () => bigint };
};

function showFull(): void {
  const close = () => postToSite({ type: 'close', reason: 'player' });
  openDialog(
    config.title,
    [h('p', { class: 'lead' }, sayAtTable('tableFull')), paragraph(sayAtTable('tableFullHelp'))],
    {
      choices: [{ label: say('close'), gold: true, act: close }],
    },
  );
}

/** What a table shows of a refusal or a failure, and what can be done about it. */
export function createTableErrors({ notice, announce, refill, early, purse }: Ways) {
  const idle = () => {
    document.body.dataset.state = 'idle';
  };

  /** `again` is asked when a repeat makes sense. */
  function fail(code: string, again: () => void = () => undefined): void {
    const known = NOTICES.get(code);
    if (known) notice(sayAtTable(known));
    else if (code === 'TABLE_FULL') showFull();
    else showWithWays(code, again);
  }

  function showWithWays(code: string, again: () => void): void {
    document.body.dataset.state = 'error';
    const repeat = () => {
      idle();
      again();
    };
    const [currency, balance] = [purse.currency(), purse.balance()];
    showError(code, { demo: launch.demo, currency, balance, again: repeat, idle, announce, refill });
  }

  return {
    fail,
    failed(error: unknown, again?: () => void): void {
      const ms = error instanceof ApiError ? waitIn(error.answer) : null;
      if (ms === null) fail(failureCode(error), again);
      else early(ms);
    },
  };
}
