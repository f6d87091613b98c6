import type { PlayerEvent } from '@kozyr/contracts/events';
import { type Currency, isMoney } from '@kozyr/contracts/money';
import type { seamlessCalls } from '../../../../db/schema/games';
import type { settlements } from '../../../../db/schema/settlements';
import { type PlannedPosting, planPosting } from '../../../../ledger/plan-posting';
import type { Posting } from '../../../../ledger/post';
import { countedOf, type Gaming } from '../../../kernel/protection/gaming-rules';
import { addPlay, NO_PLAY, type Play, playMore } from '../../../kernel/protection/limit-rules';
import { isOver } from '../../../money/user-bonuses/rules';
import type { RoundState } from '../../rounds/view-round';
import { settlementOf } from '../../settlements/record-settlement';
import { stakePosting, takenBy } from '../bet';
import { GIVEN_BACK, NOT_COVERED, refusalOfBonus, refusalOfLimits, refusalOfStake, walletsOfStake } from '../bet-rules';
import { type Answer, answerOf, earlierAnswer, eventsOf, keptCall } from '../movement';
import { winPosting } from '../pay-win';
import { columnsOf, newRound, ownRound, playOf, providerNetOf, type State, stakeOf, turnoverOf, winOf } from '../round';
import { addStakes, NO_WIN, type Stake, shareWin } from '../rules';
import { type RecordedError, SeamlessCallError, seamlessErrorBody } from '../seamless-call-error';
import type { Action, WalletCall } from '../wallet-call';
import { addWin, roundToWin, winOfCall } from '../win';
import { whyHeld } from './hold-win';
import type { Call } from './situation';
import { nameOf, type Standing } from './standing';

/** A call's row, and the key of the posting it made. */
export type Kept = { row: typeof seamlessCalls.$inferInsert; posting: string | null };

/** Everything that a call writes, as data. */
export type Effects = {
  postings: readonly PlannedPosting[];
  /** The round as the call leaves it. */
  round: { state: RoundState; begun: boolean } | null;
  calls: readonly Kept[];
  /** What was staked in settled rounds, minor units; below zero: taken back. */
  turnover: bigint;
  /** What counts for the player's limits today. */
  play: Play;
  /** The gaming session as the call leaves it; null: it changed nothing there. */
  gaming: Gaming | null;
  settlements: readonly Omit<typeof settlements.$inferInsert, 'id' | 'queuedAt' | 'trace'>[];
  /** What the provider lost by it, minor units. */
  net: bigint;
  events: readonly PlayerEvent[];
};

const NOTHING_DONE: Effects = {
  postings: [],
  round: null,
  calls: [],
  turnover: 0n,
  play: NO_PLAY,
  gaming: null,
  settlements: [],
  net: 0n,
  events: [],
};

/** What holds for all calls of a batch. */
export type Terms = {
  now: Date;
  /** The most a round is paid without being looked at, minor units. */
  winMaximum: Record<Currency, bigint>;
  /** What the provider's players may win today beyond what they did, minor units. */
  room: (standing: Standing) => bigint;
  /** Whether this turnover moves more than itself: see Listeners. */
  turnoverMoves: (currency: Currency, before: bigint, after: bigint) => boolean;
};

/** alone: the call needs more than its player's own rows, and is made by itself. */
export type Decided = { kind: 'decided'; answers: Answer[]; effects: Effects } | { kind: 'alone' };

/** A call in the making: how things stand by now, and what is to be written so far. */
type Making = { standing: Standing; effects: Effects };
type Step =
  | { kind: 'done'; making: Making; round: RoundState; share: Stake; posting: string | null; closes?: boolean }
  | RecordedError
  | { kind: 'alone' };

const ALONE = { kind: 'alone' } as const;

/** The standing after a posting; null: the player does not have the money. */
function posted({ standing, effects }: Making, posting: Posting): { making: Making; plan: PlannedPosting } | null {
  const plan = planPosting(posting, standing.session.userId, standing.balances);
  if (!plan) return null;
  const making = {
    standing: { ...standing, balances: plan.after },
    effects: { ...effects, postings: [...effects.postings, plan] },
  };
  return { making, plan };
}

/** What was played with its time, and what limits and the gaming session count after it. */
function playedMore({ session, played, gaming }: Standing, now: Date, round: Play) {
  const { play, last } = countedOf(session.currency, gaming, now, round);
  return { play, counted: { played: playMore(played, play), gaming: { ...gaming, last } } };
}

