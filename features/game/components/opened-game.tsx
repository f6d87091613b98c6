'use client';

import type { FramePart, SiteMessage } from '@kozyr/contracts/game-frame';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { notify } from '@/components/overlay/notify';
import { gamingSessionQuery } from '@/features/account/gaming/queries';
import { refillMutation } from '@/features/account/place/mutations';
import { userQuery } from '@/features/account/queries';
import { openStatusModal } from '@/features/status-modal/store';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { cn } from '@/lib/class-names';
import { useModalQueue } from '@/lib/modal-queue/modal-queue';
import { isOverlayShown } from '@/lib/navigation/cashbox-address';
import { isReachable } from '@/lib/navigation/is-reachable';
import { heardOnDevice, keepHeard } from '@/lib/player-games/heard';
import { roundShown, roundTurns } from '@/lib/rounds/unshown-store';
import { useCoversPage } from '@/lib/screen/use-covers-page';
import { useFullScreen } from '@/lib/screen/use-full-screen';
import { useOnline } from '@/lib/screen/use-online';
import { useQuestion } from '@/lib/screen/use-question';
import { useSpaceOutside } from '@/lib/screen/use-space-outside';
import { FRAME_PATIENCE_MS } from '../constants';
import { closeMessage } from '../errors';
import { gameSessionQuery } from '../queries';
import { mayTopUp } from '../rules';
import { readGameMessage } from '../schema';
import type { CoverMessage, FrameState, GameMessage, OpenGame, PlayedSession, ReportOf } from '../types';
import { GameBar } from './game-bar';
import { GameFrame } from './game-frame';
import { RealityCheckHost } from './reality-check-host';

/** On a phone, upright or not, a game has the whole screen; elsewhere when it is asked to. */
const WHOLE =
  'fixed inset-y-0 left-0 z-50 w-screen rounded-none pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]';
const ON_PHONES = cn(
  'max-tablet:fixed max-tablet:inset-0 max-tablet:z-50 max-tablet:rounded-none max-tablet:pt-[env(safe-area-inset-top)]',
  'short:fixed short:inset-0 short:z-50 short:rounded-none short:pr-[env(safe-area-inset-right)] short:pl-[env(safe-area-inset-left)]',
);

/** The frame's origin is opaque by its sandbox, so there is none to name; nothing secret is said. */
const postToGame = (frame: HTMLIFrameElement | null, message: SiteMessage) =>
  frame?.contentWindow?.postMessage({ source: 'kozyr-site', ...message }, '*');

/** What the bar above has always, and what the page has where the game does not cover it: of play money it has no balance. */
const shownAround = (covers: boolean, demo: boolean): FramePart[] => [
  ...(['clock', 'demo', 'close'] as const),
  ...(covers ? [] : (['title'] as const)),
  ...(covers || demo ? [] : (['balance'] as const)),
];

/** Keys pressed beside the game are the game's; answers how to give it the keyboard. */
function useKeyboard(frame: RefObject<HTMLIFrameElement | null>, plays: boolean): () => void {
  const takeKeyboard = () => frame.current?.focus({ preventScroll: true });
  useSpaceOutside(
    () => (plays ? frame.current : null),
    () => {
      takeKeyboard();
      postToGame(frame.current, { type: 'press' });
    },
  );
  return takeKeyboard;
}

/** What a round of a game session wins is held back while it turns, and told once it was shown. A demo has none to tell. */
function useWins(session: string | null): { hold: () => void; tell: () => void } {
  // Whoever leaves in the middle of a round has the balance as it is.
  useEffect(() => (session === null ? undefined : () => roundShown(session)), [session]);
  return {
    hold: () => session !== null && roundTurns(session),
    tell: () => session !== null && roundShown(session),
  };
}

