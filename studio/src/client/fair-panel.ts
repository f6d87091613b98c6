import type { Seeds } from '../fairness/stream';
import { grouped } from '../page/amounts';
import type { Fairness, PlayedRound, Revealed } from './answers';
import { ApiError, api } from './api';
import { config, say } from './config';
import { h } from './dom';
import { commitmentHolds } from './recompute';
import { newClientSeed, startPair } from './seeds';
import { postToSite } from './site-messages';

const field = (name: string, value: string) =>
  h('label', { class: 'field' }, h('span', {}, name), h('input', { readonly: true, value, class: 'mono' }));

/**
 * How an engine computes a round of its own again: in how many steps, and whether it is what was played. `extra` goes into
 * the verifier's address, for engines whose rounds need more than seeds.
 */
export type Recheck = {
  again: (round: PlayedRound, seeds: Seeds) => { good: boolean; text: string };
  extra?: (round: PlayedRound) => Record<string, string>;
};

function verdict({ again }: Recheck, round: PlayedRound): { good: boolean; text: string } {
  if (round.server_seed === null || round.nonce === null) return { good: true, text: say('checkLater') };
  const seeds = { serverSeed: round.server_seed, clientSeed: round.client_seed, nonce: round.nonce };
  const { good, text } = again(round, seeds);
  const holds = good && commitmentHolds(round.server_seed, round.commitment);
  return { good: holds, text: holds ? text : say('checkBad') };
}

/** The verifier's address with this round filled in; seeds go behind #, so they are sent to nobody. */
const verifierAddress = ({ extra }: Recheck, round: PlayedRound) =>
  `/verify?locale=${config.locale}#${new URLSearchParams({ model: round.model, server: round.server_seed ?? '', client: round.client_seed, nonce: String(round.nonce), hash: round.commitment, ...extra?.(round) })}`;

/** A link to the verifier with this round filled in, whose seed is revealed. */
export function verifierLink(recheck: Recheck, round: PlayedRound): HTMLElement {
  const href = verifierAddress(recheck, round);
  const click = () => postToSite({ type: 'verify', url: new URL(href, location.href).href });
  return h('a', { href, target: '_blank', rel: 'noreferrer', click }, say('openVerifier'));
}

function roundRow(recheck: Recheck, round: PlayedRound): HTMLElement {
  const outcome = h('p', { class: 'muted', role: 'status' });
  const check = () => {
    const { good, text } = verdict(recheck, round);
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
      round.server_seed === null ? null : verifierLink(recheck, round),
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
export function fairPanel(recheck: Recheck, fairness: () => Fairness, onRotate: (fairness: Fairness) => void): Node[] {
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
    list.replaceChildren(...items.map((round) => roundRow(recheck, round)));
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
    const code = error instanceof ApiError ? error.code : 'UNKNOWN';
    if (code === 'COMMITMENT_PASSED') {
      onRotate(await api.seeds());
      return refresh();
    }
    const known = {
      COMMITMENT_BROKEN: 'nextBroken',
      OFFLINE: 'offline',
      ROUND_OPEN: 'pairInUse',
      SESSION_EXPIRED: 'expired',
    } as const;
    const text = Object.entries(known).find(([name]) => name === code)?.[1] ?? 'unknown';
    revealed.replaceChildren(h('p', { class: 'bad', role: 'alert' }, say(text)));
  };

  void refresh().catch((error: unknown) => {
    const over = error instanceof ApiError && error.code === 'SESSION_EXPIRED';
    list.replaceChildren(h('li', {}, say(over ? 'expired' : 'offline')));
  });
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
