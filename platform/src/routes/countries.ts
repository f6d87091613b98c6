import { getCountries } from '@kozyr/contracts/countries';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { countryPhones, detectCountry } from '../services/kernel/countries/countries';
import { requestLocale } from './request-locale';
import { serve } from './serve';

/** What a proxy says of the visitor: a client that calls by itself is not believed. The edge strips a client's own. */
function countryHeader({ env }: Context, { headers }: FastifyRequest): string | string[] | undefined {
  const forwarded = env.TRUST_PROXY && headers['x-forwarded-for'] !== undefined;
  return forwarded ? headers[env.COUNTRY_HEADER] : undefined;
}

export function countryRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, getCountries, async ({ request }) => ({
    status: 200,
    body: {
      items: Object.values(countryPhones),
      detected: detectCountry(countryHeader(ctx, request), requestLocale(request)),
    },
  }));
}
