import { randomUUID } from 'node:crypto';
import type { Deposit, SavedCard } from '@kozyr/contracts/payments';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { savedCards } from '../../../platform/src/db/schema/saved-cards';
import { getBalances } from '../../../platform/src/ledger/balances';
import { bearerOf, type TestPlayer } from '../funded-player';
import type { TestPlatform } from '../platform';
import { pageToken, sendForm } from './payments';

export const GOOD = '4242424242424242';
export const ASKS = '4000000000003220';
export const DECLINES = '4000000000000341';
export const EXPIRES = '4000000000000069';

export const headersOf = (platform: TestPlatform, player: TestPlayer) =>
  bearerOf(platform, player.id, platform.clock.now);
export const after = (platform: TestPlatform, minutes: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + minutes * 60_000);
};

type Answer = { deposit: Deposit; redirect_url: string | null; errorCode?: string };
export async function start(platform: TestPlatform, player: TestPlayer, body: object = {}) {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/payments/deposits',
    headers: await headersOf(platform, player),
    payload: { method: 'visa', amount: '500', idempotency_key: randomUUID(), return_path: '/uk', ...body },
  });
  return { status: answer.statusCode, ...answer.json<Answer>() };
}
export const cardsOf = async (platform: TestPlatform, player: TestPlayer) => {
  const answer = await platform.app.inject({ url: '/payments/cards', headers: await headersOf(platform, player) });
  return answer.json<{ items: SavedCard[] }>().items;
};
export const forget = async (platform: TestPlatform, player: TestPlayer, id: string) =>
  platform.app.inject({
    method: 'DELETE',
    url: `/payments/cards/${id}`,
    headers: await headersOf(platform, player),
  });
export const rowsOf = (platform: TestPlatform, player: TestPlayer) =>
  platform.ctx.db.select().from(savedCards).where(eq(savedCards.userId, player.id));
export const gameOf = async (platform: TestPlatform, player: TestPlayer) =>
  (await getBalances(platform.ctx.db, player.id, player.currency)).game;

/** A deposit of 500 by this card, which the player asked to save. */
export async function save(
  platform: TestPlatform,
  player: TestPlayer,
  number = GOOD,
  month = '12/49',
): Promise<SavedCard> {
  const { redirect_url: page } = await start(platform, player, { keep_card: true });
  const fields = { token: (await pageToken(page ?? '')) ?? '', outcome: 'approve', number, good_until: month };
  await sendForm(page ?? '', fields);
  const card = await expect
    .poll(() => cardsOf(platform, player))
    .not.toEqual([])
    .then(() => cardsOf(platform, player));
  if (!card[0]) throw new Error('the card was not saved');
  return card[0];
}
export const byCard = (card: Pick<SavedCard, 'id'>, more: object = {}) => ({
  saved_card: card.id,
  amount: '100',
  ...more,
});
