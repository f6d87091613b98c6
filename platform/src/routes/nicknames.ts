import * as contract from '@kozyr/contracts/nicknames';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { chooseNickname } from '../services/identity/nicknames/choose-nickname';
import { getOwnName } from '../services/identity/nicknames/own-name';
import { reportNickname } from '../services/identity/nicknames/report-nickname';
import { setAppearance } from '../services/identity/nicknames/set-appearance';
import { serve } from './serve';

/** How a player is named to others. */
export function nicknameRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, contract.getOwnName, async ({ caller }) => ({ status: 200, body: await getOwnName(ctx, caller) }));
  serve(app, ctx, contract.chooseNickname, async ({ caller, body }) => ({
    status: 200,
    body: await chooseNickname(ctx, caller, body),
  }));
  serve(app, ctx, contract.setAppearance, async ({ caller, body }) => ({
    status: 200,
    body: await setAppearance(ctx, caller, body),
  }));
  serve(app, ctx, contract.reportNickname, async ({ caller, body }) => {
    await reportNickname(ctx, caller, body);
    return { status: 204, body: null };
  });
}
