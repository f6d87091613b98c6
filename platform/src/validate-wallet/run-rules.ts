import { fromMinor } from '@kozyr/contracts/money';
import { RuleBroken } from './expectations';
import type { GameSession } from './game-session';
import type { OpenRule, Player, Rule, Wait } from './rule';
import { betRules } from './rules/bets';
import { nameRules } from './rules/names';
import { playRules } from './rules/plays';
import { checkRules, limitRules } from './rules/protection';
import { refundRules } from './rules/refunds';
import { requestRules } from './rules/requests';
import { rollbackRules } from './rules/rollbacks';
import { leavingRules, sessionRules } from './rules/sessions';
import { signatureRules } from './rules/signatures';
import { winRules } from './rules/wins';
import { NoAnswerError, type WalletClient } from './wallet-client';

/** What came of a rule; got: why it failed. */
export type Finding = { about: string; says: string; got: string | null };

/** A platform answers within this, or a studio takes the outcome for unknown. */
export const BUDGET_MS = 3_000;

const RULES: readonly Rule[] = [
  ...signatureRules,
  ...requestRules,
  ...sessionRules,
  ...nameRules,
  ...betRules,
  ...winRules,
  ...playRules,
  ...refundRules,
  ...rollbackRules,
];

/** Smallest bets that stand at once at the most, and a little that some rules add. Minor units. */
export const neededFor = (stake: bigint): bigint => 4n * stake;

async function why(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof RuleBroken || error instanceof NoAnswerError) return error.message;
    throw error;
  }
}

const unchanged = async (session: GameSession, start: bigint): Promise<void> => {
  const balance = await session.balance();
  if (balance !== start) throw new RuleBroken(`left the balance at ${fromMinor(balance)}, not ${fromMinor(start)}`);
};

/** Tries one rule, and takes back whatever it moved. */
async function tryRule(session: GameSession, { about, says, holds }: Rule): Promise<Finding> {
  const got = await why(async () => {
    const start = await session.balance();
    const broken = await why(() => holds(session));
    const left = await why(async () => {
      await session.giveBack();
      await unchanged(session, start);
    });
    const reasons = [broken, left].filter((one) => one !== null);
    if (reasons.length > 0) throw new RuleBroken(reasons.join('; '));
  });
  return { about, says, got };
}

/** Tries every rule, one after the other. player: whose, when we hold them; wait: how to wait for a reality check, null: not at all. */
export async function runRules(
  wallet: WalletClient,
  { session, player, wait }: { session: GameSession; player: Player | null; wait: Wait | null },
): Promise<Finding[]> {
  const start = await session.balance();
  const findings: Finding[] = [];
  const open = ({ holds, ...rule }: OpenRule, own: Player): Rule => ({
    ...rule,
    holds: (at) => holds(at, wallet, own),
  });
  const openRules = [...leavingRules, ...(wait ? checkRules(wait) : []), ...limitRules];
  const rules = player ? [...RULES, ...openRules.map((rule) => open(rule, player))] : RULES;
  for (const rule of rules) findings.push(await tryRule(session, rule));
  findings.push({
    about: 'balance',
    says: 'ends as it was at first',
    got: await why(() => unchanged(session, start)),
  });
  const slowest = Math.round(Math.max(...wallet.times));
  const late = wallet.times.filter((ms) => ms > BUDGET_MS).length;
  findings.push({
    about: 'time',
    says: `every call is answered within ${BUDGET_MS / 1000} seconds`,
    got: late === 0 ? null : `${late} of ${wallet.times.length} were not; the slowest took ${slowest} ms`,
  });
  return findings;
}
