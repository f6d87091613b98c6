import type { ApiError } from '@kozyr/contracts/errors';
import { UsageError } from '../errors';
import { ApiCallError, PlatformUnreachable } from './client';
import type { Command } from './command';
import { anyCallCommands } from './commands/any-call';
import { battleCommands } from './commands/battles';
import { bonusCommands } from './commands/bonuses';
import { bookCommands } from './commands/books';
import { cashbackCommands } from './commands/cashback';
import { chatCommands } from './commands/chat';
import { correctionCommands } from './commands/corrections';
import { exclusionRegisterCommands } from './commands/exclusion-register';
import { harmCommands } from './commands/harm';
import { heldWinCommands } from './commands/held-wins';
import { identityCommands } from './commands/identity';
import { jackpotCommands } from './commands/jackpots';
import { jurisdictionCommands } from './commands/jurisdictions';
import { nicknameCommands } from './commands/nicknames';
import { percentageCommands } from './commands/percentages';
import { protectionCommands } from './commands/protection';
import { runningCommands } from './commands/running';
import { secondFactorCommands } from './commands/second-factor';
import { taskCommands } from './commands/tasks';
import { watchingCommands } from './commands/watching';
import { withdrawalCommands } from './commands/withdrawals';
import { readPlatformAccess, SetupError } from './env';
import { help } from './help';
import { parseLine } from './parse-line';
import { plain, plainText } from './table';

const COMMANDS = [
  ...withdrawalCommands,
  ...heldWinCommands,
  ...nicknameCommands,
  ...watchingCommands,
  ...correctionCommands,
  ...bookCommands,
  ...protectionCommands,
  ...secondFactorCommands,
  ...exclusionRegisterCommands,
  ...harmCommands,
  ...jurisdictionCommands,
  ...identityCommands,
  ...runningCommands,
  ...cashbackCommands,
  ...battleCommands,
  ...jackpotCommands,
  ...bonusCommands,
  ...percentageCommands,
  ...taskCommands,
  ...chatCommands,
  ...anyCallCommands,
];

/** Where a line is typed: its environment, and where it is answered. */
export type Terminal = {
  env: Readonly<Record<string, string | undefined>>;
  say: (text: string) => void;
  complain: (text: string) => void;
  /** Aborts when a command that goes on is to stop; asked for by such a command alone, since it changes what Ctrl-C does. */
  interrupted?: () => AbortSignal;
  /** What is typed while a command goes on, line by line. */
  lines?: (until: AbortSignal) => AsyncIterable<string>;
};

/** A refusal as somebody at a terminal reads it: the code to search for, the sentence, and what is wrong field by field. */
function refusalText({ errorCode, message, fields, requestId }: ApiError): string {
  const wrong = (fields ?? []).map(({ path, message: why }) => `  ${path}: ${plain(why)}`);
  return [`${errorCode}: ${plain(message)}`, ...wrong, ...(requestId ? [`  request ${requestId}`] : [])].join('\n');
}

/** Without a terminal to stop it, a command that goes on does so until its own end. With --json, only its answer is said. */
function liveOf({ say, complain, interrupted, lines }: Terminal, asJson: boolean): Parameters<Command['run']>[2] {
  let signal: AbortSignal | undefined;
  return {
    say: asJson ? () => undefined : say,
    get signal() {
      signal ??= interrupted?.() ?? new AbortController().signal;
      return signal;
    },
    onLine(onTyped, until) {
      const read = async () => {
        for await (const line of lines?.(until) ?? [])
          await onTyped(line).catch((error: unknown) =>
            complain(error instanceof Error ? error.message : String(error)),
          );
      };
      read();
    },
  };
}

/** Does what a line says. @returns the exit code: see help.ts. @throws only what is a fault of ours */
export async function operate(argv: readonly string[], terminal: Terminal): Promise<number> {
  const { env, say, complain } = terminal;
  const asJson = argv.includes('--json');
  try {
    const line = parseLine(COMMANDS, argv);
    if (line.kind === 'help') {
      say(help(COMMANDS, line.about));
      return 0;
    }
    const {
      data,
      text,
      exit = 0,
    } = await line.command.run(readPlatformAccess(env), line.given, liveOf(terminal, asJson));
    say(line.json ? plainText(JSON.stringify(data, null, 2)) : text);
    return exit;
  } catch (error) {
    if (error instanceof ApiCallError) {
      complain(asJson ? JSON.stringify(error.error) : refusalText(error.error));
      return 1;
    }
    if (error instanceof UsageError) {
      const how = error.usage ? `Usage: ${error.usage}` : 'npm run operator -- --help lists the commands.';
      complain(`${error.message}\n${how}`);
      return 2;
    }
    if (error instanceof SetupError || error instanceof PlatformUnreachable) {
      complain(error.message);
      return error instanceof SetupError ? 2 : 3;
    }
    throw error;
  }
}
