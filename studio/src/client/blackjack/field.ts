import type { StakeCurrency } from '@kozyr/contracts/money';
import type { BlackjackAction, Move } from '../../maths/blackjack/blackjack';
import type { Action } from '../../maths/decisions/laid-round';
import { calm } from '../config';
import type { DecidedRound, DecisionField } from '../decisions/field';
import { h } from '../dom';
import { createMoveButtons } from './move-buttons';
import { createOwnHands } from './own-hands';
import { sayBlackjack } from './say-blackjack';
import { createSide } from './side';
import { refusedText, resultText, tableText, turnText } from './table-text';

const KEYS: Readonly<Record<string, Move>> = { KeyH: 'hit', KeyS: 'stand', KeyD: 'double', KeyP: 'split' };
const STAND: BlackjackAction = { kind: 'stand' };

/** All that there is to say of a round that is over, for who does not see the cards. */
function said(round: DecidedRound, currency: StakeCurrency): string {
  return round.outcome.engine === 'blackjack' ? `${tableText(round.outcome)} ${resultText(round, currency)}` : '';
}

/** The dealer above, the player's hand or hands below, what may be done, and a line that says what there is to do or what it came to. */
export function createBlackjackField(decide: (action: Action) => void): DecisionField {
  let currency: StakeCurrency = 'uah';
  let known = '';
  let offers: readonly Move[] = [];
  let ready = false;
  const dealer = createSide(sayBlackjack('dealer'), 'dealer');
  const own = createOwnHands();
  const moves = createMoveButtons((kind) => decide({ kind }));
  const line = h('p', { class: 'line', 'data-testid': 'table-line' });
  const element = h(
    'div',
    { class: 'blackjack' },
    h(
      'div',
      { class: 'felt' },
      dealer.element,
      h('p', { class: 'printed', 'aria-hidden': 'true' }, sayBlackjack('printed')),
      own.element,
    ),
    line,
    moves.element,
  );

  function clear(): void {
    own.clear();
    dealer.clear();
  }

  function rest(): void {
    known = '';
    offers = [];
    clear();
    moves.offer(offers);
    line.textContent = sayBlackjack('waiting');
    line.dataset.result = '';
  }

  async function show(round: DecidedRound, moving: boolean): Promise<string> {
    const { outcome, status } = round;
    if (outcome.engine !== 'blackjack') return '';
    const isMoving = moving && !calm();
    const isOpen = status === 'open';
    if (known !== round.id) clear();
    known = round.id;
    await own.lay(outcome, isMoving);
    await dealer.lay(outcome.dealer, isMoving, isOpen);
    moves.price(outcome.bet, currency);
    own.mark(outcome, currency);
    offers = isOpen ? outcome.offers : [];
    moves.offer(offers);
    const refused = outcome.refused === null ? '' : `${refusedText(outcome.refused)} `;
    line.textContent = isOpen ? `${refused}${turnText(outcome)}` : resultText(round, currency);
    line.dataset.result = isOpen ? '' : (outcome.ended ?? '');
    return isOpen ? `${refused}${tableText(outcome)} ${turnText(outcome)}` : said(round, currency);
  }

  rest();
  return {
    element,
    choice: () => ({ engine: 'blackjack' }),
    show,
    rest,
    enable(on) {
      ready = on;
      moves.enable(on);
    },
    key(code) {
      const move = KEYS[code];
      if (!move) return false;
      if (move !== 'stand') return moves.press(move);
      if (!ready || !offers.includes('stand')) return false;
      decide(STAND);
      return true;
    },
    priced(bet, sign) {
      currency = sign;
      // In a round the first stake counts, and not all that is staked in it.
      if (known === '') moves.price(bet, sign);
    },
    one: {
      start: sayBlackjack('deal'),
      end: sayBlackjack('stand'),
      action: (): Action => STAND,
      timedOut: sayBlackjack('timedOut'),
      said,
    },
  };
}
