import { fromMinor } from '@kozyr/contracts/money';
import { balanceAnswer } from '@kozyr/contracts/seamless-wallet';
import * as z from 'zod/mini';
import { plain, table } from '../operator/table';
import { HELP, type Line, Misused, readLine } from './command-line';
import { Broken, told } from './expectations';
import type { Player } from './rule';
import { type Finding, neededFor, runRules } from './run-rules';
import { type Seat, sit } from './sitting';
import { takeSeat } from './take-seat';
import { makeTrialPlayer, NoTrial } from './trial-player';
import { type Door, NoAnswer, openDoor } from './wallet-door';

/** Where the line is typed, and where it is answered. */
export type Terminal = {
  env: Readonly<Record<string, string | undefined>>;
  say: (text: string) => void;
  complain: (text: string) => void;
};

/** The player does not serve; the message says what is missing. */
class Unfit extends Error {}

async function seatOfSession(door: Door, { id, min, max }: { id: string; min: bigint; max: bigint }): Promise<Seat> {
  const reply = await door.call('balance', { session_id: id });
  const answer = z.safeParse(balanceAnswer, reply.body);
  if (reply.status !== 200 || !answer.success) throw new Unfit(told(reply));
  return { sessionId: id, currency: answer.data.currency, min, max };
}

async function seatOf(door: Door, line: Line, say: Terminal['say']): Promise<{ seat: Seat; player: Player | null }> {
  if (line.with.kind === 'session') return { seat: await seatOfSession(door, line.with), player: null };
  if (line.with.kind === 'token') return { seat: await takeSeat(door, line.with.token), player: null };
  const player = await makeTrialPlayer(line.platform, line.with);
  say(`A new player with ${player.amount} ${line.with.currency} opens ${player.game}.`);
  return { seat: await takeSeat(door, await player.launch()), player };
}

const COLUMNS = [
  { title: '', of: ({ got }: Finding) => (got === null ? 'PASS' : 'FAIL') },
  { title: 'about', of: ({ about }: Finding) => about },
  { title: 'expected', of: ({ says }: Finding) => says },
];

function report(findings: readonly Finding[], times: readonly number[]): string {
  const broken = findings.filter(({ got }) => got !== null);
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return [
    table(COLUMNS, findings),
    ...(broken.length
      ? ['', ...broken.map(({ about, says, got }) => `FAIL ${about}: ${says}\n     got: ${plain(got)}`)]
      : []),
    '',
    `${findings.length - broken.length} of ${findings.length} rules hold. ${times.length} calls: half within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms, the slowest ${at(1)} ms.`,
  ].join('\n');
}

async function validate(line: Line, say: Terminal['say']): Promise<number> {
  const door = openDoor(line);
  const { seat, player } = await seatOf(door, line, say);
  const sitting = sit(door, seat);
  const balance = await sitting.balance();
  const needed = neededFor(seat.min);
  const money = (amount: bigint) => `${fromMinor(amount)} ${seat.currency}`;
  say(`The player has ${money(balance)}; ${money(needed)} is needed, and all of it is given back.`);
  if (balance < needed) throw new Unfit(`${money(needed)} is needed.`);
  if (balance >= seat.max)
    throw new Unfit(
      `The player must have less than the largest bet, ${money(seat.max)}, to be refused for want of money.`,
    );
  const findings = await runRules(door, { sitting, player });
  say(report(findings, door.times));
  if (!player)
    say(
      'Not tried, since it needs the player as well (--trial does it): SESSION_CLOSED, and wins and refunds after it.',
    );
  say('Not tried: GAME_UNAVAILABLE, TECHNICAL_WORK and BONUS_MAX_BET, which need the operator or a running bonus.');
  return findings.every(({ got }) => got === null) ? 0 : 1;
}

/** Does what a line says. @returns the exit code, see HELP. @throws only what is a fault of ours */
export async function validateWallet(argv: readonly string[], { env, say, complain }: Terminal): Promise<number> {
  try {
    const line = readLine(argv, env);
    if (line) return await validate(line, say);
    say(HELP);
    return 0;
  } catch (error) {
    if (error instanceof Misused) complain(`${error.message}\nnpm run validate:wallet -- --help says how.`);
    else if (error instanceof Unfit || error instanceof NoTrial || error instanceof NoAnswer || error instanceof Broken)
      complain(error.message);
    else throw error;
    return error instanceof NoAnswer ? 3 : 2;
  }
}
