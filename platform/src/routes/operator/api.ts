import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { DomainError } from '../../errors';
import type { TypingNow } from '../../services/admin/chat/typing';
import { serveDocuments } from '../documents';
import { adjustmentRoutes } from './adjustments';
import { operatorAuditRoutes } from './audit';
import { operatorBattleRoutes } from './battles';
import { operatorBonusRoutes } from './bonuses';
import { operatorBookRoutes } from './books';
import { operatorCashbackRoutes } from './cashback';
import { operatorChatRoutes } from './chat';
import { exclusionRegisterRoutes } from './exclusion-register';
import { harmRoutes } from './harm';
import { heldWinRoutes } from './held-wins';
import { operatorIdentityRoutes } from './identity';
import { operatorJackpotRoutes } from './jackpots';
import { jurisdictionRoutes } from './jurisdictions';
import { operatorMoneyRoutes } from './money';
import { operatorNicknameRoutes } from './nicknames';
import { operatorsRoutes } from './operators';
import { operatorProtectionRoutes } from './protection';
import { operatorRunningRoutes } from './running';
import { operatorSearchRoutes } from './search';
import { operatorTaskRoutes } from './tasks';
import { operatorTodayRoutes } from './today';
import { operatorWithdrawalRoutes } from './withdrawals';

/** What proxies add on the way, our edge and the site among them: whoever comes with one of these comes from outside. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** As though nothing were here. @throws DomainError NOT_FOUND for whatever a front door passed on */
async function refuseForwarded({ headers, method, url }: FastifyRequest): Promise<void> {
  if (FORWARDED.some((name) => headers[name] !== undefined))
    throw new DomainError('NOT_FOUND', `No such address: ${method} ${url.split('?')[0]}`);
}

/**
 * The operator API, for calls that reach this process directly and no others: the edge and the site answer 404 to its addresses,
 * and should a front door pass one on, it is refused here by what that door adds. It has a document of its own at
 * /operator/docs, except in production.
 */
export async function operatorApi(app: FastifyInstance, ctx: Context, typing: TypingNow): Promise<void> {
  app.addHook('onRequest', refuseForwarded);
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
  operatorAuditRoutes(app, ctx);
  operatorSearchRoutes(app, ctx);
  adjustmentRoutes(app, ctx);
  operatorWithdrawalRoutes(app, ctx);
  operatorTodayRoutes(app, ctx);
  heldWinRoutes(app, ctx);
  operatorMoneyRoutes(app, ctx);
  operatorBookRoutes(app, ctx);
  operatorProtectionRoutes(app, ctx);
  exclusionRegisterRoutes(app, ctx);
  harmRoutes(app, ctx);
  operatorNicknameRoutes(app, ctx);
  jurisdictionRoutes(app, ctx);
  operatorIdentityRoutes(app, ctx);
  operatorRunningRoutes(app, ctx);
  operatorBattleRoutes(app, ctx);
  operatorJackpotRoutes(app, ctx);
  operatorCashbackRoutes(app, ctx);
  operatorTaskRoutes(app, ctx);
  await app.register((scope) => operatorChatRoutes(scope, ctx, typing));
  operatorBonusRoutes(app, ctx);
}
