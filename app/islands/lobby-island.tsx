'use client';

import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ErrorState } from '@/components/feedback/error-state';
import type { LobbySetting } from '@/features/lobby/types';
import type { CatalogueIndex } from '@/lib/catalogue/catalogue-index';
import { whenCalm } from '@/lib/screen/calm';
import { inServerData } from './island';

type Lobby = typeof import('@/features/lobby/components/games-browser').GamesBrowser;
type Code = { Lobby: ComponentType<ComponentProps<Lobby>> } & Pick<
  typeof import('@/features/lobby/queries'),
  'loadCatalogueIndex' | 'loadedCatalogueIndex'
>;
type Alive = { Lobby: Code['Lobby']; catalogue: CatalogueIndex };

/** The code once it is here: a page that is come back to stands at once, as it was. */
let loaded: Code | null = null;

function atHand(version: string | null): Alive | null {
  const catalogue = loaded?.loadedCatalogueIndex(version);
  return loaded && catalogue ? { Lobby: loaded.Lobby, catalogue } : null;
}

async function loadCode(): Promise<Code> {
  const [Lobby, queries] = await Promise.all([
    inServerData(import('@/features/lobby/components/games-browser').then((module) => module.GamesBrowser)),
    import('@/features/lobby/queries'),
  ]);
  return {
    Lobby,
    loadCatalogueIndex: queries.loadCatalogueIndex,
    loadedCatalogueIndex: queries.loadedCatalogueIndex,
  };
}

/**
 * The games of a page: the tiles that the server has rendered (`children`) until the code and the whole catalogue are
 * here, which come when the page is calm, and at once where the address asks for what the server could not know.
 */
export function LobbyIsland({
  setting,
  label,
  children,
}: {
  setting: LobbySetting;
  label: string;
  children: ReactNode;
}) {
  const { version } = setting;
  const place = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState({ width: 0, top: 0 });
  const [alive, setAlive] = useState(() => atHand(version));
  const [state, setState] = useState<'waiting' | 'failed'>('waiting');

  useEffect(() => {
    if (alive || state === 'failed') return;
    let left = false;
    const load = async () => {
      try {
        loaded ??= await loadCode();
        const catalogue = await loaded.loadCatalogueIndex(version);
        if (left || !loaded) return;
        const box = place.current?.getBoundingClientRect();
        const next = { Lobby: loaded.Lobby, catalogue };
        // Drawn in slices: the tiles of the server stand until the whole lobby is ready.
        startTransition(() => {
          if (box) setStart({ width: box.width, top: box.top + window.scrollY });
          setAlive(next);
        });
      } catch {
        if (!left) setState('failed');
      }
    };
    const atOnce = window.location.search !== '' || window.scrollY > 0;
    void Promise.resolve(atOnce || whenCalm()).then(() => (left ? undefined : load()));
    return () => {
      left = true;
    };
  }, [alive, state, version]);

  if (alive)
    return (
      <alive.Lobby
        key={JSON.stringify(setting.base)}
        catalogue={alive.catalogue}
        setting={setting}
        label={label}
        start={start}
      />
    );
  return (
    <div ref={place}>
      {state === 'failed' && <ErrorState onRetry={() => setState('waiting')} />}
      {children}
    </div>
  );
}
