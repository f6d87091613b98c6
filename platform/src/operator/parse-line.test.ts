import { describe, expect, it } from 'vitest';
import { UsageError } from '../errors';
import type { Command } from './command';
import { help, usage } from './help';
import { parseLine } from './parse-line';

const run: Command['run'] = async () => ({ data: null, text: '' });
const COMMANDS: readonly Command[] = [
  { name: 'stuck', summary: 'What is stuck', options: { check: { help: 'end with 4' } }, run },
  { name: 'stuck acknowledge', args: ['kind', 'id'], summary: 'Seen to', run },
  {
    name: 'adjust',
    summary: 'Adjusts',
    options: { amount: { value: 'amount', help: 'how much', required: true }, note: { value: 'text', help: 'why' } },
    run,
  },
  { name: 'withdrawals show', args: ['id'], summary: 'Shows one', run },
  { name: 'hours', mayName: 'currency', summary: 'Hours', run },
];
const parsed = (line: string) => {
  const found = parseLine(COMMANDS, line.split(' ').filter(Boolean));
  if (found.kind !== 'run') throw new Error('this asks for help');
  return found;
};

describe('a line', () => {
  it('a line of the operator names a command of one word or two, with its arguments', () => {
    expect(parsed('stuck').command.name).toBe('stuck');
    const line = parsed('stuck acknowledge event_contradiction e-1 --json');
    expect([line.command.name, line.given.args, line.json]).toEqual([
      'stuck acknowledge',
      ['event_contradiction', 'e-1'],
      true,
    ]);
    expect([parsed('hours').given.args, parsed('hours uah').given.args]).toEqual([[], ['uah']]);
    expect(parsed('stuck --check').given.has('check')).toBe(true);
  });

  it.each(['--amount -12.50', '--amount=-12.50', '--note x --amount -12.50'])(
    'a line of the operator may take money: %s',
    (options) => {
      expect(parsed(`adjust ${options}`).given.must('amount')).toBe('-12.50');
    },
  );

  it.each([
    ['withdraw', 'There is no command "withdraw".'],
    ['withdrawals', 'There is no command "withdrawals".'],
    ['withdrawals show', '<id> is missing.'],
    ['withdrawals show a b', '"b" is one word too many.'],
    ['hours uah kzt', '"kzt" is one word too many.'],
    ['adjust --note x', '--amount is missing.'],
    ['adjust --amount', 'amount'],
    ['stuck --chekc', '--chekc'],
    ['stuck acknowledge a b --check', '--check'],
  ])('the operator’s line %s is a usage error: %s', (line, message) => {
    expect(() => parsed(line)).toThrow(UsageError);
    expect(() => parsed(line)).toThrow(message);
  });
});

describe('help', () => {
  const about = (line: string) => {
    const found = parseLine(COMMANDS, line.split(' ').filter(Boolean));
    return found.kind === 'help' ? help(COMMANDS, found.about) : null;
  };

  it('the operator’s help is given for nothing typed, for a word, and for a command', () => {
    expect(about('')).toContain('withdrawals show <id>');
    expect(about('--help')).toContain('OPERATOR_KEY');
    expect(about('stuck --help')).toContain('--check');
    expect(about('help withdrawals')).toContain('Shows one');
    expect(about('adjust -h')).toContain('how much (required)');
    expect(about('adjust -h')).not.toContain('Shows one');
  });

  it('the operator’s help shows how a command is typed', () => {
    expect(COMMANDS.map(usage)).toEqual([
      'npm run operator -- stuck [options]',
      'npm run operator -- stuck acknowledge <kind> <id>',
      'npm run operator -- adjust --amount <amount> [options]',
      'npm run operator -- withdrawals show <id>',
      'npm run operator -- hours [currency]',
    ]);
  });
});
