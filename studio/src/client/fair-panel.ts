import { coinsToMinor } from '../maths/round';
import { fromMinor, grouped, toMinor } from './amounts';
import type { Fairness, PlayedRound, Revealed } from './answers';
import { api, Refusal } from './api';
import { config, say } from './config';
import { h } from './dom';
import { tellParent } from './parent';
import { commitmentHolds, recompute } from './recompute';
import { newClientSeed, startPair } from './seeds';

const field = (name: string, value: string) =>
  h('label', { class: 'field' }, h('span', {}, name), h('input', { readonly: true, value, class: 'mono' }));

function verdict(round: PlayedRound): { good: boolean; text: string } {
  if (round.server_seed === null || round.nonce === null) return { good: true, text: say('checkLater') };
  const again = recompute(config.model, {
    serverSeed: round.server_seed,
    clientSeed: round.client_seed,
    nonce: round.nonce,
  });
  const sameStops =
    JSON.stringify(again.spins.map((spin) => spin.stops)) === JSON.stringify(round.spins.map((spin) => spin.stops));
  const sameWin = fromMinor(coinsToMinor(again.coins, toMinor(round.stake))) === round.win;
  const good = sameStops && sameWin && commitmentHolds(round.server_seed, round.commitment);
  return { good, text: good ? say('checkOk', { n: again.spins.length }) : say('checkBad') };
}

/** The verifier's address with this round filled in; seeds go behind #, so they are sent to nobody. */
const verifierAddress = (round: PlayedRound) =>
  `/verify?locale=${config.locale}#${new URLSearchParams({ model: round.model, server: round.server_seed ?? '', client: round.client_seed, nonce: String(round.nonce), hash: round.commitment })}`;

function roundRow(round: PlayedRound): HTMLElement {
  const outcome = h('p', { class: 'muted', role: 'status' });
  const check = () => {
    const { good, text } = verdict(round);
    outcome.textContent = text;
    outcome.className = good ? 'good' : 'bad';
  };
  return h(
    'li',
    {},
    h(
      'div',
      { class: 'round-row' },
      h('span', {}, `#${round.nonce}`),
      h('span', {}, `${grouped(round.stake)} → ${grouped(round.win)}`),
      h(
        'button',
        {
          type: 'button',
          class: 'plain small',
          click: check,
          disabled: round.server_seed === null,
          title: say(round.server_seed === null ? 'checkLater' : 'check'),
        },
        say('check'),
      ),
      round.server_seed === null
        ? null
        : h(
            'a',
            {
              href: verifierAddress(round),
              target: '_blank',
              rel: 'noreferrer',
              click: () => tellParent({ type: 'verify', url: new URL(verifierAddress(round), location.href).href }),
            },
            say('openVerifier'),
          ),
    ),
    outcome,
  );
}

function revealedPart(revealed: Revealed): HTMLElement {
  const holds = commitmentHolds(revealed.server_seed, revealed.commitment);
  return h(
    'div',
    {},
    field(say('revealed'), revealed.server_seed),
    h('p', { class: holds ? 'good' : 'bad' }, say(holds ? 'commitmentHolds' : 'commitmentBroken')),
  );
}

/** Commitment, the player's seed, rotation, and the last rounds, each of which can be computed again right here. */
export function fairPanel(fairness: () => Fairness, onRotate: (fairness: Fairness) => void): Node[] {
  const state = h('div', {});
  const revealed = h('div', {});
  const list = h('ul', { class: 'rounds' });
  const seed = h('input', {
    class: 'mono',
    value: newClientSeed(),
    maxlength: 64,
    pattern: '[A-Za-z0-9_\\-]{1,64}',
    required: true,
    title: say('seedRule'),
    autocomplete: 'off',
  });

  const refresh = async () => {
    const now = fairness();
    state.replaceChildren(
      field(say('commitment'), now.commitment ?? ''),
      field(say('clientSeed'), now.client_seed ?? ''),
      field(say('nextNonce'), String(now.nonce)),
      field(say('nextCommitment'), now.next_commitment),
      h('p', { class: 'muted' }, say('nextNote')),
    );
    const { items } = await api.rounds();
    list.replaceChildren(...items.map(roundRow));
  };

  const rotate = async () => {
    if (!seed.reportValidity()) return;
    if (document.body.dataset.state === 'spinning' || document.body.dataset.state === 'free-spins') return;
    const answer = await startPair(fairness(), seed.value);
    onRotate(answer.fairness);
    revealed.replaceChildren(...(answer.revealed ? [revealedPart(answer.revealed)] : []));
    seed.value = newClientSeed();
    await refresh();
  };

  /** Another tab may have started the next pair: then the panel shows what runs now, to be asked again. */
  const failed = async (error: unknown) => {
    const code = error instanceof Refusal ? error.code : 'UNKNOWN';
    if (code === 'COMMITMENT_PASSED') {
      onRotate(await api.seeds());
      return refresh();
    }
    const text = code === 'COMMITMENT_BROKEN' ? 'nextBroken' : code === 'OFFLINE' ? 'offline' : 'unknown';
    revealed.replaceChildren(h('p', { class: 'bad', role: 'alert' }, say(text)));
  };

  void refresh().catch(() => list.replaceChildren(h('li', {}, say('offline'))));
  return [
    h('p', {}, say('fairIntro')),
    state,
    // A sandboxed frame without allow-forms never submits a form, so this is a plain button.
    h(
      'div',
      { class: 'rotate' },
      h('label', { class: 'field' }, h('span', {}, say('nextSeed')), seed),
      h(
        'button',
        {
          type: 'button',
          class: 'plain',
          click: () =>
            void rotate()
              .catch(failed)
              .catch(() => undefined),
        },
        say('rotate'),
      ),
    ),
    revealed,
    h('h3', {}, say('lastRounds')),
    list,
  ];
}
