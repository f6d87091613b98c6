import * as contract from '@kozyr/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import * as devices from '../services/kernel/notifications/devices';
import * as lists from '../services/kernel/notifications/list-notifications';
import * as read from '../services/kernel/notifications/mark-read';
import * as settings from '../services/kernel/notifications/settings';
import { serve } from './serve';

/** What a player is told, and how they want to be told. */
export function notificationRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, contract.listNotifications, async ({ caller, query }) => ({
    status: 200,
    body: await lists.listNotifications(ctx, caller, query),
  }));
  serve(app, ctx, contract.countUnreadNotifications, async ({ caller }) => ({
    status: 200,
    body: await lists.countUnread(ctx, caller),
  }));
  serve(app, ctx, contract.readNotification, async ({ caller, params }) => {
    await read.markNotificationRead(ctx, caller, params.id);
    return { status: 204, body: null };
  });
  serve(app, ctx, contract.readAllNotifications, async ({ caller }) => {
    await read.markAllRead(ctx, caller);
    return { status: 204, body: null };
  });
  serve(app, ctx, contract.getNotificationSettings, async ({ caller }) => ({
    status: 200,
    body: await settings.getNotificationSettings(ctx, caller),
  }));
  serve(app, ctx, contract.setNotificationSettings, async ({ caller, body }) => ({
    status: 200,
    body: await settings.setNotificationSettings(ctx, caller, body),
  }));
  serve(app, ctx, contract.subscribePush, async ({ caller, body }) => ({
    status: 200,
    body: await devices.subscribeDevice(ctx, caller, body),
  }));
  serve(app, ctx, contract.unsubscribePush, async ({ caller }) => ({
    status: 200,
    body: await devices.unsubscribeDevice(ctx, caller),
  }));
}
