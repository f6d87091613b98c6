'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepPlaceHint } from '@/lib/place/place-hint';
import { userQuery } from '../../queries';

/** Keeps the page as it is where the player is: what is not offered there is not shown. Mounted once, for members. Shows nothing. */
export function PlaceListener() {
  const place = useQuery(userQuery).data?.place;
  useEffect(() => {
    if (place) keepPlaceHint(place);
  }, [place]);
  return null;
}
