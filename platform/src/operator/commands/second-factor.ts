import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import { call } from '../client';
import type { Command } from '../command';

export const secondFactorCommands: readonly Command[] = [
  {
    name: 'players reset-second-factor',
    args: ['id'],
    summary: 'Turns the second factor off for who has lost the app and the recovery codes, and signs them out',
    options: { reason: { value: 'text', help: 'for the audit log: how you know who asks', required: true } },
    run: async (access, { args: [id = ''], must }) => {
      const body = { reason: must('reason') };
      const data = await call(access, endpoints.resetSecondFactor, { params: { id }, body });
      return {
        data,
        text: 'The second factor is off. The password alone signs in now; the player can turn it on anew.',
      };
    },
  },
];
