import 'server-only';
import { getMessages } from 'next-intl/server';

/** Texts that only the server renders; sending them to the browser would be weight for nothing. */
const SERVER_ONLY = new Set(['frame', 'nav', 'footer', 'meta', 'main', 'pages', 'notFound', 'bonusesPage']);

/** The messages client components may ask for. */
export async function clientMessages() {
  const messages = await getMessages();
  return Object.fromEntries(Object.entries(messages).filter(([namespace]) => !SERVER_ONLY.has(namespace)));
}
