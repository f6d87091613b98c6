import type { IncomingMessage, ServerResponse } from 'node:http';
import { getPlaces } from '@kozyr/contracts/jurisdictions';
import { PLACE_COOKIE } from '@kozyr/contracts/place';
import { sendError, wantsPage } from '../answers/send-error';
import type { EdgeConfig } from '../env';
import type { EdgeLog } from '../log';
import { fetchWhole, type Upstream } from '../proxy/upstream';

/** Milliseconds: how often the platform is asked what is offered where, and how soon again while it has never answered. */
const EVERY = 30_000;
const FIRST = 2_000;
const LIMIT = 64 * 1024;

type Place = { closed: boolean; without: string };

export interface Places {
  /**
   * Answers a visitor from a country in which nothing is offered with a page that says so. Else a guest's page learns by a cookie what is not
   * offered where they come from. @returns whether the request is answered
   */
  refuse(request: IncomingMessage, response: ServerResponse, member: boolean): boolean;
  stop(): void;
}

/** Whoever has an account comes in from everywhere, to take out what is theirs: the sign-in opens over any page. */
const SIGNS_IN = /[?&]auth=(login|reset)(&|$)/;
const TOLD = new RegExp(`(?:^|; )${PLACE_COOKIE}=([a-z.]*)`);

/**
 * What is offered where, as the platform says. Only a trusted proxy names a visitor's country, so without one nothing is asked and nobody is
 * refused or told anything here. What is refused here is a page; the platform refuses all else itself, also while nothing is known yet.
 */
export function createPlaces(
  { trustedProxies, countryHeader, publicUrl }: EdgeConfig,
  { platform, log }: { platform: Upstream; log: EdgeLog },
): Places {
  const attributes = `; Path=/; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  let places: ReadonlyMap<string, Place> = new Map();
  let known = false;
  let timer: NodeJS.Timeout | undefined;

  async function ask(): Promise<void> {
    try {
      const asked = { path: getPlaces.path, headers: ['Accept', 'application/json'], limit: LIMIT };
      const { body } = await fetchWhole(platform, asked);
      const answer = getPlaces.responses[200].parse(JSON.parse(body.toString()));
      known = true;
      places = new Map(
        answer.places.map(({ country, mode, without }) => [
          country,
          { closed: mode === 'closed', without: without.join('.') },
        ]),
      );
    } catch (error) {
      log.info({ reason: String(error) }, 'the platform did not say what is offered where');
    }
    timer = setTimeout(ask, known ? EVERY : FIRST).unref();
  }
  if (trustedProxies > 0) void ask();

  /** Tells a guest's page what is not offered where they come from, unless it knows already. */
  function tell(request: IncomingMessage, response: ServerResponse, without: string): void {
    const told = TOLD.exec(request.headers.cookie ?? '')?.[1] ?? '';
    if (told === without || !wantsPage(request)) return;
    const age = without === '' ? '; Max-Age=0' : '';
    response.setHeader('Set-Cookie', `${PLACE_COOKIE}=${without}${attributes}${age}`);
  }

  return {
    refuse(request, response, member) {
      if (!known || member) return false;
      const named = request.headers[countryHeader];
      const place = typeof named === 'string' ? places.get(named.trim().toUpperCase()) : undefined;
      if (!place?.closed) {
        tell(request, response, place?.without ?? '');
        return false;
      }
      if (!wantsPage(request) || SIGNS_IN.test(request.url ?? '')) return false;
      sendError(request, response, {
        status: 451,
        errorCode: 'CLOSED_IN_COUNTRY',
        message: 'Nothing is offered in this country.',
      });
      return true;
    },
    stop: () => clearTimeout(timer),
  };
}