/** The standing after a change of the round, with all that follows from it. Null: it needs more than the player's own rows. */
function changed({ standing, effects }: Making, before: RoundState, state: State, terms: Terms): Making | null {
  const after: RoundState = { ...before, ...columnsOf(terms.now, state, before) };
  const [was, is] = [turnoverOf(before), turnoverOf(after)];
  const net = providerNetOf(before, after);
  const { currency } = standing.session;
  const turnover = standing.turnover + is - was;
  if (isMoney(currency) && terms.turnoverMoves(currency, standing.turnover, turnover)) return null;
  if (net > 0n && effects.net + net > terms.room(standing)) return null;
  const settles = isMoney(currency) && (is > 0n || was > 0n);
  const settlement = settles ? settlementOf({ ...after, currency }, was > 0n ? before : null) : null;
  const { play, counted } = playedMore(standing, terms.now, playOf(before, after));
  return {
    standing: { ...standing, round: after, turnover, ...counted },
    effects: {
      ...effects,
      play: addPlay(effects.play, play),
      round: { state: after, begun: effects.round?.begun ?? false },
      turnover: effects.turnover + is - was,
      net: effects.net + net,
      settlements: settlement ? [...effects.settlements, settlement] : effects.settlements,
    },
  };
}

function begun({ standing, effects }: Making, now: Date, state: RoundState): Making {
  const { play, counted } = playedMore(standing, now, playOf(null, state));
  return {
    standing: { ...standing, round: state, ...counted },
    effects: { ...effects, round: { state, begun: true }, play: addPlay(effects.play, play) },
  };
}

/** What is left of the round by a stake: it begins, or has one more. */
function staked(making: Making, call: Call, stake: Stake, terms: Terms): Making | null {
  const { session, round, running, balances } = making.standing;
  const win = round ? winOf(round) : NO_WIN;
  const state = { stake, win, held: round?.held ?? 0n, closed: false, balances };
  if (round) return changed(making, round, state, terms);
  const bonus = running?.status === 'ACTIVE' ? running.id : null;
  return begun(making, terms.now, newRound(terms.now, { call, session }, state, bonus));
}

function takeStake(making: Making, call: Call, amount: bigint, terms: Terms): Step {
  const { session, running, blocked } = making.standing;
  if (blocked.has(nameOf(call))) return GIVEN_BACK;
  const round = ownRound(session, making.standing.round);
  const refusal = refusalOfStake(making.standing, terms.now, { session, round, amount });
  if (refusal) return refusal;
  // A bonus whose time is over is ended first; a round of a bonus moves its bonus.
  if ((running && isOver(running, terms.now)) || (round && round.userBonusId !== null)) return ALONE;
  const bonus = running?.status === 'ACTIVE' ? running : null;
  const tooHigh = refusalOfBonus(bonus, { round, amount });
  if (tooHigh) return tooHigh;
  const wallets = walletsOfStake(session.currency, bonus, round);
  const { balances } = making.standing;
  const limited = refusalOfLimits(making.standing, terms.now, session, { amount, wallets, balances });
  if (limited) return limited;
  const paid = posted(making, stakePosting(call, session, { amount, wallets }));
  if (!paid) return NOT_COVERED;
  const share = takenBy(paid.plan, session.userId);
  const left = staked(paid.making, call, round ? addStakes(stakeOf(round), share) : share, terms);
  if (!left?.standing.round) return ALONE;
  return { kind: 'done', making: left, round: left.standing.round, share, posting: paid.plan.posting.key };
}

function payResult(making: Making, call: Call, result: { amount: bigint; closes: boolean }, terms: Terms): Step {
  const { session } = making.standing;
  const { amount, closes } = result;
  const blocked = making.standing.blocked.has(nameOf(call));
  const round = roundToWin({ blocked, round: blocked ? null : ownRound(session, making.standing.round), amount });
  if (round.userBonusId !== null || whyHeld(terms.winMaximum, { session, round, amount })) return ALONE;
  const stake = stakeOf(round);
  const share = amount > 0n ? shareWin(amount, stake) : NO_WIN;
  const paid = amount > 0n ? posted(making, winPosting(winOfCall(call, session), share)) : { making, plan: null };
  if (!paid) throw new Error('What the house pays is always there.');
  const left = changed(
    paid.making,
    round,
    {
      stake,
      win: addWin(winOf(round), share),
      held: round.held,
      closed: round.closed || closes,
      balances: paid.making.standing.balances,
    },
    terms,
  );
  if (!left?.standing.round) return ALONE;
  const posting = paid.plan?.posting.key ?? null;
  return { kind: 'done', making: left, round: left.standing.round, share: { game: 0n, ...share }, posting, closes };
}

