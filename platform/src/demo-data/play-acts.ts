import { fromMinor, toMinor } from '@kozyr/contracts/money';
import { launchGame } from '../services/play/games/launch';
import { authenticate } from '../services/play/seamless/authenticate';
import { SeamlessCallError } from '../services/play/seamless/seamless-call-error';
import { playCall } from '../services/play/seamless/wallet-call';
import type { Chance } from './chance';
import { type Acting, type DemoGame, unlessRefused, type World } from './world';

/** Share of rounds that pay anything; the seldomer, the more. */
const PAYS = { low: 0.34, medium: 0.26, high: 0.16 } as const;
/** One round in so many sends its win after it was closed: it waits for an operator then. */
const LATE_WINS = 4_000;
/** The most that a round of the demo data pays, in stakes. */
const MOST = 200;

/** What a round of a stake in minor units pays: on average the game's return to player. */
function winOf({ rtp, volatility }: DemoGame, stake: bigint, chance: Chance): bigint {
  const pays = PAYS[volatility];
  if (!chance.happens(pays)) return 0n;
  const times = Math.min(MOST, (rtp / pays) * -Math.log(1 - chance.next()));
  return (stake * BigInt(Math.round(times * 100))) / 100n;
}

const between = (amount: bigint, least: bigint, most: bigint) =>
  amount < least ? least : amount > most ? most : amount;

/** Opens a game. @returns its session and the least and most of a stake; null where the rules refuse it */
async function open(world: World, { player }: Acting, game: DemoGame) {
  const { ctx, integrations } = world;
  const { caller, person } = player;
  const wanted = { slug: game.slug, locale: person.locale, from: { address: '127.0.0.1', mobile: false } };
  const launched = await unlessRefused(world, () => launchGame(ctx, integrations, caller, wanted));
  if (!launched) return null;
  const token = new URL(launched.launch_url).searchParams.get('token') ?? '';
  try {
    return await authenticate(ctx, game.integration, { token });
  } catch (error) {
    if (error instanceof SeamlessCallError) return null;
    throw error;
  }
}

/** Plays some rounds of one game until they are over or the money is. @returns how many */
export async function playGame(world: World, acting: Acting, rounds: number): Promise<number> {
  const { wallet, games } = world;
  const { player, chance } = acting;
  const game = chance.one(games);
  const session = await open(world, acting, game);
  if (!session) return 0;
  const stake = between(BigInt(player.person.stake) * 100n, toMinor(session.min_bet), toMinor(session.max_bet));
  const amount = fromMinor(stake);
  for (let round = 0; round < rounds; round += 1) {
    const mark = chance.id();
    const win = winOf(game, stake, chance);
    const late = win > 0n && chance.whole(1, LATE_WINS) === 1;
    const call = (name: string, actions: Parameters<typeof playCall>[1]['actions']) =>
      wallet
        .make(
          playCall({ name: game.integration, isOn: true }, { session_id: session.session_id, round_id: mark, actions }),
        )
        .then((answers) => {
          player.played += name === 'bet' ? 1 : 0;
          return answers.every(({ ok }) => ok);
        });
    const paid = {
      action: 'win',
      transaction_id: `${mark}-win`,
      amount: late ? '0' : fromMinor(win),
      round_closed: true,
    } as const;
    if (!(await call('bet', [{ action: 'bet', transaction_id: `${mark}-bet`, amount }, paid]))) return round;
    if (late)
      await call('late', [
        { action: 'win', transaction_id: `${mark}-late`, amount: fromMinor(win), round_closed: true },
      ]);
  }
  return rounds;
}
