import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import { TRUNCATED_HEADER } from '@kozyr/contracts/operator/desk-service';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import type { Integrations } from '../../gateways/providers/integrations';
import { exportPlayers } from '../../services/admin/player-list/export-players';
import { listPlayers, listPlayerTags } from '../../services/admin/player-list/list-players';
import { listPlayerMovements } from '../../services/admin/player-record/list-movements';
import { listPlayerPayments } from '../../services/admin/player-record/list-payments';
import { listPlayerRelations } from '../../services/admin/player-record/list-relations';
import { listPlayerRounds } from '../../services/admin/player-record/list-rounds';
import { listPlayerSessions } from '../../services/admin/player-record/list-sessions';
import { addPlayerNote, listPlayerNotes } from '../../services/admin/player-record/notes';
import { openPlayerContact } from '../../services/admin/player-record/open-contact';
import { readPlayerRecord } from '../../services/admin/player-record/read-record';
import { readPlayerTimeline } from '../../services/admin/player-record/read-timeline';
import { recallPlayerRound } from '../../services/admin/player-record/recall-round';
import { setPlayerTags } from '../../services/admin/player-record/set-tags';
import { utcDayOf } from '../../services/kernel/time/days';
import { serve } from '../serve';

/** The list of players and the record of each. */
export function playerListRoutes(app: FastifyInstance, ctx: Context, integrations: Integrations): void {
  serve(app, ctx, endpoints.listPlayers, async ({ query }) => ({ status: 200, body: await listPlayers(ctx, query) }));
  serve(app, ctx, endpoints.exportPlayers, async ({ caller, query, reply }) => {
    const { text, players, stopped } = await exportPlayers(ctx, caller, query);
    if (stopped) reply.header(TRUNCATED_HEADER, String(players));
    reply
      .header('content-disposition', `attachment; filename="kozyr-players-${utcDayOf(ctx.now())}.csv"`)
      .type('text/csv; charset=utf-8');
    return { status: 200, body: text };
  });
  serve(app, ctx, endpoints.listPlayerTags, async () => ({ status: 200, body: await listPlayerTags(ctx) }));
  serve(app, ctx, endpoints.getPlayerRecord, async ({ caller, params }) => ({
    status: 200,
    body: await readPlayerRecord(ctx, caller, params.id),
  }));
  serve(app, ctx, endpoints.listPlayerMovements, async ({ caller, params, query }) => ({
    status: 200,
    body: await listPlayerMovements(ctx, caller, { ...params, ...query }),
  }));
  serve(app, ctx, endpoints.listPlayerRounds, async ({ caller, params, query }) => ({
    status: 200,
    body: await listPlayerRounds(ctx, caller, { ...params, ...query }),
  }));
  serve(app, ctx, endpoints.recallPlayerRound, async ({ caller, params, body }) => ({
    status: 201,
    body: await recallPlayerRound(ctx, integrations, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.listPlayerPayments, async ({ caller, params, query }) => ({
    status: 200,
    body: await listPlayerPayments(ctx, caller, { ...params, ...query }),
  }));
  serve(app, ctx, endpoints.listPlayerSessions, async ({ caller, params, query }) => ({
    status: 200,
    body: await listPlayerSessions(ctx, caller, { ...params, ...query }),
  }));
  serve(app, ctx, endpoints.listPlayerRelations, async ({ caller, params }) => ({
    status: 200,
    body: await listPlayerRelations(ctx, caller, params.id),
  }));
  serve(app, ctx, endpoints.getPlayerTimeline, async ({ caller, params, query }) => ({
    status: 200,
    body: await readPlayerTimeline(ctx, caller, { ...params, ...query }),
  }));
  serve(app, ctx, endpoints.listPlayerNotes, async ({ caller, params, query }) => ({
    status: 200,
    body: await listPlayerNotes(ctx, caller, { ...params, ...query }),
  }));
  serve(app, ctx, endpoints.addPlayerNote, async ({ caller, params, body }) => ({
    status: 201,
    body: await addPlayerNote(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.setPlayerTags, async ({ caller, params, body }) => ({
    status: 200,
    body: await setPlayerTags(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.openPlayerContact, async ({ caller, params, body }) => ({
    status: 200,
    body: await openPlayerContact(ctx, caller, { ...params, ...body }),
  }));
}
