import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { pageQuery, paginated } from './pagination';

/** One sign-in of the player. */
export const signInSchema = z.object({
  id: z.string(),
  current: z.boolean().check(z.describe('The one this call is made with.')),
  device: z.string().check(z.describe('What the browser called itself, cut to 300 characters; may be empty.')),
  address: z.string().check(z.describe('Network address it came from; may be empty for an old one.')),
  created_at: z.string().check(z.describe('ISO 8601, UTC.')),
  last_used_at: z.string(),
  ended_at: z.nullable(z.string()),
});
export type SignIn = z.infer<typeof signInSchema>;

export const listSignIns = endpoint({
  method: 'GET',
  path: '/users/sessions',
  tag: 'accounts',
  auth: 'bearer',
  summary: "The player's sign-ins, newest first: those still open, or all of them as the login history",
  query: z.object({ ...pageQuery, open: z._default(z.enum(['true', 'false']), 'true') }),
  responses: { 200: paginated(signInSchema) },
  errors: [],
});

export const endOtherSignIns = endpoint({
  method: 'DELETE',
  path: '/users/sessions',
  tag: 'accounts',
  auth: 'bearer',
  summary: 'Signs the player out everywhere else',
  responses: { 200: z.object({ ended: z.number().check(z.describe('How many sessions were open.')) }) },
  errors: [],
});
