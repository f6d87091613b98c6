import { previewTicketSchema } from '@kozyr/contracts/content';
import { isOneOf } from '@kozyr/kit/exchanged-secrets';
import type { PayloadRequest } from 'payload';
import { env } from '../env';
import { redeemTicket } from '../preview/tickets';
import { ContentError } from './answer';
import { TOKEN_NEEDED } from './question';

/** POST /previews/redeem {token}, by the site alone: uses an editor's ticket up and answers {path}, the page it is for. */
export async function redeemPreview(req: PayloadRequest): Promise<Response> {
  const site = /^Bearer (\S+)$/.exec(req.headers.get('authorization') ?? '')?.[1] ?? '';
  const body = previewTicketSchema.safeParse(await req.json?.().catch(() => undefined));
  if (!isOneOf(site, env.PREVIEW_TOKEN) || !body.success) throw new ContentError('UNAUTHORIZED', TOKEN_NEEDED);
  const path = await redeemTicket(req.payload, body.data.token, new Date());
  if (path === null) throw new ContentError('UNAUTHORIZED', TOKEN_NEEDED);
  return Response.json({ path }, { headers: { 'cache-control': 'no-store' } });
}
