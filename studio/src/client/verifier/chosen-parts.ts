import {
  type ChosenChoice,
  type ChosenModel,
  type ChosenRound,
  chosenPays,
  drawChosen,
} from '../../maths/chosen/chosen-round';
import { DICE_MODELS, DICE_SIDES, hasWon, markOf, WINNING } from '../../maths/chosen/dice';
import { KENO_MODELS, MARKS, NUMBERS } from '../../maths/chosen/keno';
import { PLINKO_MODELS, PLINKO_RISKS, PLINKO_ROWS, slotOf } from '../../maths/chosen/plinko';
import { decimal } from '../../maths/decisions/ratio';
import { h } from '../dom';
import { recompute } from '../recompute';
import { type Computed, type Part, say } from './part';

type Values = Readonly<Record<string, string>>;

function diceChoice({ side = '', winning = '' }: Values): ChosenChoice | null {
  const chosen = DICE_SIDES.find((one) => one === side);
  const count = Number(winning);
  const offered = Number.isInteger(count) && count >= WINNING.min && count <= WINNING.max;
  return chosen && offered ? { engine: 'dice', side: chosen, winning: count } : null;
}

function kenoChoice({ marked = '' }: Values): ChosenChoice | null {
  const numbers = [...new Set(marked.split(',').map(Number))].sort((left, right) => left - right);
  const offered = numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= NUMBERS);
  return offered && numbers.length <= MARKS.max ? { engine: 'keno', marked: numbers } : null;
}

function plinkoChoice({ rows = '', risk = '' }: Values): ChosenChoice | null {
  const [count, chosen] = [PLINKO_ROWS.find((one) => `${one}` === rows), PLINKO_RISKS.find((one) => one === risk)];
  return count && chosen ? { engine: 'plinko', rows: count, risk: chosen } : null;
}

/** What was drawn, in figures. */
function drawnText(round: ChosenRound): string {
  switch (round.engine) {
    case 'dice':
      return `${(round.rolled / 100).toFixed(2)} · ${round.side === 'under' ? '<' : '≥'} ${(markOf(round) / 100).toFixed(2)}: ${hasWon(round) ? '✓' : '✗'}`;
    case 'keno':
      return round.drawn.map((number) => (round.marked.includes(number) ? `[${number}]` : String(number))).join(', ');
    case 'plinko':
      return `${round.path.map((side) => (side === 0 ? '←' : '→')).join(' ')} · ${slotOf(round) + 1} / ${round.rows + 1}`;
  }
}

/** The part of an engine of choices: what it asks for, and how that is read. */
const partOf = (
  models: readonly ChosenModel[],
  fields: NonNullable<Part['fields']>,
  how: string,
  choiceOf: (values: Values) => ChosenChoice | null,
): Part => ({
  models: models.map(({ id, engine }) => ({ id, label: `${id} · ${engine}` })),
  fields,
  compute(_, seeds, values): Computed {
    const explained = h('article', {}, h('p', {}, how));
    const choice = choiceOf(values);
    if (!choice) return { times: 0, cards: [explained, h('p', { class: 'bad' }, say('wrongChoice'))] };
    const round = recompute(drawChosen, choice, seeds);
    const multiplier = decimal(chosenPays(round), 4);
    const card = h('article', {}, h('code', {}, drawnText(round)), h('p', {}, `${multiplier} × ${say('stake')}`));
    return { times: Number(decimal(chosenPays(round), 2)), cards: [explained, card] };
  },
});

export const dicePart = partOf(
  DICE_MODELS,
  [
    { name: 'side', label: say('side'), value: 'under' },
    { name: 'winning', label: say('winning'), value: '5000' },
  ],
  say('howDice'),
  diceChoice,
);
export const kenoPart = partOf(
  KENO_MODELS,
  [{ name: 'marked', label: say('marked'), value: '1' }],
  say('howKeno'),
  kenoChoice,
);
export const plinkoPart = partOf(
  PLINKO_MODELS,
  [
    { name: 'rows', label: say('rows'), value: '12' },
    { name: 'risk', label: say('risk'), value: 'medium' },
  ],
  say('howPlinko'),
  plinkoChoice,
);
