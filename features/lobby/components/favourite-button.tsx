'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { notify } from '@/components/overlay/notify';
import { likeMutation } from '../mutations';
import { favouritesQuery } from '../queries';
import { FavouriteHeart } from './favourite-heart';

/** The heart of one game, for its own page: needs <ServerData> and the texts `favourites` around it. */
export function FavouriteButton({ slug, title, member }: { slug: string; title: string; member: boolean }) {
  const t = useTranslations('favourites');
  const { data: liked } = useQuery(favouritesQuery(member));
  const like = useMutation({
    ...likeMutation(useQueryClient(), member),
    throwOnError: false,
  });
  const isLiked = liked?.includes(slug) ?? false;
  return (
    <FavouriteHeart
      liked={isLiked}
      label={t('like', { title })}
      onPress={() =>
        like.mutate(
          { slug, liked: !isLiked },
          { onError: () => notify({ kind: 'error', message: t('failed'), id: 'favourite' }) },
        )
      }
    />
  );
}
