import { lazyCall } from '../api/lazy-call';
import { keepLocalGames, type LocalGame, readLocalGames } from './local-games';
import { keepRailHint, type PlayerList } from './rail-hint';

const contract = () => import('@kozyr/contracts/player-games');

/** Only what was sent is let go: meanwhile the player may have liked something more in another tab. */
function forgetSentGames(list: PlayerList, sent: readonly LocalGame[]): void {
  const gone = new Set(sent.map(({ slug, at }) => `${slug} ${at}`));
  keepLocalGames(
    list,
    readLocalGames(list).filter(({ slug, at }) => !gone.has(`${slug} ${at}`)),
  );
}

/**
 * Brings what was liked and tried in this browser to the account, and forgets it here. One tab at a time; sent twice it
 * would come to the same.
 * @throws ApiError when it could not be sent: it stays here.
 */
export async function mergePlayerGames(): Promise<void> {
  const merge = async () => {
    const favourites = readLocalGames('favourites');
    const recent = readLocalGames('recent');
    if (favourites.length > 0) {
      await lazyCall(async () => (await contract()).mergeFavourites, {
        body: { games: favourites.map(({ slug }) => slug) },
      });
      forgetSentGames('favourites', favourites);
      keepRailHint(true, 'favourites', true);
      keepRailHint(false, 'favourites', false);
    }
    if (recent.length > 0) {
      await lazyCall(async () => (await contract()).mergeRecentGames, {
        body: { games: recent.map(({ slug, at }) => ({ slug, played_at: at })) },
      });
      forgetSentGames('recent', recent);
      keepRailHint(true, 'recent', true);
      keepRailHint(false, 'recent', false);
    }
  };
  await (navigator.locks ? navigator.locks.request('kozyr-player-games', merge) : merge());
}
