import { chooseNickname, reportNickname, setAppearance } from '@kozyr/contracts/nicknames';
import { mutationOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';

const meta = { invalidates: [keys.ownName()] };

/** Chooses a nickname; it is kept for 30 days. */
export const chooseNicknameMutation = mutationOptions({
  mutationKey: ['choose-nickname'],
  mutationFn: (nickname: string) => call(chooseNickname, { body: { nickname } }),
  meta,
});

/** Sets the avatar and how others read the player. */
export const setAppearanceMutation = mutationOptions({
  mutationKey: ['set-appearance'],
  // One after the other, since each sends all of it: what was pressed last is what stays.
  scope: { id: 'appearance' },
  mutationFn: (body: z.input<typeof setAppearance.body>) => call(setAppearance, { body }),
  meta,
});

/** Reports somebody else's nickname to operators. */
export const reportNicknameMutation = mutationOptions({
  mutationKey: ['report-nickname'],
  mutationFn: (body: z.input<typeof reportNickname.body>) => call(reportNickname, { body }),
});
