import './verifier.css';
import { sha256Hex } from '../fairness/sha256';
import { STAKE_COINS } from '../maths/model';
import { MODELS, modelOf } from '../maths/models';
import type { DrawnSpin } from '../maths/round';
import { h, need } from './dom';
import { commitmentHolds, recompute } from './recompute';
import { VERIFIER_TEXTS } from './texts/verifier';

const language = document.documentElement.lang;
const texts = Object.entries(VERIFIER_TEXTS).find(([locale]) => locale === language)?.[1] ?? VERIFIER_TEXTS.ru;
const given = new URLSearchParams(location.hash.slice(1));

const input = (name: string, label: string, type = 'text') => {
  const field = h('input', {
    name,
    type,
    value: given.get(name) ?? '',
    autocomplete: 'off',
    spellcheck: 'false',
    required: name !== 'hash',
  });
  return { field, row: h('label', {}, label, field) };
};
const server = input('server', texts.serverSeed);
const client = input('client', texts.clientSeed);
const nonce = input('nonce', texts.nonce, 'number');
const hash = input('hash', texts.commitment);
const model = h(
  'select',
  { name: 'model' },
  ...MODELS.map((item) =>
    h(
      'option',
      { value: item.id, selected: item.id === given.get('model') },
      `${item.id} · ${item.lines.length} / ${item.rows} x 5`,
    ),
  ),
);
const result = h('section', { 'aria-live': 'polite' });

function spinCard(spin: DrawnSpin, index: number): HTMLElement {
  const lines = modelOf(model.value).lines;
  const hits = new Set(
    spin.lines.flatMap((win) => (lines[win.line] ?? []).slice(0, win.count).map((row, reel) => `${reel}:${row}`)),
  );
  const rows = (spin.grid[0] ?? []).map((_, row) =>
    h(
      'tr',
      {},
      ...spin.grid.map((reel, column) =>
        h('td', { class: hits.has(`${column}:${row}`) ? 'hit' : '' }, reel[row] ?? ''),
      ),
    ),
  );
  const wins = spin.lines.map((win) => `#${win.line + 1} ${win.symbol}x${win.count} = ${win.coins}`).join(', ');
  return h(
    'article',
    {},
    h('h2', {}, index === 0 ? texts.paidSpin : `${texts.freeSpin} ${index} · x${spin.multiplier}`),
    h('table', {}, h('tbody', {}, ...rows)),
    h('code', {}, `${texts.stops}: ${spin.stops.join(', ')}`),
    h(
      'code',
      {},
      `${texts.coins}: ${spin.coins} · ${wins || '—'}${spin.scatters > 2 ? ` · S x${spin.scatters} = ${spin.scatterCoins}` : ''}`,
    ),
  );
}

function verify(): void {
  const seeds = {
    serverSeed: server.field.value.trim(),
    clientSeed: client.field.value.trim(),
    nonce: Number(nonce.field.value),
  };
  const round = recompute(modelOf(model.value), seeds);
  const expected = hash.field.value.trim().toLowerCase();
  const holds = commitmentHolds(seeds.serverSeed, expected);
  result.replaceChildren(
    h(
      'p',
      { class: expected === '' ? '' : holds ? 'good' : 'bad' },
      expected === '' ? '' : holds ? texts.holds : texts.broken,
    ),
    h('code', {}, `SHA-256(${texts.serverSeed}) = ${sha256Hex(seeds.serverSeed)}`),
    h('h2', {}, `${texts.total}: ${(round.coins / STAKE_COINS).toFixed(2)} x ${texts.stake}`),
    ...round.spins.map(spinCard),
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
  hash.row,
  h('button', {}, texts.verify),
);

need(document.querySelector('#app')).append(
  h('h1', {}, texts.title),
  h('p', {}, texts.intro),
  h('p', {}, texts.how),
  form,
  result,
);
if (server.field.value !== '' && nonce.field.value !== '') verify();
