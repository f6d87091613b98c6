import './verifier.css';
import { sha256Hex } from '../../fairness/sha256';
import { h, need } from '../dom';
import { commitmentHolds } from '../recompute';
import { cascadePart } from './cascade-part';
import { highLowPart, minesPart } from './decision-parts';
import { type Part, texts } from './part';
import { slotPart } from './slot-part';
import { crashPart, roulettePart } from './table-parts';

/** One part for each engine; the model that is chosen says which one computes. */
const PARTS: readonly Part[] = [slotPart, cascadePart, minesPart, highLowPart, roulettePart, crashPart];

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
const server = input('server', texts.serverSeed);
const client = input('client', texts.clientSeed);
const nonce = input('nonce', texts.nonce, 'number');
const hash = input('hash', texts.commitment);
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
      expected === '' ? '' : holds ? texts.holds : texts.broken,
    ),
    h('code', {}, `SHA-256(${texts.serverSeed}) = ${sha256Hex(seeds.serverSeed)}`),
    h('h2', {}, `${texts.total}: ${times.toFixed(2)} × ${texts.stake}`),
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
  h('label', {}, texts.model, model),
  extras,
  hash.row,
  h('button', {}, texts.verify),
);

showExtra();
need(document.querySelector('#app')).append(
  h('h1', {}, texts.title),
  h('p', {}, texts.intro),
  h('p', {}, texts.how),
  form,
  result,
);
if (server.field.value !== '' && nonce.field.value !== '') verify();
