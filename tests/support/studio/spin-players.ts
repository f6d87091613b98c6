import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { GAME, type Studio, type startWallet } from './studio';

type TestWallet = Awaited<ReturnType<typeof startWallet>>;

/** Players who sit down at the studio's first slot, with 1000.00 in the test's own wallet. */
export function spinPlayers(studio: Studio, wallet: TestWallet) {
  /** Opens the game for a player; the answer as the browser gets it. */
  async function open(player: string, { at = studio, token = wallet.token(player), exchange = randomUUID() } = {}) {
    const { status, body } = await at.call('POST', '/session', '', {
      mode: 'real',
      game: GAME,
      token,
      exchange,
      locale: 'uk',
    });
    return { status, body, token, exchange };
  }

  /** A player at the table, the first pair started, from a moment when nothing has moved yet. */
  async function seat(): Promise<{ player: string; secret: string }> {
    const player = `player-${randomUUID()}`;
    const { body } = await open(player);
    const pair = { commitment: body.fairness.next_commitment, client_seed: 'the-players-own' };
    expect((await studio.call('POST', '/seeds', body.secret, pair)).status).toBe(200);
    wallet.calls = [];
    wallet.applied = [];
    return { player, secret: body.secret };
  }

  const spin = (secret: string, spin_id: string = randomUUID(), at = studio, bet = '10.00') =>
    at.call('POST', '/spin', secret, { spin_id, bet });

  return { open, seat, spin };
}

export type SpinPlayers = ReturnType<typeof spinPlayers>;
