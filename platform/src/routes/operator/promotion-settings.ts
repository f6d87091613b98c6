import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import {
  confirmPromotionVersion,
  proposePromotionVersion,
  withdrawPromotionVersion,
} from '../../services/admin/promotion-settings/decide';
import {
  changePromotionDraft,
  deletePromotionDraft,
  savePromotionDraft,
} from '../../services/admin/promotion-settings/drafts';
import { previewPromotionRules } from '../../services/admin/promotion-settings/previews';
import {
  getPromotionVersion,
  listPromotionKinds,
  listPromotionVersions,
} from '../../services/admin/promotion-settings/read-versions';
import { serve } from '../serve';

/** The rules of promotions by versions: drafts, what they would mean, proposals, and the second person who confirms them. */
export function promotionSettingRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.listPromotionKinds, async () => ({ status: 200, body: await listPromotionKinds(ctx) }));
  serve(app, ctx, endpoints.listPromotionVersions, async ({ params, query }) => ({
    status: 200,
    body: await listPromotionVersions(ctx, { ...params, ...query }),
  }));
  serve(app, ctx, endpoints.getPromotionVersion, async ({ params }) => ({
    status: 200,
    body: await getPromotionVersion(ctx, params),
  }));
  serve(app, ctx, endpoints.previewPromotionRules, async ({ body }) => ({
    status: 200,
    body: await previewPromotionRules(ctx, body.rules),
  }));
  serve(app, ctx, endpoints.savePromotionDraft, async ({ caller, body }) => ({
    status: 201,
    body: await savePromotionDraft(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.changePromotionDraft, async ({ caller, params, body }) => ({
    status: 200,
    body: await changePromotionDraft(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.deletePromotionDraft, async ({ caller, params }) => {
    await deletePromotionDraft(ctx, caller, params);
    return { status: 204, body: null };
  });
  serve(app, ctx, endpoints.proposePromotionVersion, async ({ caller, params, body }) => ({
    status: 200,
    body: await proposePromotionVersion(ctx, caller, { ...params, ...body }),
  }));
  serve(app, ctx, endpoints.confirmPromotionVersion, async ({ caller, params }) => ({
    status: 200,
    body: await confirmPromotionVersion(ctx, caller, params),
  }));
  serve(app, ctx, endpoints.withdrawPromotionVersion, async ({ caller, params }) => ({
    status: 200,
    body: await withdrawPromotionVersion(ctx, caller, params),
  }));
}
