import * as z from 'zod/mini';
import { endpoint } from './endpoint';

export const countryCodeSchema = z.enum(['UA', 'KZ']);
export type CountryCode = z.infer<typeof countryCodeSchema>;

/** Country phone, spec §3. Prefixes, previews and masks are the specification's own. */
export const countryPhoneSchema = z.object({
  code: countryCodeSchema,
  prefix: z.string().check(z.describe('As the API expects it before the ten digits: +38 or +7.')),
  preview: z.string().check(z.describe('What the field shows before typing: +380 or +7.')),
  icon: z.string().check(z.describe('Path of the flag picture.')),
  mask: z.string().check(z.describe('9 stands for a digit.')),
});
export type CountryPhone = z.infer<typeof countryPhoneSchema>;

export const getCountries = endpoint({
  method: 'GET',
  path: '/country',
  tag: 'accounts',
  auth: 'none',
  summary: 'Country phones a player may register with (spec §3, §7)',
  responses: {
    200: z.object({
      items: z.array(countryPhoneSchema),
      detected: countryCodeSchema.check(
        z.describe(
          'Of the network; else Ukraine where Accept-Language is Ukrainian, and Kazakhstan for everybody else.',
        ),
      ),
    }),
  },
  errors: [],
});
