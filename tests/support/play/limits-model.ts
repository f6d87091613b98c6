import type { LimitKind, LimitPeriod } from '@kozyr/contracts/player-limits';

/** What counts, or counted: a deposit, a stake or a win of own money at a moment, minor units. */
export type Counted = { kind: 'deposit' | 'bet' | 'win'; at: Date; amount: bigint; undone: boolean };
type Change = { amount: bigint | null; from: number };
type Held = { kind: LimitKind; period: LimitPeriod; amount: bigint; change: Change | null };

const HOUR = 3_600_000;
const WAIT = 24 * HOUR;
const PAUSE = HOUR / 4;
const CONFIRMED_WITHIN = 7 * 24 * HOUR;

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The name of the day, week or month of a zone that a moment lies in: reckoned by names alone, not by lengths. */
function namesIn(timeZone: string): (at: Date, period: LimitPeriod) => string {
  const weekday = new Intl.DateTimeFormat('en-CA', { timeZone, weekday: 'short' });
  const date = new Intl.DateTimeFormat('en-CA', { timeZone });
  return (at, period) => {
    const day = date.format(at);
    if (period === 'day') return day;
    if (period === 'month') return day.slice(0, 7);
    const back = WEEK.indexOf(weekday.format(at));
    // Noon is on its day in whatever zone.
    return new Date(Date.parse(`${day}T12:00:00Z`) - back * 24 * HOUR).toISOString().slice(0, 10);
  };
}

/**
 * What limits mean, as simply as it can be said: everything that counts is kept and summed anew each time. money: whether they play for
 * money; of play for credits the time alone counts.
 */
export function limitsModel({ zone, money }: { zone: string; money: boolean }) {
  const nameOf = namesIn(zone);
  const counted: Counted[] = [];
  let held: Held[] = [];

  const find = (kind: LimitKind, period: LimitPeriod) =>
    held.find((limit) => limit.kind === kind && limit.period === period);
  const changeOf = ({ change }: Held, now: Date): Change | null =>
    change && now.getTime() < change.from + CONFIRMED_WITHIN ? change : null;
  const wait = (limit: Held, now: Date, amount: bigint | null) => {
    if (changeOf(limit, now)?.amount !== amount) limit.change = { amount, from: now.getTime() + WAIT };
  };

  /** The time from each stake to the next, a pause left out, that lies in the running period; what was given back was played too. */
  const secondsIn = (period: LimitPeriod, now: Date): bigint => {
    const stakes = counted.filter(({ kind }) => kind === 'bet').map(({ at }) => at);
    const gaps = stakes.map((at, nth) => {
      const before = stakes[nth - 1];
      if (before === undefined || at.getTime() - before.getTime() >= PAUSE) return 0;
      return nameOf(at, period) === nameOf(now, period) ? Math.floor((at.getTime() - before.getTime()) / 1000) : 0;
    });
    return BigInt(gaps.reduce((sum, gap) => sum + gap, 0));
  };
  /** What a stake now would add to the time that was played. */
  const gapNow = (now: Date): bigint => {
    const last = counted.findLast(({ kind }) => kind === 'bet')?.at.getTime() ?? 0;
    const gap = now.getTime() - last;
    return gap < PAUSE ? BigInt(Math.floor(gap / 1000)) : 0n;
  };

  /** What is used of a limit now. */
  const used = ({ kind, period }: Pick<Held, 'kind' | 'period'>, now: Date): bigint => {
    if (kind === 'time') return secondsIn(period, now);
    const here = counted.filter(({ at, undone }) => !undone && nameOf(at, period) === nameOf(now, period));
    const sum = (what: Counted['kind']) =>
      here.filter((one) => one.kind === what).reduce((total, { amount }) => total + amount, 0n);
    if (kind === 'deposit') return sum('deposit');
    if (!money) return 0n;
    return kind === 'stake' ? sum('bet') : sum('bet') - sum('win');
  };
  const passes = (now: Date, kinds: readonly LimitKind[], amount: bigint) =>
    held.some((limit) => kinds.includes(limit.kind) && used(limit, now) + amount > limit.amount);

  return {
    set(now: Date, kind: LimitKind, period: LimitPeriod, amount: bigint): void {
      const limit = find(kind, period);
      if (!limit) held.push({ kind, period, amount, change: null });
      else if (amount > limit.amount) wait(limit, now, amount);
      else Object.assign(limit, { amount, change: null });
    },
    /** Whether there is such a limit. */
    remove(now: Date, kind: LimitKind, period: LimitPeriod): boolean {
      const limit = find(kind, period);
      if (limit) wait(limit, now, null);
      return limit !== undefined;
    },
    /** The answer to a confirmation. */
    confirm(now: Date, kind: LimitKind, period: LimitPeriod): 'ok' | 'NOT_FOUND' | 'LIMIT_CHANGE_WAITS' {
      const limit = find(kind, period);
      const change = limit && changeOf(limit, now);
      if (!limit || !change) return 'NOT_FOUND';
      if (now.getTime() < change.from) return 'LIMIT_CHANGE_WAITS';
      if (change.amount === null) held = held.filter((other) => other !== limit);
      else Object.assign(limit, { amount: change.amount, change: null });
      return 'ok';
    },
    /** begins: it would be the first stake of its round. */
    allowsStake: (now: Date, amount: bigint, begins: boolean) =>
      !(money && passes(now, ['stake', 'loss'], amount)) &&
      !(begins && held.some((limit) => limit.kind === 'time' && used(limit, now) + gapNow(now) >= limit.amount)),
    allowsDeposit: (now: Date, amount: bigint) => !passes(now, ['deposit'], amount),
    count(one: Omit<Counted, 'undone'>): Counted {
      const kept = { ...one, undone: false };
      counted.push(kept);
      return kept;
    },
    /** As if it had never been counted. */
    forget(one: Counted): void {
      counted.splice(counted.indexOf(one), 1);
    },
    /** What is in force and used, by kind and period. */
    shown: (now: Date) =>
      Object.fromEntries(
        held.map((limit) => {
          const sum = used(limit, now);
          const name = `${limit.kind} ${limit.period}`;
          // Whole minutes, as they are shown.
          if (limit.kind === 'time') return [name, [`${limit.amount / 60n}`, `${sum / 60n}`]];
          return [name, [limit.amount, sum > 0n ? sum : 0n]];
        }),
      ),
  };
}
