import { PLAIN_BODY, withDeadline } from '@kozyr/contracts/deadline';
import type { SettingsOf } from '@kozyr/contracts/operator/integration-settings';
import { z } from 'zod';
import { holding } from '../../../services/kernel/integrations/keyring';
import type { OutsideCall } from '../../outside-fetch';
import { framedAddress } from '../framed-address';
import { keptUp } from '../kept-up';
import type { GameIntegration, Opening } from '../port';
import { feedOfList, gameListSchema } from './game-list';
import { theirRound } from './round-id';
import { HUB88_SIGNATURE_HEADER, signBody } from './signature';

const LAUNCH_TIMEOUT_MS = 5_000;
const CHECK_TIMEOUT_MS = 3_000;
/** Play money at Hub88. */
const DEMO_CURRENCY = 'XXX';
const NO_COUNTRY = 'XX';
/** How long the address of a round may be shown: Hub88 tells no end of it. */
const RECALL_MS = 5 * 60_000;

const urlSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });

export type Hub88 = Pick<GameIntegration, 'name' | 'isOn' | 'keys'> & {
  settings: SettingsOf<'hub88'>;
  /** How its server is called. */
  call: (url: URL, init: OutsideCall) => Promise<Response>;
  /** Where a game leads back to. */
  lobby: string;
  now: () => Date;
};

/** What stands for the player, as the Games API names it. */
function playerOf(opening: Opening): Record<string, string> {
  if (opening.mode === 'demo') return { currency: DEMO_CURRENCY, game_currency: DEMO_CURRENCY, country: NO_COUNTRY };
  const { token, player, currency, country } = opening;
  const money = currency.toUpperCase();
  return { token, user: player, currency: money, game_currency: money, country };
}

/**
 * The aggregator Hub88 by its Operator API v2, as https://docs.hub88.io/developer-docs/operator-api-reference/games-api documents it:
 * game/list, game/url and game/round, each signed by our private key (RSA-SHA256 of the body, base64, X-Hub88-Signature). Its calls of our
 * wallet are in routes/hub88-wallet.ts. It has no live tables of the shape that ours are told by.
 */
export function hub88Integration({ name, isOn, keys, settings, call, lobby, now }: Hub88): GameIntegration {
  function post(path: string, content: object, signal: AbortSignal): Promise<Response> {
    const [key] = holding(keys, 'ours', now());
    if (!key) throw new Error(`${name} has no key that holds now: its calls cannot be signed.`);
    const body = JSON.stringify({ operator_id: settings.operator_id, ...content });
    const url = new URL(`${settings.address.replace(/\/+$/, '')}/operator/generic/v2${path}`);
    const headers = {
      ...PLAIN_BODY,
      'content-type': 'application/json',
      [HUB88_SIGNATURE_HEADER]: signBody(key.secret, body),
    };
    return call(url, { method: 'POST', headers, body, signal });
  }
  /** The address that it answers, if it is one that we may frame. */
  async function addressIn(answer: Response, what: string): Promise<string> {
    if (!answer.ok) throw new Error(`Hub88 answered ${answer.status} for ${what}.`);
    const { url } = urlSchema.parse(await answer.json());
    return framedAddress(url, settings.frames, { who: 'Hub88', what });
  }
  return {
    name,
    protocol: 'hub88',
    isOn,
    currencies: settings.currencies,
    keys,
    async fetchFeed(signal) {
      const answer = await post('/game/list', {}, signal);
      if (!answer.ok) throw new Error(`The list of games answered ${answer.status}.`);
      return feedOfList(name, settings, gameListSchema.parse(await answer.json()));
    },
    fetchTables: async () => ({ now: now().toISOString(), tables: [] }),
    fetchClosures: async () => ({ items: [] }),
    reopenTable: async () => false,
    isUp: keptUp(
      () =>
        withDeadline(CHECK_TIMEOUT_MS, async (signal) => {
          const answer = await post('/products/list', {}, signal);
          await answer.body?.cancel();
          return answer.ok;
        }),
      () => performance.now(),
    ),
    launchUrl: (opening) =>
      withDeadline(LAUNCH_TIMEOUT_MS, async (signal) => {
        const content = {
          ...playerOf(opening),
          game_code: opening.code ?? opening.game,
          platform: opening.from.mobile ? 'GPL_MOBILE' : 'GPL_DESKTOP',
          lang: opening.locale,
          ip: opening.from.address,
          lobby_url: `${lobby.replace(/\/+$/, '')}/${opening.locale}`,
        };
        return addressIn(await post('/game/url', content, signal), 'a game');
      }),
    recall: ({ round, player, transaction }, _locale, moment) =>
      withDeadline(LAUNCH_TIMEOUT_MS, async (signal) => {
        const content = { user: player, transaction_uuid: transaction, round: theirRound(player, round) };
        const answer = await post('/game/round', content, signal);
        if (answer.status === 404) return null;
        const expires_at = new Date(moment.getTime() + RECALL_MS).toISOString();
        return { url: await addressIn(answer, 'a round'), expires_at };
      }),
  };
}
