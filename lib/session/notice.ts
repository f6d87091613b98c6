import * as z from 'zod/mini';

/** What tabs tell each other, parsed: an older version of the site may be open in another tab. */
export const noticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('token'), token: z.string(), expiresAt: z.number() }),
  z.object({ kind: z.literal('ended') }),
  z.object({ kind: z.literal('started') }),
]);
export type Notice = z.infer<typeof noticeSchema>;
