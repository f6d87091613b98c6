import { PLAIN_BODY, withDeadline } from '@kozyr/contracts/deadline';
import { gameFeedSchema } from '@kozyr/contracts/games';
import { providerTablesSchema, tableClosuresSchema, tableReopenedSchema } from '@kozyr/contracts/live';
import { SIGNATURE_HEADER } from '@kozyr/contracts/payment-gateway';
import { type RecallRequest, recallAnswerSchema } from '@kozyr/contracts/rounds';
import { sign } from '@kozyr/kit/signature';
import type { Env } from '../../env';
import type { GameIntegration } from './port';

const CHECK_TIMEOUT_MS = 1_500;
/** A provider that answered a moment ago is not asked again for every launch. */
const CHECK_KEPT_MS = 5_000;

/** Our own studio, reached over HTTP only, as an outside provider would be. */
export function studioIntegration(
  env: Pick<Env, 'STUDIO_URL' | 'STUDIO_PUBLIC_URL' | 'WALLET_SECRET'>,
  elapsed = () => performance.now(),
): GameIntegration {
  let upUntil = 0;
  function get(path: string, signal: AbortSignal): Promise<Response> {
    return fetch(new URL(path, env.STUDIO_URL), { signal, headers: PLAIN_BODY });
  }
  /** A signed call; what reads its answer has as long as the answer itself. */
  function post<T>(
    { path, content, now }: { path: string; content: object; now: Date },
    read: (answer: Response) => Promise<T>,
  ): Promise<T> {
    const body = JSON.stringify(content);
    const headers = {
      ...PLAIN_BODY,
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign(env.WALLET_SECRET, { method: 'POST', path, body }, now),
    };
    return withDeadline(CHECK_TIMEOUT_MS, async (signal) =>
      read(await fetch(new URL(path, env.STUDIO_URL), { method: 'POST', headers, body, signal })),
    );
  }
  return {
    name: 'house',
    walletSecret: env.WALLET_SECRET,
    async fetchFeed(signal) {
      const answer = await get('/feed', signal);
      if (!answer.ok) throw new Error(`The studio's feed answered ${answer.status}.`);
      return gameFeedSchema.parse(await answer.json());
    },
    async fetchTables(signal) {
      const answer = await get('/tables', signal);
      if (!answer.ok) throw new Error(`The studio's tables answered ${answer.status}.`);
      return providerTablesSchema.parse(await answer.json());
    },
    fetchClosures(now) {
      return post({ path: '/tables/closures', content: {}, now }, async (answer) => {
        if (!answer.ok) throw new Error(`The studio answered ${answer.status} for its closed tables.`);
        return tableClosuresSchema.parse(await answer.json());
      });
    },
    reopenTable(game, now) {
      return post({ path: '/tables/reopen', content: { game }, now }, async (answer) => {
        if (answer.status === 404) return false;
        if (!answer.ok) throw new Error(`The studio answered ${answer.status} for a reopening.`);
        return tableReopenedSchema.parse(await answer.json()).reopened;
      });
    },
    async isUp() {
      if (elapsed() < upUntil) return true;
      try {
        const isReady = await withDeadline(CHECK_TIMEOUT_MS, async (signal) => {
          const answer = await get('/ready', signal);
          await answer.body?.cancel();
          return answer.ok;
        });
        if (isReady) upUntil = elapsed() + CHECK_KEPT_MS;
        return isReady;
      } catch {
        return false;
      }
    },
    launchUrl(opening) {
      const url = new URL('/play', env.STUDIO_PUBLIC_URL);
      url.searchParams.set('game', opening.game);
      if (opening.mode === 'real') url.searchParams.set('token', opening.token);
      else {
        url.searchParams.set('mode', 'demo');
        url.searchParams.set('currency', opening.currency);
      }
      url.searchParams.set('locale', opening.locale);
      return url.toString();
    },
    recall(round, locale, now) {
      const content = { round_id: round, locale } satisfies RecallRequest;
      return post({ path: '/rounds/recall', content, now }, async (answer) => {
        if (answer.status === 404) return null;
        if (!answer.ok) throw new Error(`The studio answered ${answer.status} for a recall.`);
        return recallAnswerSchema.parse(await answer.json());
      });
    },
  };
}
