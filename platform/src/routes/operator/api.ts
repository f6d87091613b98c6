import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import type { Integrations } from '../../gateways/providers/integrations';
import type { TypingNow } from '../../services/admin/chat/typing';
import { serveDocuments } from '../documents';
import { refuseForwarded } from '../operator-calls';
import { adjustmentRoutes } from './adjustments';
import { operatorAuditRoutes } from './audit';
import { operatorBattleRoutes } from './battles';
import { bonusWorkRoutes } from './bonus-work';
import { operatorBonusRoutes } from './bonuses';
import { operatorBookRoutes } from './books';
import { cannedAnswerRoutes } from './canned-answers';
import { operatorCashbackRoutes } from './cashback';
import { operatorChatRoutes } from './chat';
import { deskSignInRoutes } from './desk-sign-in';
import { exclusionRegisterRoutes } from './exclusion-register';
import { harmRoutes } from './harm';
import { heldWinRoutes } from './held-wins';
import { operatorIdentityRoutes } from './identity';
import { integrationRoutes } from './integrations';
import { operatorJackpotRoutes } from './jackpots';
import { jurisdictionRoutes } from './jurisdictions';
import { operatorMoneyRoutes } from './money';
import { operatorNicknameRoutes } from './nicknames';
import { operatorsRoutes } from './operators';
import { ownSignInRoutes } from './own-sign-in';
import { playerListRoutes } from './player-list';
import { promotionSettingRoutes } from './promotion-settings';
import { operatorProtectionRoutes } from './protection';
import { reportRoutes } from './reports';
import { riskRoutes } from './risk';
import { operatorRunningRoutes } from './running';
import { operatorSearchRoutes } from './search';
import { operatorTaskRoutes } from './tasks';
import { operatorTodayRoutes } from './today';
import { operatorWithdrawalRoutes } from './withdrawals';

/**
 * The operator API, for calls that reach this process directly and no others: the edge and the site answer 404 to its addresses,
 * and should a front door pass one on, it is refused here by what that door adds, the server of the desk alone excepted, which signs. It has a document of its own at
 * /operator/docs, except in production.
 */
export async function operatorApi(
  app: FastifyInstance,
  ctx: Context,
  { typing, integrations }: { typing: TypingNow; integrations: Integrations },
): Promise<void> {
  app.addHook('onRequest', async (request) => refuseForwarded(ctx, request));
  if (ctx.env.KOZYR_MODE !== 'production')
    serveDocuments(app, {
      prefix: '/operator/docs',
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Kozyr operator API',
          version: '1',
          description:
            'Not reachable through the site. Roles: support, payments, finance, admin. Every change is audited.',
        },
        components: {
          securitySchemes: {
            operator: { type: 'apiKey', in: 'header', name: 'authorization', description: 'Operator <key>' },
          },
        },
      },
    });
  operatorsRoutes(app, ctx);
  riskRoutes(app, ctx);
  operatorAuditRoutes(app, ctx);
  operatorSearchRoutes(app, ctx);
  deskSignInRoutes(app, ctx);
  ownSignInRoutes(app, ctx);
  adjustmentRoutes(app, ctx);
  operatorWithdrawalRoutes(app, ctx);
  operatorTodayRoutes(app, ctx);
  heldWinRoutes(app, ctx);
  operatorMoneyRoutes(app, ctx);
  operatorBookRoutes(app, ctx);
  playerListRoutes(app, ctx, integrations);
  operatorProtectionRoutes(app, ctx);
  exclusionRegisterRoutes(app, ctx);
  harmRoutes(app, ctx);
  operatorNicknameRoutes(app, ctx);
  jurisdictionRoutes(app, ctx);
  integrationRoutes(app, ctx);
  operatorIdentityRoutes(app, ctx);
  reportRoutes(app, ctx);
  operatorRunningRoutes(app, ctx);
  operatorBattleRoutes(app, ctx);
  operatorJackpotRoutes(app, ctx);
  operatorCashbackRoutes(app, ctx);
  promotionSettingRoutes(app, ctx);
  operatorTaskRoutes(app, ctx);
  await app.register((scope) => operatorChatRoutes(scope, ctx, typing));
  operatorBonusRoutes(app, ctx);
  bonusWorkRoutes(app, ctx);
  cannedAnswerRoutes(app, ctx);
}
