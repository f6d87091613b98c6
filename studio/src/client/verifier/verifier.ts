import './verifier.css';
import { sha256Hex } from '../../fairness/sha256';
import { h, need } from '../dom';
import { commitmentHolds } from '../recompute';
import { cascadePart } from './cascade-part';
import { dicePart, kenoPart, plinkoPart } from './chosen-parts';
import { blackjackPart, highLowPart, minesPart, videoPokerPart } from './decision-parts';
import { type Part, say } from './part';
import { slotPart } from './slot-part';
import { crashPart, roulettePart } from './table-parts';

/** One part for each engine; the model that is chosen says which one computes. */
const PARTS: readonly Part[] = [
  slotPart,
  cascadePart,
  dicePart,
  kenoPart,
  plinkoPart,
  minesPart,
  highLowPart,
  videoPokerPart,
  blackjackPart,
  roulettePart,
  crashPart,
];

const given = new URLSearchParams(location.hash.slice(1));

const input = (name: string, label: string, type = 'text', value = '') => {
  const field = h('input', {
    name,
    type,
    value: given.get(name) ?? value,
    autocomplete: 'off',
    spellcheck: 'false',
    required: name !== 'hash',
  });
  return { name, field, row: h('label', {}, label, field) };
};
const server = input('server', say('serverSeed'));
const client = input('client', say('clientSeed'));
const nonce = input('nonce', say('nonce'), 'number');
const hash = input('hash', say('commitment'));
const model = h(
  'select',
  { name: 'model', change: () => showExtra() },
  ...PARTS.flatMap(({ models }) => models).map(({ id, label }) =>
    h('option', { value: id, selected: id === given.get('model') }, label),
  ),
);
const result = h('section', { 'aria-live': 'polite' });
const extras = h('div', { class: 'extras' });
let extra: ReturnType<typeof input>[] = [];

function partOf(id: string): Part {
  const found = PARTS.find(({ models }) => models.some((item) => item.id === id));
  if (!found) throw new RangeError(`Nobody computes ${id}`);
  return found;
}

/** What the chosen engine asks for beside the seeds. */
function showExtra(): void {
  extra = (partOf(model.value).fields ?? []).map(({ name, label, value }) => input(name, label, 'text', value));
  extras.replaceChildren(...extra.map(({ row }) => row));
}

function verify(): void {
  const seeds = {
    serverSeed: server.field.value.trim(),
    clientSeed: client.field.value.trim(),
    nonce: Number(nonce.field.value),
  };
  const values = Object.fromEntries(extra.map(({ name, field }) => [name, field.value.trim()]));
  const expected = hash.field.value.trim().toLowerCase();
  const holds = commitmentHolds(seeds.serverSeed, expected);
  const { times, cards } = partOf(model.value).compute(model.value, seeds, values);
  result.replaceChildren(
    h(
      'p',
      { class: expected === '' ? '' : holds ? 'good' : 'bad' },
      expected === '' ? '' : holds ? say('holds') : say('broken'),
    ),
    h('code', {}, `SHA-256(${say('serverSeed')}) = ${sha256Hex(seeds.serverSeed)}`),
    h('h2', {}, `${say('total')}: ${times.toFixed(2)} × ${say('stake')}`),
    ...cards,
  );
}

const form = h(
  'form',
  {
    submit: (event) => {
      event.preventDefault();
      verify();
    },
  },
  server.row,
  client.row,
  nonce.row,
  h('label', {}, say('model'), model),
  extras,
  hash.row,
  h('button', {}, say('verify')),
);

showExtra();
need(document.querySelector('#app')).append(
  h('h1', {}, say('title')),
  h('p', {}, say('intro')),
  h('p', {}, say('how')),
  form,
  result,
);
if (server.field.value !== '' && nonce.field.value !== '') verify();
