import { PLAIN_BODY, withDeadline } from '@kozyr/contracts/deadline';
import { gameFeedSchema } from '@kozyr/contracts/games';
import { providerTablesSchema, tableClosuresSchema, tableReopenedSchema } from '@kozyr/contracts/live';
import { MAX_SIGNATURES, SIGNATURE_HEADER } from '@kozyr/contracts/payment-gateway';
import { type RecallRequest, recallAnswerSchema } from '@kozyr/contracts/rounds';
import { sign } from '@kozyr/kit/signature';
import type { Env } from '../../env';
import { holding } from '../../services/kernel/integrations/keyring';
import type { OutsideCall } from '../outside-fetch';
import { framedAddress } from './framed-address';
import { keptUp } from './kept-up';
import type { GameIntegration } from './port';

const CHECK_TIMEOUT_MS = 1_500;

/** A studio that speaks our own protocol. */
export type Studio = Pick<GameIntegration, 'name' | 'isOn' | 'currencies' | 'keys'> & {
  /** Of its server, and of what a browser opens. A path in them stays before each of the protocol's. */
  address: string;
  publicAddress: string;
  /** How its server is called. */
  call: (url: URL, init: OutsideCall) => Promise<Response>;
};

/** A path of the protocol below an address. */
const below = (address: string, path: string) => new URL(`${address.replace(/\/+$/, '')}${path}`);

/** A studio of our own protocol, reached over HTTP only. Each call is signed by every key that holds, as the protocol has it for an exchange. */
export function kozyrStudio(studio: Studio, elapsed = () => performance.now()): GameIntegration {
  const { name, isOn, currencies, keys, address, publicAddress, call } = studio;
  function get(path: string, signal: AbortSignal): Promise<Response> {
    return call(below(address, path), { signal, headers: PLAIN_BODY });
  }
  /** A signed call; what reads its answer has as long as the answer itself. */
  function post<T>(
    { path, content, now }: { path: string; content: object; now: Date },
    read: (answer: Response) => Promise<T>,
  ): Promise<T> {
    const url = below(address, path);
    const body = JSON.stringify(content);
    const secrets = holding(keys, 'shared', now).map(({ secret }) => secret);
    const headers = {
      ...PLAIN_BODY,
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign(secrets.slice(0, MAX_SIGNATURES), { method: 'POST', path, body }, now),
    };
    return withDeadline(CHECK_TIMEOUT_MS, async (signal) =>
      read(await call(url, { method: 'POST', headers, body, signal })),
    );
  }
  return {
    name,
    protocol: 'kozyr-games',
    isOn,
    currencies,
    keys,
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
    isUp: keptUp(
      () =>
        withDeadline(CHECK_TIMEOUT_MS, async (signal) => {
          const answer = await get('/ready', signal);
          await answer.body?.cancel();
          return answer.ok;
        }),
      elapsed,
    ),
    async launchUrl(opening) {
      const url = below(publicAddress, '/play');
      url.searchParams.set('game', opening.code ?? opening.game);
      if (opening.mode === 'real') url.searchParams.set('token', opening.token);
      else {
        url.searchParams.set('mode', 'demo');
        url.searchParams.set('currency', opening.currency);
      }
      url.searchParams.set('locale', opening.locale);
      return url.toString();
    },
    recall({ round }, locale, now) {
      const content = { round_id: round, locale } satisfies RecallRequest;
      return post({ path: '/rounds/recall', content, now }, async (answer) => {
        if (answer.status === 404) return null;
        if (!answer.ok) throw new Error(`The studio answered ${answer.status} for a recall.`);
        const { url, expires_at } = recallAnswerSchema.parse(await answer.json());
        const origins = [new URL(publicAddress).origin];
        return { url: framedAddress(url, origins, { who: name, what: 'a round' }), expires_at };
      });
    },
  };
}

/** Our own studio as the environment names it, reached over HTTP only, as an outside provider would be. */
export function studioIntegration(
  env: Pick<Env, 'STUDIO_URL' | 'STUDIO_PUBLIC_URL' | 'WALLET_SECRET'>,
  elapsed = () => performance.now(),
): GameIntegration {
  const always = { beginsAt: new Date(0), endsAt: null };
  return kozyrStudio(
    {
      name: 'house',
      isOn: true,
      currencies: null,
      keys: env.WALLET_SECRET.map((secret) => ({ id: null, use: 'shared', secret, ...always })),
      address: env.STUDIO_URL,
      publicAddress: env.STUDIO_PUBLIC_URL,
      call: globalThis.fetch,
    },
    elapsed,
  );
}
