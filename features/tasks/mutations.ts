import { takeTaskReward } from '@kozyr/contracts/tasks';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';

/** Takes the reward of a task that is done. Sent again after a lost answer it is answered the same and pays nothing twice. */
export const takeTaskMutation = mutationOptions({
  mutationKey: ['take-task-reward'],
  mutationFn: (body: { day: string; task: string }) => call(takeTaskReward, { body }),
  meta: { invalidates: [keys.ownTasks(), keys.wallet(), keys.history()] },
});
