import * as endpoints from '@kozyr/contracts/chat';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { leaveRequest } from '../services/admin/chat/contact-requests';
import { markReadByPlayer } from '../services/admin/chat/mark-read';
import { readThread, unreadByPlayer } from '../services/admin/chat/read-thread';
import { supportState } from '../services/admin/chat/support-presence';
import { supportIdentity, supportWidget } from '../services/admin/chat/support-widget';
import type { TypingNow } from '../services/admin/chat/typing';
import { writeMessage } from '../services/admin/chat/write-message';
import { requestLocale } from './request-locale';
import { serve } from './serve';

/** In the scope it is called for, a body that is no JSON is refused before it is read, in the words of the contract. */
export function refuseFiles(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('*', (_request, _payload, done) => {
    done(new DomainError('CHAT_TEXT_ONLY', 'Messages are text in JSON: files, pictures and forms are not taken.'));
  });
}

/** The chat with support: contracts/chat.ts. In a scope of its own, where whatever is no JSON is refused as a file. */
export async function chatRoutes(app: FastifyInstance, ctx: Context, typing: TypingNow): Promise<void> {
  refuseFiles(app);
  const widget = supportWidget(ctx.env);
  serve(app, ctx, endpoints.getSupport, async () => ({
    status: 200,
    body: { ...(await supportState(ctx)), widget: widget && { url: widget.url, token: widget.token } },
  }));
  serve(app, ctx, endpoints.getSupportIdentity, async ({ caller }) => ({
    status: 200,
    body: await supportIdentity(ctx, caller),
  }));
  serve(app, ctx, endpoints.getChat, async ({ caller, query }) => ({
    status: 200,
    body: await readThread(ctx, caller, query),
  }));
  serve(app, ctx, endpoints.getUnreadChat, async ({ caller }) => ({
    status: 200,
    body: { unread: await unreadByPlayer(ctx, caller) },
  }));
  serve(app, ctx, endpoints.sendChatMessage, async ({ caller, body }) => {
    const message = await writeMessage(ctx, caller, body);
    typing.stopped(caller.userId);
    return { status: 201, body: message };
  });
  serve(app, ctx, endpoints.readChat, async ({ caller, body }) => {
    await markReadByPlayer(ctx, caller, body);
    return { status: 204, body: null };
  });
  serve(app, ctx, endpoints.typeInChat, async ({ caller }) => {
    await typing.publish(caller.userId);
    return { status: 204, body: null };
  });
  serve(app, ctx, endpoints.leaveContactRequest, async ({ body, request }) => ({
    status: 201,
    body: await leaveRequest(ctx, { ...body, locale: requestLocale(request), ip: request.ip }),
  }));
}
