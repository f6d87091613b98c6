import * as z from 'zod/mini';

const schema = z.object({
  NEXT_PUBLIC_API_BASE: z.catch(z.enum(['same-origin', 'subdomain']), 'same-origin'),
  NEXT_PUBLIC_VISITOR_ID_ENABLED: z.catch(z.enum(['true', 'false']), 'false'),
});

/** Settings baked into the browser's code. Each is read by its full name: the bundler replaces nothing else. */
export const browserEnv = schema.parse({
  NEXT_PUBLIC_API_BASE: process.env.NEXT_PUBLIC_API_BASE,
  NEXT_PUBLIC_VISITOR_ID_ENABLED: process.env.NEXT_PUBLIC_VISITOR_ID_ENABLED,
});
