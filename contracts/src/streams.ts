import * as z from 'zod/mini';

/** A stream of a provider as it is now: GET {provider}/streams. */
const streamSchema = z.object({
  id: z.string().check(z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/)),
  name: z.string().check(z.describe('The same in every language.')),
  title_key: z.enum(['deal', 'wheel']).check(z.describe('Which words of the site say what is shown.')),
  on_air: z.boolean(),
  hours: z.nullable(z.object({ from: z.string(), to: z.string(), time_zone: z.string() })),
  changes_at: z.nullable(z.string()).check(z.describe('ISO 8601: when it goes on or off the air next by its hours.')),
  playlist: z
    .string()
    .check(z.regex(/^[a-z\d-]+\/[\w.-]+$/), z.describe('HLS, live; relative to the folder of streams.')),
  poster: z.string().check(z.regex(/^[a-z\d-]+\/[\w.-]+$/)),
});
export type Stream = z.infer<typeof streamSchema>;

export const streamListSchema = z.object({ now: z.string(), items: z.array(streamSchema) });
export type StreamList = z.infer<typeof streamListSchema>;
