import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { SECOND_FACTOR_REFUSALS, secondFactorCodeSchema } from './second-factor';

/** The layout of the file; another one gets another number. */
export const OWN_DATA_FORMAT = 1;

export const exportOwnData = endpoint({
  method: 'POST',
  path: '/users/data',
  tag: 'users',
  auth: 'bearer',
  summary:
    'Everything that is kept about the player, as a file of JSON: an object with a list for each kind of record. Money in decimal strings, moments in UTC. A few times a day',
  body: z.object({
    password: z.string().check(z.minLength(1), z.maxLength(254)),
    code: z.optional(secondFactorCodeSchema),
  }),
  responses: { 200: z.string() },
  errors: [...SECOND_FACTOR_REFUSALS, 'PASSWORD_WRONG', 'SERVICE_UNAVAILABLE'],
});
