import { CURRENCIES, type Currency } from '@kozyr/contracts/money';
import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import type { OperatorCashbackWeek } from '@kozyr/contracts/operator/cashback';
import { UsageError } from '../../errors';
import { call } from '../client';
import type { Command, Given } from '../command';
import { type Column, facts, moment, table } from '../table';

const kindColumns: Column<OperatorCashbackWeek['kinds'][number]>[] = [
  { title: 'kind', of: ({ kind }) => kind },
  { title: 'players', of: ({ players }) => players, right: true },
  { title: 'paid', of: ({ paid }) => paid, right: true },
  { title: 'staked', of: ({ staked }) => staked, right: true },
  { title: 'won', of: ({ won }) => won, right: true },
  { title: 'net loss', of: ({ net_loss }) => net_loss, right: true },
  { title: 'credited', of: ({ amount }) => amount, right: true },
];

function weekText(week: OperatorCashbackWeek): string {
  const { currency, from, to, started_at, completed_at, players, missing, changed, kinds } = week;
  const known = facts([
    ['week', `${moment(from)} to ${moment(to)} UTC, ${currency}`],
    ['begun', moment(started_at)],
    ['counted for all', moment(completed_at)],
    ['players with rounds', players],
    ['not counted', missing],
    ['changed since', changed],
  ]);
  return kinds.length > 0 ? `${known}\n\n${table(kindColumns, kinds)}` : known;
}

const currencyOption = { value: 'currency', help: 'uah (default) or kzt' } as const;

function namedBy({ args: [monday = ''], text }: Given): { currency: Currency; monday: string } {
  const asked = text('currency') ?? 'uah';
  const currency = CURRENCIES.find((one) => one === asked);
  if (!currency) throw new UsageError(`--currency is one of ${CURRENCIES.join(', ')}.`);
  return { currency, monday };
}

/** Weeks of cashback. */
export const cashbackCommands: readonly Command[] = [
  {
    name: 'cashback week',
    args: ['monday'],
    summary: 'The sums of a week’s cashback, and whether its rounds have changed since',
    options: { currency: currencyOption },
    run: async (access, given) => {
      const week = await call(access, endpoints.getCashbackWeek, { params: namedBy(given) });
      return { data: week, text: weekText(week) };
    },
  },
  {
    name: 'cashback rerun',
    args: ['monday'],
    summary: 'Counts an ended week for whoever is missing in it; nobody is paid twice',
    options: { currency: currencyOption },
    run: async (access, given) => {
      const done = await call(access, endpoints.rerunCashbackWeek, { params: namedBy(given) });
      const said = `Counted ${done.counted} players; ${done.paid} were paid, ${done.amount} together.`;
      return { data: done, text: `${said}\n\n${weekText(done.week)}` };
    },
  },
];
