import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { publishEphemeral } from '../../outbox/publish-ephemeral';
import { answer, closeThread, markReadForSupport } from '../../services/admin/chat/answer';
import { assignThread, listAssignees } from '../../services/admin/chat/assign';
import { answerRequest, handleRequest, listRequests } from '../../services/admin/chat/contact-requests';
import { readChanges } from '../../services/admin/chat/read-changes';
import { leaveSupport, touchSupportPresence } from '../../services/admin/chat/support-presence';
import { getThread, listThreads, openThread } from '../../services/admin/chat/support-threads';
import type { TypingNow } from '../../services/admin/chat/typing';
import { refuseFiles } from '../chat';
import { serve } from '../serve';

/** The chat as support sees it. An operator who calls it counts as online for some minutes. */
export async function operatorChatRoutes(app: FastifyInstance, ctx: Context, typing: TypingNow): Promise<void> {
  refuseFiles(app);
  serve(app, ctx, endpoints.listChatThreads, async ({ caller, query }) => {
    await touchSupportPresence(ctx, caller);
    return { status: 200, body: await listThreads(ctx, typing, caller, query) };
  });
  serve(app, ctx, endpoints.getChatThread, async ({ caller, params, query }) => {
    await touchSupportPresence(ctx, caller);
    return { status: 200, body: await openThread(ctx, typing, caller, { ...params, ...query }) };
  });
  serve(app, ctx, endpoints.answerChat, async ({ caller, params, body }) => {
    await touchSupportPresence(ctx, caller);
    return { status: 201, body: await answer(ctx, caller, { ...params, ...body }) };
  });
  serve(app, ctx, endpoints.readChatThread, async ({ caller, params, body }) => {
    await touchSupportPresence(ctx, caller);
    await markReadForSupport(ctx, { ...params, ...body });
    return { status: 200, body: await getThread(ctx, typing, params.id) };
  });
  serve(app, ctx, endpoints.typeInChatThread, async ({ caller, params }) => {
    await touchSupportPresence(ctx, caller);
    await getThread(ctx, typing, params.id);
    await publishEphemeral(ctx.db, params.id, { type: 'chat', chat: { kind: 'typing' } });
    await typing.publishWriting({ player: params.id, operator: caller.name });
    return { status: 200, body: { told: true } };
  });
  serve(app, ctx, endpoints.closeChatThread, async ({ caller, params }) => {
    await touchSupportPresence(ctx, caller);
    await closeThread(ctx, caller, params.id);
    return { status: 200, body: await getThread(ctx, typing, params.id) };
  });
  serve(app, ctx, endpoints.assignChatThread, async ({ caller, params, body }) => {
    await touchSupportPresence(ctx, caller);
    await assignThread(ctx, caller, { ...params, ...body });
    return { status: 200, body: await getThread(ctx, typing, params.id) };
  });
  serve(app, ctx, endpoints.listChatOperators, async () => ({ status: 200, body: await listAssignees(ctx) }));
  serve(app, ctx, endpoints.getChatChanges, async ({ caller, query }) => {
    await touchSupportPresence(ctx, caller);
    return { status: 200, body: await readChanges(ctx, typing, caller, query) };
  });
  serve(app, ctx, endpoints.leaveChatSupport, async ({ caller }) => ({
    status: 200,
    body: await leaveSupport(ctx, caller),
  }));
  serve(app, ctx, endpoints.listContactRequests, async ({ query }) => ({
    status: 200,
    body: await listRequests(ctx, query),
  }));
  serve(app, ctx, endpoints.handleContactRequest, async ({ caller, params }) => ({
    status: 200,
    body: await handleRequest(ctx, caller, params.id),
  }));
  serve(app, ctx, endpoints.answerContactRequest, async ({ caller, params, body }) => ({
    status: 200,
    body: await answerRequest(ctx, caller, { ...params, ...body }),
  }));
}