const stepOf = (making: Making, call: Call, action: Action, terms: Terms): Step =>
  action.action === 'bet' ? takeStake(making, call, action.amount, terms) : payResult(making, call, action, terms);

type Made = { kind: 'made'; making: Making; answer: Answer };

/** Makes one action: what it writes, its answer that is kept, and what the player is told. */
function make(making: Making, call: Call, action: Action, terms: Terms): Made | { kind: 'alone' } {
  const { session } = making.standing;
  const earlier = earlierAnswer(making.standing.earlier.get(nameOf(action)) ?? null, action.bodyHash);
  if (earlier) return { kind: 'made', making, answer: earlier };
  const step = stepOf(making, call, action, terms);
  if (step.kind === 'alone') return step;
  if (step.kind === 'refused') {
    const answer = answerOf(action, session, step);
    const row = keptCall(terms.now, call, { session, outcome: step, answer, transferId: null });
    const effects = { ...making.effects, calls: [...making.effects.calls, { row, posting: null }] };
    return { kind: 'made', making: { ...making, effects }, answer };
  }
  const { standing, effects } = step.making;
  const outcome = {
    kind: 'done' as const,
    round: step.round,
    share: step.share,
    balances: standing.balances,
    ...(step.closes === undefined ? {} : { closes: step.closes }),
  };
  const answer = answerOf(action, session, outcome);
  const row = keptCall(terms.now, call, { session, outcome, answer, transferId: null });
  const won =
    action.action === 'win' && step.posting
      ? { won: { electronic: step.share.electronic, bonus: step.share.bonus } }
      : {};
  const news = eventsOf(session, {
    changed: true,
    posted: step.posting !== null,
    round: step.round,
    balances: standing.balances,
    ...won,
  });
  return {
    kind: 'made',
    answer,
    making: {
      standing,
      effects: {
        ...effects,
        calls: [...effects.calls, { row, posting: step.posting }],
        events: [...effects.events, ...news],
      },
    },
  };
}

/** Of what a call tells, a round and a wallet that a later one takes the place of need not be told; what was won is. */
function lastWords(events: readonly PlayerEvent[]): readonly PlayerEvent[] {
  return events.filter((event, place) => {
    const later = events.slice(place + 1);
    if (event.type === 'round') return !later.some(({ type }) => type === 'round');
    if (event.type === 'wallet' || event.type === 'credits')
      return event.won !== undefined || !later.some(({ type }) => type === event.type);
    return true;
  });
}

/**
 * Decides a call on how things stand when its player's turn has come: its answers, and everything that is to be written. It reads and
 * writes nothing itself. Actions are made in their order, until one is refused: those before it stand.
 */
export function decideCall(call: WalletCall, standing: Standing, terms: Terms): Decided {
  let making: Making = { standing, effects: NOTHING_DONE };
  const answers: Answer[] = [];
  for (const action of call.actions) {
    const { integration, sessionId, roundId } = call;
    const { action: name, transactionId, bodyHash } = action;
    const named = { integration, sessionId, roundId, action: name, transactionId, bodyHash };
    const made = makeOrRefuse(making, named, action, terms);
    if (made.kind === 'alone') return ALONE;
    making = made.making;
    answers.push(made.answer);
    if (!made.answer.ok) break;
  }
  const { last } = making.standing.gaming;
  const gaming = last === standing.gaming.last ? null : last;
  const effects = { ...making.effects, gaming, events: lastWords(making.effects.events) };
  return { kind: 'decided', answers, effects };
}

function makeOrRefuse(making: Making, call: Call, action: Action, terms: Terms) {
  try {
    return make(making, call, action, terms);
  } catch (error) {
    if (!(error instanceof SeamlessCallError)) throw error;
    const answer: Answer = { ok: false, body: seamlessErrorBody(error.code, error.message) };
    return { kind: 'made' as const, making, answer };
  }
}