/** What the game in this frame says. Its origin is opaque, so the window itself is the identity that is checked. */
function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: GameMessage) => unknown,
): void {
  const receive = useEffectEvent((event: MessageEvent) => {
    if (!frame.current || event.source !== frame.current.contentWindow) return;
    const message = readGameMessage(event.data, frame.current.src);
    if (message) onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
}

/**
 * Whether the frame's own origin has answered: until then, whatever stands in the frame may be an error page of the browser's.
 * A frame that never says a word shows such a page, or nothing, and no event tells: after a while `onSilent` does.
 */
function useReached(
  waiting: boolean,
  { url, onMissing, onSilent }: { url: string; onMissing: () => void; onSilent: () => void },
): boolean {
  const [reached, setReached] = useState(false);
  const missing = useEffectEvent(onMissing);
  const silent = useEffectEvent(onSilent);
  useEffect(() => {
    if (!waiting) return;
    let over = false;
    isReachable(url).then((there) => {
      if (over) return;
      if (there) setReached(true);
      else missing();
    });
    return () => {
      over = true;
    };
  }, [waiting, url]);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => silent(), FRAME_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return reached;
}

/** Tells a game that is ready what was left on, on this device, and keeps what the player turns on or off in it. */
function hear(frame: HTMLIFrameElement | null, message: GameMessage): void {
  if (message.type === 'ready') postToGame(frame, { type: 'heard', ...heardOnDevice() });
  if (message.type === 'heard') keepHeard(message);
}

/** Fills the player's credits up, as a game asked for, and tells it to look at them again. */
function useRefill(frame: RefObject<HTMLIFrameElement | null>): () => Promise<void> {
  const t = useTranslations('game');
  const refill = useMutation(refillMutation);
  return async () => {
    try {
      await refill.mutateAsync();
    } catch (error) {
      // They are full already where another tab was quicker.
      if (apiErrorCodeOf(error) !== 'CREDITS_LEFT')
        return notify({ kind: 'error', message: t('refillFailed'), id: 'refill' });
    }
    postToGame(frame.current, { type: 'resume' });
  };
}

/** Tells a game that is ready what the page around it shows itself. */
function useFramed(
  frame: RefObject<HTMLIFrameElement | null>,
  ready: boolean,
  { covers, demo, deposits, reports }: { covers: boolean; demo: boolean; deposits: boolean; reports: boolean },
): void {
  useEffect(() => {
    if (ready) postToGame(frame.current, { type: 'framed', shows: shownAround(covers, demo), deposits, reports });
  }, [frame, ready, covers, demo, deposits, reports]);
}

/** Holds the game while something lasts, and lets it go on. One for all reasons: the end of one does not let go what another holds. */
function useHeldWhile(holds: boolean, frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    if (!holds) return;
    const held = frame.current;
    postToGame(held, { type: 'pause' });
    return () => {
      postToGame(held, { type: 'resume' });
    };
  }, [holds, frame]);
}

/** Whether the player of this session is offered to top up. */
function useDeposits(session: PlayedSession | null): boolean {
  const { data: user } = useQuery({ ...userQuery, enabled: session !== null });
  return mayTopUp(session, user);
}

/** The question about a nickname that a game asks to report; none where nothing is reported. @param over when it is closed */
function useReports(reportOf: ReportOf | null, over: () => void) {
  const question = useQuestion<string>(over);
  return {
    ask: (nickname: string) => reportOf && question.ask(nickname),
    shown: question.asked !== null && reportOf?.(question.asked, question.over),
  };
}

type Opened = {
  title: string;
  open: OpenGame;
  /** Opens the cashbox over the game, or leaves for its page. */
  onTopUp: () => void;
  onSwitch: () => void;
  onClose: (message: CoverMessage | null) => void;
  /** Where there is none, games are told that no nickname can be reported. */
  reportOf?: ReportOf | undefined;
};

/**
 * The running game: a frame of another origin without rights to ours, with clock, net result and full screen above it. It
 * holds the game during a reality check and while there is no connection, and lets it go on by itself. What a round wins is not
 * told around the game before the game has shown it.
 */
