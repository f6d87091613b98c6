import 'server-only';
import { getMessages } from 'next-intl/server';
import type { Audience } from '../content/component-rules';

/**
 * Which texts travel to the browser with a page, by namespace. One that stands in no list here goes with every page:
 * right for what the frame shows at once, and costly for anything else.
 */

/** Only the server renders these; sending them to the browser would be weight for nothing. */
export const SERVER_ONLY = [
  ...['frame', 'nav', 'footer', 'meta', 'main', 'pages', 'blocks', 'pageHeads', 'trail', 'notFound'],
  ...['bonusesPage', 'providersPage', 'providerPage', 'livePage', 'battlesPage', 'jackpotsPage', 'wheelPage'],
  ...['cashbackPage', 'profileTabs', 'lobbyPages', 'streamsPage', 'offline'],
] as const;

/** What is opened by a few of the visitors brings its texts when it is opened, see app/frame/modal-messages. */
export const MODAL_ONLY = [
  ...[
    'account',
    'bonusModals',
    'battleWin',
    'jackpotWin',
    'jackpotRound',
    'wheel',
    'ratingModal',
    'modals',
    'verification',
    'gallery',
  ],
  'statusModal',
  'gameSearch',
  'chat',
] as const;

/** A page with islands that need these brings them by <PageTexts of={…}>, see app/frame/page-texts. */
export const PAGE_ONLY = [
  'cashback',
  'battles',
  'bonuses',
  'bonusPanel',
  'lobby',
  'favourites',
  'gameThemes',
  'gameTags',
  'game',
  'round',
  'live',
  'streams',
  'cashbox',
  'savedCards',
  'profile',
  'jackpots',
  'ratingTab',
  'protection',
  'identity',
  'selfTest',
  'ownStrip',
  'notifications',
  'nickname',
  'nicknameReport',
  'latestWins',
  'tasks',
] as const;
export type PageNamespace = (typeof PAGE_ONLY)[number];

/** What the frame shows to players who are logged in, on every page. */
export const MEMBER_ONLY = [
  'wallet',
  'bonusBadge',
  'bonusNotices',
  'chatBadge',
  'notificationBell',
  'ratingNotice',
  'heldWinNotice',
  'stoppedNotice',
] as const;

type Messages = Awaited<ReturnType<typeof getMessages>>;

function pickNamespaces(messages: Messages, wanted: (namespace: string) => boolean): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([namespace]) => wanted(namespace)));
}

/** The messages that client components of every page may ask for. */
export async function clientMessages(audience: Audience): Promise<Messages> {
  const left = new Set<string>([...SERVER_ONLY, ...MODAL_ONLY, ...PAGE_ONLY]);
  if (audience === 'guest') for (const namespace of MEMBER_ONLY) left.add(namespace);
  return pickNamespaces(await getMessages(), (namespace) => !left.has(namespace));
}

/** The messages of some islands. */
export async function pageMessages(namespaces: readonly PageNamespace[]): Promise<Messages> {
  const wanted = new Set<string>(namespaces);
  return pickNamespaces(await getMessages(), (namespace) => wanted.has(namespace));
}
