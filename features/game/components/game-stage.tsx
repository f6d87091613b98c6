'use client';

import type { Game } from '@kozyr/contracts/games';
import type { Locale } from '@kozyr/contracts/locales';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Skeleton } from '@/components/feedback/skeleton';
import { openStatusModal } from '@/features/status-modal/store';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { latePart } from '@/lib/late-part';
import { openCashbox, opensAsPageHere } from '@/lib/navigation/open-cashbox';
import { forgetOpenGame, keepOpenGame, leaveGameToPay, recallOpenGame } from '@/lib/navigation/reopen-game';
import { noteOpened } from '@/lib/player-games/local-games';
import { localePath } from '@/lib/routes/paths';
import { routes } from '@/lib/routes/routes';
import { launchError } from '../errors';
import { closeSessionMutation, launchDemoMutation, launchRealMutation } from '../mutations';
import type { CoverMessage, GameMode, ReportOf, StageState } from '../types';
import { StageCover } from './stage-cover';

/** Comes when a game is opened: it brings the contracts that read what the frame and the platform say. */
const OpenedGame = latePart(
  () => import('./opened-game').then((module) => module.OpenedGame),
  () => <Skeleton className="min-h-112 tablet:min-h-136" />,
);

/** Where whoever can't play now can mend it. */
function wayOf(message: CoverMessage, t: ReturnType<typeof useTranslations<'game'>>) {
  if (message === 'limitsNeeded') return { href: routes.responsibleGaming(), text: t('setLimits') };
  return message === 'identity' ? { href: routes.identity(), text: t('confirmIdentity') } : null;
}

type Stage = {
  game: Pick<Game, 'slug' | 'title' | 'image'>;
  member: boolean;
  locale: Locale;
  reportOf?: ReportOf | undefined;
};

/**
 * Where a game is opened and played: a cover with the ways to play, then the game's own frame. Real and demo change places
 * without a page load; the session that is left ends at the platform. Spec §8 for what can fail.
 */
export function GameStage({ game, member, locale, reportOf }: Stage) {
  const t = useTranslations('game');
  const router = useRouter();
  const real = useMutation(launchRealMutation);
  const demo = useMutation(launchDemoMutation);
  const end = useMutation(closeSessionMutation);
  const [state, setState] = useState<StageState>({ kind: 'idle' });
  /** The session that is open, for whoever leaves the page without closing the game. */
  const session = useRef<string | null>(null);
  /** Gone to the cashbox's page to pay in: the session goes on meanwhile, and the way back opens the game again. */
  const awayToPay = useRef(false);
  const { slug } = game;

  const endSession = () => {
    // A session that can't be ended now ends by itself: nothing is lost, and nobody waits for it.
    if (session.current) end.mutate(session.current);
    session.current = null;
    forgetOpenGame();
  };

  const open = async (mode: GameMode) => {
    awayToPay.current = false;
    endSession();
    setState({ kind: 'launching' });
    try {
      const opened =
        mode === 'real'
          ? await real.mutateAsync({ slug, locale })
          : {
              ...(await demo.mutateAsync({ slug, locale, currency: locale === 'kk' ? 'kzt' : 'uah' })),
              session_id: null,
            };
      session.current = opened.session_id;
      keepOpenGame({ slug, mode });
      noteOpened({ slug, demo: mode === 'demo', member });
      const { launch_url: url, session_id, silent = false } = opened;
      setState({ kind: 'playing', url, session: session_id, opened: Date.now(), silent });
    } catch (error) {
      const told = launchError(apiErrorCodeOf(error));
      if (told.at === 'modal') openStatusModal({ key: told.key });
      setState(told.at === 'cover' ? { kind: 'failed', message: told.message } : { kind: 'idle' });
    }
  };

  const close = (message: CoverMessage | null) => {
    endSession();
    setState(message === null ? { kind: 'idle' } : { kind: 'failed', message });
  };

  const switchMode = () => {
    if (state.kind === 'playing' && state.session) open('demo');
    else if (member) open('real');
    else {
      // The sign-in loads this page again; then the game opens for money.
      keepOpenGame({ slug, mode: 'real' });
      router.push(localePath(locale, routes.auth('login', routes.game(slug))), { scroll: false });
    }
  };

  const topUp = () => {
    awayToPay.current = opensAsPageHere();
    openCashbox({ action: 'deposit' });
  };

  const begin = useEffectEvent(() => {
    const mode = recallOpenGame(slug);
    if (mode === 'demo' || (mode === 'real' && member)) open(mode);
  });
  const leave = useEffectEvent(() => (awayToPay.current ? leaveGameToPay() : endSession()));
  useEffect(() => {
    begin();
    return () => leave();
  }, []);

  if (state.kind === 'playing') {
    return (
      <OpenedGame
        key={state.url}
        title={game.title}
        open={state}
        onTopUp={topUp}
        onSwitch={switchMode}
        onClose={close}
        reportOf={reportOf}
      />
    );
  }
  return (
    <StageCover
      image={game.image}
      member={member}
      registerHref={routes.auth('register', routes.game(slug))}
      busy={state.kind === 'launching'}
      problem={state.kind === 'failed' ? t(`failed.${state.message}`) : null}
      way={state.kind === 'failed' ? wayOf(state.message, t) : null}
      onPlay={() => open('real')}
      onDemo={() => open('demo')}
    />
  );
}
