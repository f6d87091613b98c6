import { deskEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { acceptInvitation, readInvitation } from '../../services/identity/operators/accept-invitation';
import { askNewPasskey, confirmTotp, setUpPasskey, setUpTotp } from '../../services/identity/operators/set-up-factor';
import { signIn, signInByCode } from '../../services/identity/operators/sign-in';
import { beginOidc, finishOidc, readOidc } from '../../services/identity/operators/sign-in-by-oidc';
import { askSignInPasskey, signInByPasskey } from '../../services/identity/operators/sign-in-by-passkey';
import { serve } from '../serve';

/** How somebody comes into the desk: contracts/operator/sign-in.ts. */
export function deskSignInRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.readInvitation, async ({ caller, body }) => ({
    status: 200,
    body: await readInvitation(ctx, caller, body.token),
  }));
  serve(app, ctx, endpoints.acceptInvitation, async ({ caller, body }) => ({
    status: 200,
    body: await acceptInvitation(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.signIn, async ({ caller, body }) => ({
    status: 200,
    body: await signIn(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.signInByCode, async ({ caller, body }) => ({
    status: 200,
    body: await signInByCode(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.askSignInPasskey, async ({ body }) => ({
    status: 200,
    body: await askSignInPasskey(ctx, body.ticket),
  }));
  serve(app, ctx, endpoints.signInByPasskey, async ({ caller, body }) => ({
    status: 200,
    body: await signInByPasskey(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.readOidc, async () => ({ status: 200, body: readOidc(ctx) }));
  serve(app, ctx, endpoints.beginOidc, async ({ caller, body }) => ({
    status: 200,
    body: await beginOidc(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.finishOidc, async ({ caller, body }) => ({
    status: 200,
    body: await finishOidc(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.setUpTotp, async ({ body }) => ({ status: 200, body: await setUpTotp(ctx, body.ticket) }));
  serve(app, ctx, endpoints.confirmTotp, async ({ caller, body }) => ({
    status: 200,
    body: await confirmTotp(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.askNewPasskey, async ({ body }) => ({
    status: 200,
    body: await askNewPasskey(ctx, body.ticket),
  }));
  serve(app, ctx, endpoints.setUpPasskey, async ({ caller, body }) => ({
    status: 200,
    body: await setUpPasskey(ctx, caller, body),
  }));
}
