import { getCountries } from '@kozyr/contracts/countries';
import { getJurisdiction, getPlaces } from '@kozyr/contracts/jurisdictions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { countryPhones, detectCountry } from '../services/kernel/countries/countries';
import { inForceNow, placesNow } from '../services/kernel/jurisdictions/places';
import { placesWithout, profilesOf } from '../services/kernel/jurisdictions/rules';
import { requestLocale } from './request-locale';
import { serve } from './serve';
import { networkCountry } from './visitor';

export function countryRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, getCountries, async ({ request }) => ({
    status: 200,
    body: {
      items: Object.values(countryPhones),
      detected: detectCountry(networkCountry(ctx, request), requestLocale(request)),
    },
  }));
  serve(app, ctx, getPlaces, async () => {
    const inForce = await inForceNow(ctx);
    return { status: 200, body: { places: placesWithout(ctx.env.JURISDICTIONS, (code) => inForce.get(code)) } };
  });
  serve(app, ctx, getJurisdiction, async ({ query, request }) => {
    const network = networkCountry(ctx, request);
    const country = query.country ?? detectCountry(network, requestLocale(request));
    const codes = profilesOf(ctx.env.JURISDICTIONS, country, network);
    return { status: 200, body: (await placesNow(ctx))(codes) };
  });
}
