import { gameFeedSchema } from '@kozyr/contracts/games';
import { providerTablesSchema, tableClosuresSchema, tableReopenedSchema } from '@kozyr/contracts/live';
import { SIGNATURE_HEADER } from '@kozyr/contracts/payment-gateway';
import { type RecallRequest, recallAnswerSchema } from '@kozyr/contracts/rounds';
import type { Env } from '../../env';
import { sign } from '../../signature';
import type { GameIntegration } from './port';

const CHECK_TIMEOUT_MS = 1_500;
/** A provider that answered a moment ago is not asked again for every launch. */
const CHECK_KEPT_MS = 5_000;

/** Our own studio, reached over HTTP only, as an outside provider would be. */
export function houseStudio(
  env: Pick<Env, 'STUDIO_URL' | 'STUDIO_PUBLIC_URL' | 'WALLET_SECRET'>,
  elapsed = () => performance.now(),
): GameIntegration {
  let upUntil = 0;
  /** A signed call. */
  function post(path: string, content: object, now: Date): Promise<Response> {
    const body = JSON.stringify(content);
    return fetch(new URL(path, env.STUDIO_URL), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: sign(env.WALLET_SECRET, { method: 'POST', path, body }, now),
      },
      body,
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    });
  }
  return {
    name: 'house',
    walletSecret: env.WALLET_SECRET,
    async fetchFeed(signal) {
      const answer = await fetch(new URL('/feed', env.STUDIO_URL), { signal, headers: { accept: 'application/json' } });
      if (!answer.ok) throw new Error(`The studio's feed answered ${answer.status}.`);
      return gameFeedSchema.parse(await answer.json());
    },
    async fetchTables(signal) {
      const answer = await fetch(new URL('/tables', env.STUDIO_URL), { signal });
      if (!answer.ok) throw new Error(`The studio's tables answered ${answer.status}.`);
      return providerTablesSchema.parse(await answer.json());
    },
    async fetchClosures(now) {
      const answer = await post('/tables/closures', {}, now);
      if (!answer.ok) throw new Error(`The studio answered ${answer.status} for its closed tables.`);
      return tableClosuresSchema.parse(await answer.json());
    },
    async reopenTable(game, now) {
      const answer = await post('/tables/reopen', { game }, now);
      if (answer.status === 404) return false;
      if (!answer.ok) throw new Error(`The studio answered ${answer.status} for a reopening.`);
      return tableReopenedSchema.parse(await answer.json()).reopened;
    },
    async isUp() {
      if (elapsed() < upUntil) return true;
      try {
        const answer = await fetch(new URL('/ready', env.STUDIO_URL), {
          signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
        });
        await answer.body?.cancel();
        if (answer.ok) upUntil = elapsed() + CHECK_KEPT_MS;
        return answer.ok;
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
    async recall(round, locale, now) {
      const answer = await post('/rounds/recall', { round_id: round, locale } satisfies RecallRequest, now);
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`The studio answered ${answer.status} for a recall.`);
      return recallAnswerSchema.parse(await answer.json());
    },
  };
}
