'use client';

import type { Game } from '@kozyr/contracts/games';
import { localeSchema } from '@kozyr/contracts/locales';
import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { openStatusModal } from '@/features/status-modal/store';
import { failureCode } from '@/lib/api/failure';
import { openCashbox } from '@/lib/navigation/open-cashbox';
import { routes } from '@/lib/routes/routes';
import { launchFailure } from '../errors';
import { launchDemoMutation, launchRealMutation } from '../mutations';
import { readGameMessage } from '../schema';
import type { StageState } from '../types';
import { GameFrame } from './game-frame';
import { StageCover } from './stage-cover';

/** Where a game is opened and played: a cover with the ways to play, then the game's own frame. Spec §8 for what can fail. */
export function GameStage({ game, member }: { game: Game; member: boolean }) {
  const t = useTranslations('game');
  const locale = useLocale();
  const real = useMutation(launchRealMutation);
  const demo = useMutation(launchDemoMutation);
  const [state, setState] = useState<StageState>({ kind: 'idle' });
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const hear = (event: MessageEvent) => {
      // The frame's origin is opaque by its sandbox, so the window itself is the identity that is checked.
      if (!frame.current || event.source !== frame.current.contentWindow) return;
      const message = readGameMessage(event.data, frame.current.src);
      if (message?.type === 'deposit') openCashbox({ action: 'deposit' });
      if (message?.type === 'verify') window.open(message.url, '_blank', 'noopener');
      if (message?.type === 'close') {
        setState(message.reason === 'player' ? { kind: 'idle' } : { kind: 'failed', message: 'sessionOver' });
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  const open = async (mode: 'real' | 'demo') => {
    const place = { slug: game.slug, locale: localeSchema.parse(locale) };
    setState({ kind: 'launching' });
    try {
      const opened =
        mode === 'real'
          ? await real.mutateAsync(place)
          : { ...(await demo.mutateAsync({ ...place, currency: 'uah' })), session_id: null };
      setState({ kind: 'playing', url: opened.launch_url, session: opened.session_id, since: Date.now() });
    } catch (error) {
      const told = launchFailure(failureCode(error));
      if (told.at === 'modal') openStatusModal({ key: told.key });
      setState(told.at === 'cover' ? { kind: 'failed', message: told.message } : { kind: 'idle' });
    }
  };

  if (state.kind === 'playing') {
    return (
      <GameFrame
        ref={frame}
        title={game.title}
        state={state}
        onSwitch={() => open(state.session ? 'demo' : 'real')}
        canSwitch={member}
        onClose={() => setState({ kind: 'idle' })}
      />
    );
  }
  return (
    <StageCover
      image={game.image}
      member={member}
      registerHref={routes.auth('register', routes.game(game.slug))}
      busy={state.kind === 'launching'}
      problem={state.kind === 'failed' ? t(`failed.${state.message}`) : null}
      onPlay={() => open('real')}
      onDemo={() => open('demo')}
    />
  );
}
