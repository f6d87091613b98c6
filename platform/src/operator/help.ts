import type { Command, Option } from './command';

const argumentsOf = ({ args = [], mayName }: Command) =>
  [...args.map((name) => ` <${name}>`), ...(mayName ? [` [${mayName}]`] : [])].join('');
const optionOf = (name: string, { value }: Option) => `--${name}${value ? ` <${value}>` : ''}`;

/** How one command is typed. */
export function usage(command: Command): string {
  const options = Object.entries(command.options ?? {});
  const required = options
    .filter(([, option]) => option.required)
    .map(([name, option]) => ` ${optionOf(name, option)}`);
  const more = options.length > required.length ? ' [options]' : '';
  return `npm run operator -- ${command.name}${argumentsOf(command)}${required.join('')}${more}`;
}

function commandHelp(command: Command): string {
  const options = [...Object.entries(command.options ?? {}), ['json', { help: 'print the answer as JSON' }] as const];
  const width = Math.max(...options.map(([name, option]) => optionOf(name, option).length));
  const lines = options.map(([name, option]) => {
    const required = 'required' in option && option.required ? ' (required)' : '';
    return `  ${optionOf(name, option).padEnd(width)}  ${option.help}${required}`;
  });
  return `${command.summary}\n\n  ${usage(command)}\n\n${lines.join('\n')}`;
}

function listOf(commands: readonly Command[]): string {
  const rows = commands.map((command) => [`${command.name}${argumentsOf(command)}`, command.summary] as const);
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, summary]) => `  ${name.padEnd(width)}  ${summary}`).join('\n');
}

const SETTINGS = `Every command takes --json (in scripts: npm run -s operator -- …), and --help for its options.

  PLATFORM_URL   where the platform is (default http://127.0.0.1:<PLATFORM_PORT, else 4000>)
  OPERATOR_KEY   your key (default: the first operator's, in secrets.json of DATA_DIR)
  DATA_DIR       the data folder (default .data)

Ends with 0 when done, 1 when refused, 2 for a line typed wrongly, 3 when the platform does not answer, 4 when what was
asked about is not as it should be (reconcile, stuck --check). Times are UTC.`;

/** Help about what the words name: one command, a group of them, or all. */
export function help(commands: readonly Command[], about: readonly string[]): string {
  const name = about.slice(0, 2).join(' ');
  const exact = commands.find((command) => command.name === name) ?? commands.find((one) => one.name === about[0]);
  const group = commands.filter((command) => command.name.split(' ')[0] === about[0]);
  if (exact && (group.length === 1 || exact.name === name)) return commandHelp(exact);
  if (group.length > 0) return listOf(group);
  return `The operator's side of Kozyr.\n\n  npm run operator -- <command>\n\n${listOf(commands)}\n\n${SETTINGS}`;
}
