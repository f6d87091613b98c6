import { getCountries } from '@kozyr/contracts/countries';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { countryPhones } from '../services/countries/country-phones';
import { detectCountry } from '../services/countries/detect-country';
import { serve } from './serve';

export function countryRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, getCountries, async ({ request }) => ({
    status: 200,
    body: { items: Object.values(countryPhones), detected: detectCountry(request.headers[ctx.env.COUNTRY_HEADER]) },
  }));
}
