import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import {
  confirmProfileVersion,
  getProfileVersion,
  listProfileVersions,
  proposeProfileVersion,
  withdrawProfileVersion,
} from '../../services/admin/jurisdictions/versions';
import { serve } from '../serve';

const namedOf = ({ profile, version }: { profile: string; version: number }) => ({ code: profile, version });

/** What the law of each country makes of the product, by versions. */
export function jurisdictionRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.listProfileVersions, async () => ({ status: 200, body: await listProfileVersions(ctx) }));
  serve(app, ctx, endpoints.getProfileVersion, async ({ params }) => ({
    status: 200,
    body: await getProfileVersion(ctx, namedOf(params)),
  }));
  serve(app, ctx, endpoints.proposeProfileVersion, async ({ caller, params, body }) => ({
    status: 201,
    body: await proposeProfileVersion(ctx, caller, { code: params.profile, ...body }),
  }));
  serve(app, ctx, endpoints.confirmProfileVersion, async ({ caller, params }) => ({
    status: 200,
    body: await confirmProfileVersion(ctx, caller, namedOf(params)),
  }));
  serve(app, ctx, endpoints.withdrawProfileVersion, async ({ caller, params }) => ({
    status: 200,
    body: await withdrawProfileVersion(ctx, caller, namedOf(params)),
  }));
}
