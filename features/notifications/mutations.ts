import {
  readAllNotifications,
  readNotification,
  setNotificationSettings,
  subscribePush,
  unsubscribePush,
} from '@kozyr/contracts/notifications';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { call } from '@/lib/api/call';
import { askForPush, forgetPush } from '@/lib/push/browser-push';
import { rememberPagePushes } from '@/lib/push/page-pushes';
import { keys } from '@/lib/query/keys';
import { invalidateAll } from '@/lib/query/query-client';
import { settingsQuery } from './queries';

const refreshCentre = (client: QueryClient) =>
  invalidateAll(client, [keys.notifications(), keys.unreadNotifications()]);

/** The player has read one. */
export const readOneMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: ['read-notification'],
    mutationFn: (id: string) => call(readNotification, { params: { id } }),
    onSettled: () => refreshCentre(client),
  });

/** The player has read all. */
export const readAllMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: ['read-all-notifications'],
    mutationFn: () => call(readAllNotifications, {}),
    onSettled: () => refreshCentre(client),
  });

/** Sets choices and quiet hours. What is shown changes at once; what was not saved comes back. */
export const setSettingsMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: ['set-notification-settings'],
    // One after the other, since each sends all of them.
    scope: { id: 'notification-settings' },
    mutationFn: (body: z.input<typeof setNotificationSettings.body>) => call(setNotificationSettings, { body }),
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey: settingsQuery.queryKey });
      client.setQueryData(settingsQuery.queryKey, (known) => known && { ...known, ...body });
    },
    // A refetch meanwhile has brought what was before.
    onSuccess: (saved) => client.setQueryData(settingsQuery.queryKey, saved),
    onError: () => client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });

/** Asks for leave and turns pushes to this device on. @returns why it is not on, or 'on' */
export async function turnOnDevice(
  client: QueryClient,
  publicKey: string | null,
): Promise<'on' | 'none' | 'denied' | 'dismissed'> {
  const asked = await askForPush(publicKey);
  if (typeof asked === 'string') return asked;
  const subscribe = (subscription: typeof asked.subscription) => call(subscribePush, { body: { subscription } });
  const settings = await subscribe(asked.subscription).catch(async (error: unknown) => {
    if (asked.subscription === null || apiErrorCodeOf(error) !== 'BAD_REQUEST') throw error;
    // The browser's push service is none that the platform sends to: open pages show pushes.
    await forgetPush();
    return subscribe(null);
  });
  client.setQueryData(settingsQuery.queryKey, settings);
  rememberPagePushes(settings.device === 'page');
  return 'on';
}

/** Turns pushes to this device off. */
export async function turnOffDevice(client: QueryClient): Promise<void> {
  client.setQueryData(settingsQuery.queryKey, await call(unsubscribePush, {}));
  rememberPagePushes(false);
  await forgetPush();
}
