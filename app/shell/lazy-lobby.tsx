'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { ErrorState } from '@/components/feedback/error-state';
import type { LobbySetting } from '@/features/lobby/types';
import type { CatalogueIndex } from '@/lib/catalogue/catalogue-index';
import { whenIdle } from './when-idle';

type Lobby = typeof import('./loaded-lobby').LoadedLobby;
type Code = { Lobby: Lobby } & Pick<
  typeof import('@/features/lobby/queries'),
  'loadCatalogueIndex' | 'loadedCatalogueIndex'
>;
type Alive = { Lobby: Lobby; catalogue: CatalogueIndex };

/** The code once it is here: a page that is come back to stands at once, as it was. */
let loaded: Code | null = null;

function atHand(version: string | null): Alive | null {
  const catalogue = loaded?.loadedCatalogueIndex(version);
  return loaded && catalogue ? { Lobby: loaded.Lobby, catalogue } : null;
}

async function loadCode(): Promise<Code> {
  const [{ LoadedLobby }, queries] = await Promise.all([import('./loaded-lobby'), import('@/features/lobby/queries')]);
  return {
    Lobby: LoadedLobby,
    loadCatalogueIndex: queries.loadCatalogueIndex,
    loadedCatalogueIndex: queries.loadedCatalogueIndex,
  };
}

/**
 * The games of a page: the tiles that the server has rendered (`children`) until the code and the whole catalogue are
 * here, which come when the browser is idle, and at once where the address asks for what the server could not know.
 */
export function LazyLobby({ setting, label, children }: { setting: LobbySetting; label: string; children: ReactNode }) {
  const { version } = setting;
  const [alive, setAlive] = useState(() => atHand(version));
  const [state, setState] = useState<'waiting' | 'failed'>('waiting');

  useEffect(() => {
    if (alive || state === 'failed') return;
    let left = false;
    const load = async () => {
      try {
        loaded ??= await loadCode();
        const catalogue = await loaded.loadCatalogueIndex(version);
        if (!left) setAlive({ Lobby: loaded.Lobby, catalogue });
      } catch {
        if (!left) setState('failed');
      }
    };
    const atOnce = window.location.search !== '' || window.scrollY > 0;
    const stop = atOnce ? void load() : whenIdle(load);
    return () => {
      left = true;
      stop?.();
    };
  }, [alive, state, version]);

  if (alive)
    return (
      <alive.Lobby key={JSON.stringify(setting.base)} catalogue={alive.catalogue} setting={setting} label={label} />
    );
  return (
    <>
      {state === 'failed' && <ErrorState onRetry={() => setState('waiting')} />}
      {children}
    </>
  );
}