export function OpenedGame({ title, open, onTopUp, onSwitch, onClose, reportOf }: Opened) {
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const covers = useCoversPage(root);
  const screen = useFullScreen();
  const [state, setState] = useState<Exclude<FrameState, 'lost'>>('loading');
  const online = useOnline();
  const client = useQueryClient();
  const demo = open.session === null;
  const gameSession = useQuery({ ...gameSessionQuery(open.session ?? ''), enabled: !demo });
  const gaming = useQuery({ ...gamingSessionQuery, enabled: !demo });
  const lost = !online || (gameSession.isError && apiErrorCodeOf(gameSession.error) === 'NETWORK');
  const deposits = useDeposits(gameSession.data ?? null);
  /** The cashbox stands over the game: no stake is placed under it, and the balance is read again when it goes. */
  const paying = isOverlayShown(useSearchParams());
  /** A notice lies over the game: what plays by itself stops, and is not gone on with. */
  const noticed = useModalQueue(({ shown }) => shown !== null);
  const [checked, setChecked] = useState(false);

  const wins = useWins(open.session);
  const refill = useRefill(frame);
  const takeKeyboard = useKeyboard(frame, state !== 'loading' && !lost);

  const topUp = () => {
    if (!deposits) return;
    screen.leave();
    onTopUp();
  };
  const reports = useReports(demo ? null : (reportOf ?? null), takeKeyboard);
  const act = async (message: GameMessage) => {
    const turns = message.type === 'round-start' || message.type === 'round-turns';
    if (message.type === 'ready' || message.type === 'round-end') setState('idle');
    if (turns) setState('round');
    if (turns) wins.hold();
    if (message.type === 'round-end') wins.tell();
    // The keyboard is the game's from the start, unless somebody is at something else already.
    if (message.type === 'ready' && document.activeElement === document.body) takeKeyboard();
    hear(frame.current, message);
    if (message.type === 'refill') return refill();
    if (message.type === 'deposit') topUp();
    if (message.type === 'report-name') reports.ask(message.name);
    // The platform began no round: the check is due, whatever this page knew of it.
    if (message.type === 'reality-check') client.invalidateQueries({ queryKey: gamingSessionQuery.queryKey });
    if (message.type === 'verify') window.open(message.url, '_blank', 'noopener');
    if (message.type !== 'close') return;
    if (message.reason === 'player') return onClose(null);
    const known = open.session === null ? null : await gameSession.refetch();
    onClose(closeMessage(message.reason, known?.data ?? null));
  };

  useGameMessages(frame, act);

  useFramed(frame, state !== 'loading', { covers, demo, deposits, reports: !demo && reportOf !== undefined });

  const giveUp = () => {
    onClose(null);
    openStatusModal({ key: 'game-not-working' });
  };
  const reached = useReached(state === 'loading' && !lost, {
    url: open.url,
    onMissing: () => onClose('unavailable'),
    onSilent: giveUp,
  });

  const check = { between: state === 'idle' && !lost && !paying, onChecked: setChecked, onLeave: () => onClose(null) };
  useHeldWhile(lost || ((paying || noticed || checked) && state !== 'loading'), frame);

  return (
    <div
      ref={root}
      className={cn('flex flex-col overflow-hidden bg-surface-1', screen.full ? WHOLE : cn('rounded-card', ON_PHONES))}
    >
      <GameBar
        gameSession={gameSession.data ?? null}
        gaming={gaming.data ?? null}
        demo={demo}
        opened={open.opened}
        full={screen.full}
        onTopUp={deposits ? topUp : null}
        onFull={screen.full ? screen.leave : screen.enter}
        onSwitch={onSwitch}
        onClose={() => onClose(null)}
      />
      <GameFrame
        frame={frame}
        url={open.url}
        title={title}
        full={screen.full}
        state={state}
        reached={reached}
        silent={open.silent === true}
        onLoaded={() => setState('idle')}
        lost={lost}
      />
      <RealityCheckHost demo={demo} opened={open.opened} {...check} />
      {reports.shown}
    </div>
  );
}
