import { randomUUID } from 'node:crypto';
import { sign } from '@kozyr/kit/signature';
import { describe, expect } from 'vitest';
import { RECALL_MS, recallToken } from '../../../studio/src/recall/token';
import { CARDS_GAME, CASH_OUT, cellsOf, MINES_GAME, openCell, POKER_GAME } from '../../support/studio/decision-player';
import { it } from '../../support/studio/house-test';
import { GAME, SECRET } from '../../support/studio/studio';
import type { StudioAndPlatform } from '../../support/studio/studio-and-platform';

/** Asks for an address as the platform does. */
async function recall(house: StudioAndPlatform, round_id: string, { secret = SECRET, locale = 'uk' } = {}) {
  const payload = JSON.stringify({ round_id, locale });
  const signature = sign(secret, { method: 'POST', path: '/rounds/recall', body: payload }, new Date());
  const headers = { 'content-type': 'application/json', 'x-signature': signature };
  return house.studio.ask({ method: 'POST', url: '/rounds/recall', headers, payload });
}

/** What the page of a recall tells its script, as a browser would read it. */
async function shown(house: StudioAndPlatform, url: string) {
  const { pathname, search } = new URL(url);
  const page = await house.studio.ask({ method: 'GET', url: pathname + search });
  const [, config = ''] = /<script type="application\/json" id="config">(.*?)<\/script>/s.exec(page.body) ?? [];
  return { status: page.statusCode, headers: page.headers, recall: config === '' ? null : JSON.parse(config).recall };
}

async function spun(house: StudioAndPlatform) {
  const { player, at } = await house.seat(GAME);
  const answer = await house.studio.call('POST', '/spin', at.secret, { spin_id: randomUUID(), bet: '10.00' });
  return { player, round: answer.body.round };
}

describe('a spin', () => {
  it('a spin is shown again exactly as it was played, in the currency it was paid in, for five minutes', async ({
    house,
  }) => {
    const { round } = await spun(house);
    const answer = await recall(house, round.id);
    expect(answer.statusCode).toBe(200);
    const { url, expires_at } = answer.json();
    const left = Date.parse(expires_at) - Date.now();
    expect(left).toBeGreaterThan(RECALL_MS - 60_000);
    expect(left).toBeLessThanOrEqual(RECALL_MS);
    const page = await shown(house, url);
    expect(page.status).toBe(200);
    expect(page.recall).toEqual({ round, currency: 'uah' });
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toContain('frame-ancestors http://localhost:3000');
  });

  it('a spin has the same name at the wallet as at the studio', async ({ house }) => {
    const { player, round } = await spun(house);
    expect((await house.historyOf(player)).map(({ providerRound }) => providerRound)).toEqual([round.id]);
  });
});

it('the studio shows a round of decisions once it is over, and nothing of one that goes on', async ({ house }) => {
  const { at } = await house.seat(MINES_GAME);
  const { round } = (await at.start({ engine: 'mines', mines: 3 })).body;
  expect((await recall(house, round.id)).statusCode).toBe(404);
  const { safe } = await cellsOf(house.studio, round.id);
  await at.decide(round, 0, openCell(safe[0]));
  const ended = (await at.decide(round, 1, CASH_OUT)).body.round;
  const page = await shown(house, (await recall(house, round.id)).json().url);
  expect(page.recall.round).toEqual(ended);
  expect(page.recall.round.outcome).toMatchObject({ engine: 'mines', opened: [safe[0]], ended: 'cashed-out' });
});

it('the studio shows a game of cards as well', async ({ house }) => {
  const { at } = await house.seat(CARDS_GAME);
  const { round } = (await at.start({ engine: 'high-low' })).body;
  // On a king nothing is higher: one of the guesses that are offered.
  const { guess } = round.outcome.offers.find(({ pays }: { pays: object | null }) => pays !== null);
  const ended = (await at.decide(round, 0, { kind: 'guess', guess })).body.round;
  const over = ended.status === 'settled' ? ended : (await at.decide(round, 1, CASH_OUT)).body.round;
  const page = await shown(house, (await recall(house, round.id)).json().url);
  expect(page.recall.round).toEqual(over);
});

