import { randomUUID } from 'node:crypto';
import { JACKPOT_LEVELS, type Jackpot } from '@kozyr/contracts/jackpots';
import { CURRENCIES } from '@kozyr/contracts/money';
import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import { UsageError } from '../../errors';
import { call } from '../client';
import type { Command } from '../command';
import { type Column, table } from '../table';

const columns: Column<Jackpot>[] = [
  { title: 'level', of: ({ level }) => level },
  { title: 'worth', of: ({ value, currency }) => `${value} ${currency}`, right: true },
  { title: 'began with', of: ({ seed }) => seed, right: true },
  { title: 'ceiling', of: ({ ceiling }) => ceiling, right: true },
  { title: 'share, %', of: ({ share }) => share, right: true },
];

/** Jackpots. */
export const jackpotCommands: readonly Command[] = [
  {
    name: 'jackpots top-up',
    args: ['level', 'currency'],
    summary: 'Adds money of the house to a jackpot; it pays that much more, and drops neither sooner nor later',
    options: {
      amount: { value: 'amount', help: 'at most the ceiling it began with', required: true },
      reason: { value: 'text', help: 'for us alone', required: true },
      key: { value: 'key', help: 'idempotency key, for a script that may repeat itself' },
    },
    run: async (access, { args, text, must }) => {
      const level = JACKPOT_LEVELS.find((one) => one === args[0]);
      const currency = CURRENCIES.find((one) => one === args[1]);
      if (!level) throw new UsageError(`<level> is one of ${JACKPOT_LEVELS.join(', ')}.`);
      if (!currency) throw new UsageError(`<currency> is one of ${CURRENCIES.join(', ')}.`);
      const jackpot = await call(access, endpoints.topUpJackpot, {
        params: { level, currency },
        body: { amount: must('amount'), reason: must('reason'), idempotency_key: text('key') ?? randomUUID() },
      });
      return { data: jackpot, text: table(columns, [jackpot]) };
    },
  },
];
