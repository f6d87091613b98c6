import { fromMinor } from '@kozyr/contracts/money';
import { balanceAnswer } from '@kozyr/contracts/seamless-wallet';
import * as z from 'zod/mini';
import { UsageError } from '../errors';
import { plain, table } from '../operator/table';
import { HELP, type Line, readLine } from './command-line';
import { describeReply, RuleBroken } from './expectations';
import { type Seat, startGameSession } from './game-session';
import type { Player, Wait } from './rule';
import { type Finding, neededFor, runRules } from './run-rules';
import { takeSeat } from './take-seat';
import { makeTrialPlayer, TrialPlayerError } from './trial-player';
import { createWalletClient, NoAnswerError, type WalletClient } from './wallet-client';

/** Where the line is typed, and where it is answered. */
export type Terminal = {
  env: Readonly<Record<string, string | undefined>>;
  say: (text: string) => void;
  complain: (text: string) => void;
  /** How a wait for a reality check is waited. */
  wait: Wait;
};

/** The player does not serve; the message says what is missing. */
class UnfitPlayerError extends Error {}

async function seatOfSession(
  wallet: WalletClient,
  { id, min, max }: { id: string; min: bigint; max: bigint },
): Promise<Seat> {
  const reply = await wallet.call('balance', { session_id: id });
  const answer = z.safeParse(balanceAnswer, reply.body);
  if (reply.status !== 200 || !answer.success) throw new UnfitPlayerError(describeReply(reply));
  return { sessionId: id, currency: answer.data.currency, min, max };
}

async function seatOf(
  wallet: WalletClient,
  line: Line,
  say: Terminal['say'],
): Promise<{ seat: Seat; player: Player | null }> {
  if (line.with.kind === 'session') return { seat: await seatOfSession(wallet, line.with), player: null };
  if (line.with.kind === 'token') return { seat: await takeSeat(wallet, line.with.token), player: null };
  const player = await makeTrialPlayer(line.platform, line.with);
  say(`A new player with ${player.amount} ${line.with.currency} opens ${player.game}.`);
  return { seat: await takeSeat(wallet, await player.launch()), player };
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

async function validate(line: Line, { say, wait }: Pick<Terminal, 'say' | 'wait'>): Promise<number> {
  const wallet = createWalletClient(line);
  const { seat, player } = await seatOf(wallet, line, say);
  const session = startGameSession(wallet, seat);
  const balance = await session.balance();
  const needed = neededFor(seat.min);
  const money = (amount: bigint) => `${fromMinor(amount)} ${seat.currency}`;
  say(`The player has ${money(balance)}; ${money(needed)} is needed, and all of it is given back.`);
  if (balance < needed) throw new UnfitPlayerError(`${money(needed)} is needed.`);
  if (balance >= seat.max)
    throw new UnfitPlayerError(
      `The player must have less than the largest bet, ${money(seat.max)}, to be refused for want of money.`,
    );
  const check = line.with.kind === 'trial' && line.with.check;
  if (check) say('The reality check is waited for: this takes a quarter of an hour.');
  const findings = await runRules(wallet, { session, player, wait: check ? wait : null });
  say(report(findings, wallet.times));
  if (!player)
    say(
      'Not tried, since it needs the player as well (--trial does it): SESSION_CLOSED, wins and refunds after it, and LIMIT_REACHED.',
    );
  if (!check)
    say('Not tried, since it takes a quarter of an hour of play (--trial --check does it): REALITY_CHECK_DUE.');
  say(
    'Not tried: GAME_UNAVAILABLE, PLAYER_STOPPED, TECHNICAL_WORK and BONUS_MAX_BET, which need the operator or a running bonus.',
  );
  return findings.every(({ got }) => got === null) ? 0 : 1;
}

/** Does what a line says. @returns the exit code, see HELP. @throws only what is a fault of ours */
export async function validateWallet(argv: readonly string[], { env, say, complain, wait }: Terminal): Promise<number> {
  try {
    const line = readLine(argv, env);
    if (line) return await validate(line, { say, wait });
    say(HELP);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) complain(`${error.message}\nnpm run validate:wallet -- --help says how.`);
    else if (
      error instanceof UnfitPlayerError ||
      error instanceof TrialPlayerError ||
      error instanceof NoAnswerError ||
      error instanceof RuleBroken
    )
      complain(error.message);
    else throw error;
    return error instanceof NoAnswerError ? 3 : 2;
  }
}