it('the studio shows a hand that was changed as well', async ({ house }) => {
  const { at } = await house.seat(POKER_GAME);
  const { round } = (await at.start({ engine: 'video-poker' })).body;
  expect((await recall(house, round.id)).statusCode).toBe(404);
  const ended = (await at.decide(round, 0, { kind: 'hold', held: [0, 3] })).body.round;
  const page = await shown(house, (await recall(house, round.id)).json().url);
  expect(page.recall.round).toEqual(ended);
  expect(page.recall.round.outcome).toMatchObject({ engine: 'video-poker', held: [0, 3] });
});

it('the studio shows no play money, no stranger’s guess, and nothing without the platform’s signature', async ({
  house,
}) => {
  const demo = await house.studio.call('POST', '/session', '', {
    mode: 'demo',
    game: GAME,
    currency: 'uah',
    exchange: randomUUID(),
    locale: 'uk',
  });
  const { secret, fairness, bet } = demo.body;
  const pair = { commitment: fairness.next_commitment, client_seed: 'anything' };
  await house.studio.call('POST', '/seeds', secret, pair);
  const { round } = (await house.studio.call('POST', '/spin', secret, { spin_id: randomUUID(), bet })).body;
  const { round: real } = await spun(house);
  for (const id of [round.id, randomUUID(), 'x', '']) expect((await recall(house, id)).statusCode).toBe(404);
  expect((await recall(house, real.id, { secret: 'somebody else’s secret here' })).statusCode).toBe(401);
  const bare = { method: 'POST', url: '/rounds/recall', payload: { round_id: real.id, locale: 'uk' } } as const;
  expect((await house.studio.ask(bare)).statusCode).toBe(401);
  expect((await recall(house, real.id, { locale: 'xx' })).statusCode).toBe(400);
});

it('the studio opens no address that is old or made up', async ({ house }) => {
  const { round } = await spun(house);
  const { url } = (await recall(house, round.id)).json();
  const address = (token: string) => `http://studio.example/recall?token=${token}&locale=uk`;
  const token = new URL(url).searchParams.get('token') ?? '';
  expect((await shown(house, address(token))).status).toBe(200);
  const old = recallToken(SECRET, round.id, new Date(Date.now() - 1));
  const forged = recallToken('another secret of sixteen', round.id, new Date(Date.now() + RECALL_MS));
  for (const bad of [old, forged, token.slice(0, -1), `${token}x`, '']) {
    expect((await shown(house, address(bad))).status).toBe(404);
  }
});

it('in the game a player asks for an address of their own round, and of nobody else’s', async ({ house }) => {
  const ask = (secret: string, round_id: string) => house.studio.call('POST', '/rounds/recall', secret, { round_id });
  const { at } = await house.seat(GAME);
  const bet = { spin_id: randomUUID(), bet: '10.00' };
  const { round } = (await house.studio.call('POST', '/spin', at.secret, bet)).body;
  const answer = await ask(at.secret, round.id);
  expect(answer.status).toBe(200);
  expect((await shown(house, answer.body.url)).recall).toEqual({ round, currency: 'uah' });
  const stranger = await house.seat(GAME);
  expect(await ask(stranger.at.secret, round.id)).toMatchObject({ status: 404, body: { errorCode: 'NOT_FOUND' } });
  expect((await house.studio.call('GET', '/rounds', stranger.at.secret)).body.items).toEqual([]);
  expect((await ask(at.secret, randomUUID())).status).toBe(404);
  expect((await ask(at.secret, 'x')).status).toBe(400);
  expect((await ask('no secret of anybody', round.id)).status).toBe(401);
});
