import { WEEKDAYS } from '@kozyr/contracts/bonus-settings';
import { type BonusLabel, bonusLabelSchema } from '@kozyr/contracts/bonuses';
import { CURRENCY_ZONES, type Currency, currencySchema } from '@kozyr/contracts/money';
import { operatorEndpoints as endpoints } from '@kozyr/contracts/operator';
import { bonusSettingFileSchema, type OperatorBonusSetting } from '@kozyr/contracts/operator/bonus-settings';
import { UsageError } from '../../errors';
import { call } from '../client';
import type { Command, Given } from '../command';
import { readJson } from '../read-json';
import { facts, table } from '../table';

const CODE = {
  code: {
    value: 'code',
    help: `whose days and hours (default PercentDeposit): ${bonusLabelSchema.options.join(', ')}`,
  },
} as const;

function currencyOf(word: string): Currency {
  const found = currencySchema.options.find((one) => one === word.toLowerCase());
  if (!found) throw new UsageError(`<currency> is one of ${currencySchema.options.join(', ')}.`);
  return found;
}

function codeOf(given: Given): BonusLabel {
  const word = given.text('code') ?? 'PercentDeposit';
  const found = bonusLabelSchema.options.find((one) => one.toLowerCase() === word.toLowerCase());
  if (!found) throw new UsageError(`--code is one of ${bonusLabelSchema.options.join(', ')}.`);
  return found;
}

function settingText({ code, currency, version, wager, options, percents = {} }: OperatorBonusSetting): string {
  const week = options.days_of_week_active;
  const rows = WEEKDAYS.map((day) => ({ day, ...week[day], percent: percents[day] }));
  return [
    facts([
      ['code', code],
      ['currency', currency],
      ['hours of', CURRENCY_ZONES[currency]],
      ['wager told', wager],
      ['version', version === 0 ? '0: nothing is set, all hours' : version],
    ]),
    table(
      [
        { title: 'day', of: ({ day }) => day },
        { title: 'given', of: ({ enabled }) => (enabled ? 'yes' : 'no') },
        { title: 'from', of: ({ enabled, time_from }) => (enabled ? time_from : null) },
        { title: 'to', of: ({ enabled, time_to }) => (enabled ? time_to : null) },
        { title: 'percent', of: ({ percent }) => percent && `${percent}%`, right: true },
      ],
      rows,
    ),
  ].join('\n\n');
}

/** What lies in the file, which must be of the setting that is to be set. @throws UsageError */
function fileOf(given: Given, { code, currency }: { code: BonusLabel; currency: Currency }) {
  const text = `@${given.must('file')}`;
  const { code: itsCode, currency: itsCurrency, percents: _, ...said } = readJson('file', text, bonusSettingFileSchema);
  const [readCode, readCurrency] = [itsCode ?? code, itsCurrency ?? currency];
  if (readCode !== code || readCurrency !== currency)
    throw new UsageError(
      `--file was read from ${readCode} of ${readCurrency}, not ${code} of ${currency}: set it there, or change code, currency and version in it.`,
    );
  return said;
}

/** Days and hours of the percentage on deposit, and the wager players are told. */
export const percentageCommands: readonly Command[] = [
  {
    name: 'percentages show',
    mayName: 'currency',
    summary: 'On which days and at which hours the percentage on deposit is given; --json is what `set` takes',
    options: CODE,
    run: async (access, given) => {
      const [word] = given.args;
      if (word !== undefined || given.text('code') !== undefined) {
        const code = codeOf(given);
        const wanted = word === undefined ? currencySchema.options : [currencyOf(word)];
        const items = await Promise.all(
          wanted.map((currency) => call(access, endpoints.getBonusSetting, { params: { code, currency } })),
        );
        const [only] = items;
        return { data: word === undefined ? { items } : only, text: items.map(settingText).join('\n\n') };
      }
      const list = await call(access, endpoints.listBonusSettings, {});
      return { data: list, text: list.items.map(settingText).join('\n\n') };
    },
  },
  {
    name: 'percentages set',
    args: ['currency'],
    summary:
      'Sets days, hours and the wager that is told, of all but PercentDeposit, which is proposed at the desk; refused where another operator has set them since',
    options: {
      file: { value: 'file', help: 'what `percentages show <currency> --json` said, changed', required: true },
      ...CODE,
    },
    run: async (access, given) => {
      const params = { code: codeOf(given), currency: currencyOf(given.args[0] ?? '') };
      const done = await call(access, endpoints.setBonusSetting, { params, body: fileOf(given, params) });
      const { changed, ...setting } = done;
      return { data: done, text: `${changed ? 'Set.' : 'It was so already.'}\n\n${settingText(setting)}` };
    },
  },
];
