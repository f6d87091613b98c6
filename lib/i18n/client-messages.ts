import 'server-only';
import { getMessages } from 'next-intl/server';

/** Texts that only the server renders; sending them to the browser would be weight for nothing. */
const SERVER_ONLY = new Set(['frame', 'nav', 'footer', 'meta', 'main', 'pages', 'notFound', 'bonusesPage', 'blocks']);

/** Texts that come with the first modal that is opened, see app/frame/modal-messages. */
const MODAL_ONLY = new Set([
  'bonusModals',
  'battleWin',
  'jackpotWin',
  'wheel',
  'ratingModal',
  'modals',
  'verification',
  'gallery',
]);

/** The messages client components may ask for. */
export async function clientMessages() {
  const messages = await getMessages();
  return Object.fromEntries(
    Object.entries(messages).filter(([namespace]) => !SERVER_ONLY.has(namespace) && !MODAL_ONLY.has(namespace)),
  );
}
