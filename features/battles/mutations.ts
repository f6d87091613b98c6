import { enterBattle, seeBattleWin } from '@kozyr/contracts/battles';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call';
import { keys } from '@/lib/query/keys';
import { staleTogether } from '@/lib/query/stale';

/** Enters a battle. */
export const enterBattleMutation = mutationOptions({
  mutationKey: ['enter-battle'],
  mutationFn: (id: string) => call(enterBattle, { params: { id } }),
  meta: { invalidates: staleTogether.battles },
});

/** The modal of a prize was closed. */
export const seeWinMutation = mutationOptions({
  mutationKey: ['see-battle-win'],
  mutationFn: (id: string) => call(seeBattleWin, { params: { id } }),
  meta: { invalidates: [keys.battleWins()] },
});
