import { type ModelAccount, type ModelLeg, nameOf, type Step } from './model';

const accountInWords = (account: ModelAccount) =>
  'house' in account ? `the house (${account.house})` : `player ${account.player}'s ${account.wallet}`;

function legInWords({ from, to, amount }: ModelLeg): string {
  const [first] = from;
  // A waterfall of one player reads better with their name once.
  const one = first && 'player' in first ? first.player : null;
  const sources =
    one !== null && from.every((account) => 'player' in account && account.player === one)
      ? `player ${one}'s ${from.map((account) => nameOf(account).slice(2)).join(', then ')}`
      : from.map(accountInWords).join(', then ');
  return `${amount} from ${sources} to ${accountInWords(to)}`;
}

/** A step as a person would tell it. */
export function stepInWords(step: Step): string {
  if (step.op === 'post') return `post ${step.legs.map(legInWords).join('; ')} (${step.currency}, key ${step.key})`;
  if (step.op === 'reverse') return `reverse posting ${step.transfer} (key ${step.key})`;
  if (step.op !== 'hold') return `${step.op} ${step.hold} (key ${step.key})`;
  const until = step.expires ? ' for a while' : '';
  return `hold ${step.amount} of player ${step.player}'s ${step.from.join(', then ')}${until} (${step.currency}, key ${step.key})`;
}
