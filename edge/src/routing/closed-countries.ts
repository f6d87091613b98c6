import type { IncomingMessage, ServerResponse } from 'node:http';
import { getClosedCountries } from '@kozyr/contracts/jurisdictions';
import { sendError, wantsPage } from '../answers/send-error';
import type { EdgeConfig } from '../env';
import type { EdgeLog } from '../log';
import { fetchWhole, type Upstream } from '../proxy/upstream';

/** Milliseconds: how often the platform is asked which countries are closed, and how soon again while it has never answered. */
const EVERY = 30_000;
const FIRST = 2_000;
const LIMIT = 64 * 1024;

export interface ClosedCountries {
  /** Answers a visitor from a closed country with a page that says so. false: they are not from one, or ask for no page. */
  refuse(request: IncomingMessage, response: ServerResponse, member: boolean): boolean;
  stop(): void;
}

/** Whoever has an account comes in from everywhere, to take out what is theirs: the sign-in opens over any page. */
const SIGNS_IN = /[?&]auth=(login|reset)(&|$)/;

/**
 * Countries in which nothing is offered, as the platform says. Only a trusted proxy names a visitor's country, so without one nothing is
 * asked and nobody refused here. What is refused here is a page; the platform refuses all else itself, also while nothing is known yet.
 */
export function createClosedCountries(
  { trustedProxies, countryHeader }: EdgeConfig,
  { platform, log }: { platform: Upstream; log: EdgeLog },
): ClosedCountries {
  let closed: ReadonlySet<string> = new Set();
  let known = false;
  let timer: NodeJS.Timeout | undefined;

  async function ask(): Promise<void> {
    try {
      const asked = { path: getClosedCountries.path, headers: ['Accept', 'application/json'], limit: LIMIT };
      const { body } = await fetchWhole(platform, asked);
      known = true;
      closed = new Set(getClosedCountries.responses[200].parse(JSON.parse(body.toString())).countries);
    } catch (error) {
      log.info({ error: String(error) }, 'the platform did not say which countries are closed');
    }
    timer = setTimeout(ask, known ? EVERY : FIRST).unref();
  }
  if (trustedProxies > 0) void ask();

  return {
    refuse(request, response, member) {
      if (closed.size === 0 || member) return false;
      const country = request.headers[countryHeader];
      if (typeof country !== 'string' || !closed.has(country.trim().toUpperCase())) return false;
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
