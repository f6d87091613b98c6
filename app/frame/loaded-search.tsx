'use client';

import type { ComponentProps } from 'react';
import { SearchPalette } from '@/features/lobby/components/search-palette';
import { ModalMessages } from './modal-messages';
import { ServerData } from './server-data';

/** The search with its texts and the server data it lives on. */
export function LoadedSearch(props: ComponentProps<typeof SearchPalette>) {
  return (
    <ModalMessages>
      <ServerData>
        <SearchPalette {...props} />
      </ServerData>
    </ModalMessages>
  );
}
