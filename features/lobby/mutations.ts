import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { lazyCall } from '@/lib/api/lazy-call';
import { keepLocalGames, readLocalGames, withGame } from '@/lib/player-games/local-games';
import { keepRailHint } from '@/lib/player-games/rail-hint';
import { favouritesQuery } from './queries';

const contract = () => import('@kozyr/contracts/player-games');

export type Like = { slug: string; liked: boolean };

async function sendLike({ slug, liked }: Like): Promise<void> {
  if (liked) await lazyCall(async () => (await contract()).addFavourite, { params: { slug } });
  else await lazyCall(async () => (await contract()).removeFavourite, { params: { slug } });
}

function keepHere({ slug, liked }: Like): void {
  const held = readLocalGames('favourites');
  const others = held.filter((game) => game.slug !== slug);
  keepLocalGames('favourites', liked ? withGame(held, slug, new Date()) : others);
}

/** A game liked or not any more: shown at once, on the account of a player and in the browser of a visitor. */
export const likeMutation = (client: QueryClient, member: boolean) => {
  const { queryKey } = favouritesQuery(member);
  const show = ({ slug, liked }: Like) =>
    client.setQueryData(queryKey, (held) => {
      const others = (held ?? []).filter((each) => each !== slug);
      const now = liked ? [slug, ...others] : others;
      keepRailHint(member, 'favourites', now.length > 0);
      return now;
    });
  return mutationOptions({
    mutationFn: async (like: Like) => (member ? sendLike(like) : keepHere(like)),
    // One after another, so that the last press is what stays.
    scope: { id: 'favourites' },
    onMutate: async (like) => {
      await client.cancelQueries({ queryKey });
      show(like);
    },
    onError: (_error, { slug, liked }) => show({ slug, liked: !liked }),
  });
};
