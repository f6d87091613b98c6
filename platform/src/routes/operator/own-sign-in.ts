import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import {
  addOwnPasskey,
  askOwnNewPasskey,
  changeOwnPassword,
  chooseOwnPassword,
  confirmOwnTotp,
  removeOwnPasskey,
  replaceOwnRecoveryCodes,
  setUpOwnTotp,
} from '../../services/identity/operators/own-factors';
import {
  beginOwnOidcBinding,
  beginOwnOidcStepUp,
  finishOwnOidc,
  unbindOwnOidc,
} from '../../services/identity/operators/own-oidc';
import { endOwnSession, getOwnSignIn, signOut } from '../../services/identity/operators/own-sign-in';
import { askStepUpPasskey, stepUp, stepUpByPasskey } from '../../services/identity/operators/step-up';
import { serve } from '../serve';

function factorRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.replaceOwnRecoveryCodes, async ({ caller }) => ({
    status: 200,
    body: { recovery_codes: await replaceOwnRecoveryCodes(ctx, caller) },
  }));
  serve(app, ctx, endpoints.changeOwnPassword, async ({ caller, body }) => {
    await changeOwnPassword(ctx, caller, { password: body.password, newPassword: body.new_password });
    return { status: 204, body: null };
  });
  serve(app, ctx, endpoints.chooseOwnPassword, async ({ caller, body }) => {
    await chooseOwnPassword(ctx, caller, body.new_password);
    return { status: 204, body: null };
  });
  serve(app, ctx, endpoints.setUpOwnTotp, async ({ caller }) => ({
    status: 200,
    body: await setUpOwnTotp(ctx, caller),
  }));
  serve(app, ctx, endpoints.confirmOwnTotp, async ({ caller, body }) => {
    await confirmOwnTotp(ctx, caller, body.code);
    return { status: 204, body: null };
  });
  serve(app, ctx, endpoints.askOwnNewPasskey, async ({ caller }) => ({
    status: 200,
    body: await askOwnNewPasskey(ctx, caller),
  }));
  serve(app, ctx, endpoints.addOwnPasskey, async ({ caller, body }) => {
    await addOwnPasskey(ctx, caller, body);
    return { status: 204, body: null };
  });
  serve(app, ctx, endpoints.removeOwnPasskey, async ({ caller, params }) => {
    await removeOwnPasskey(ctx, caller, params.id);
    return { status: 204, body: null };
  });
}

function oidcRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.beginOwnOidcBinding, async ({ caller }) => ({
    status: 200,
    body: await beginOwnOidcBinding(ctx, caller),
  }));
  serve(app, ctx, endpoints.beginOwnOidcStepUp, async ({ caller }) => ({
    status: 200,
    body: await beginOwnOidcStepUp(ctx, caller),
  }));
  serve(app, ctx, endpoints.finishOwnOidc, async ({ caller, body }) => ({
    status: 200,
    body: await finishOwnOidc(ctx, caller, body),
  }));
  serve(app, ctx, endpoints.unbindOwnOidc, async ({ caller }) => {
    await unbindOwnOidc(ctx, caller);
    return { status: 204, body: null };
  });
}

/** How an operator signs in themselves: contracts/operator/own-sign-in.ts. */
export function ownSignInRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, endpoints.getOwnSignIn, async ({ caller }) => ({
    status: 200,
    body: await getOwnSignIn(ctx, caller),
  }));
  serve(app, ctx, endpoints.stepUp, async ({ caller, body }) => ({
    status: 200,
    body: await stepUp(ctx, caller, body.code),
  }));
  serve(app, ctx, endpoints.askStepUpPasskey, async ({ caller }) => ({
    status: 200,
    body: await askStepUpPasskey(ctx, caller),
  }));
  serve(app, ctx, endpoints.stepUpByPasskey, async ({ caller, body }) => ({
    status: 200,
    body: await stepUpByPasskey(ctx, caller, body.response),
  }));
  serve(app, ctx, endpoints.signOut, async ({ caller }) => {
    await signOut(ctx, caller);
    return { status: 204, body: null };
  });
  serve(app, ctx, endpoints.endOwnSession, async ({ caller, params }) => {
    await endOwnSession(ctx, caller, params.id);
    return { status: 204, body: null };
  });
  factorRoutes(app, ctx);
  oidcRoutes(app, ctx);
}
