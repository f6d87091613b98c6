import { type Outcome, winOf } from '../maths/engines';
import { isLaid, wonAtOnce } from './decisions';
import { FINAL_STATES, LeaseLostError, type Round, type RoundPatch, type RoundState, type RoundStore } from './round';

/**
 * The round store without a database, for tests of the state machine. Each call is one atomic write, as in PostgreSQL.
 * `expire` is what time does to the leases of a process that was killed.
 */
export function memoryStore(
  first: Round,
  drawOutcome: () => Outcome,
): RoundStore & { round: () => Round; expire: () => void; draws: () => number } {
  let round = first;
  let held: string | null = null;
  let leases = 0;
  let draws = 0;

  function write(lease: string, from: RoundState | null, next: Partial<Round>): Promise<Round> {
    if (held !== lease || (from !== null && round.state !== from)) return Promise.reject(new LeaseLostError(round.id));
    round = { ...round, ...next };
    if (FINAL_STATES.has(round.state)) held = null;
    return Promise.resolve(round);
  }
  const kept = (patch: RoundPatch) => ({
    balance: patch.balance ?? round.balance,
    failure: patch.failure ?? round.failure,
  });

  return {
    round: () => round,
    draws: () => draws,
    expire: () => {
      held = null;
    },
    async claim() {
      if (held !== null) return null;
      leases += 1;
      held = `lease-${leases}`;
      return { round, lease: held };
    },
    countAttempt: (_id, lease) => write(lease, null, { attempts: round.attempts + 1 }),
    move: (_id, lease, from, to, patch = {}) => write(lease, from, { state: to, attempts: 0, ...kept(patch) }),
    reject: (_id, lease, failure) =>
      write(lease, 'play_sent', { state: 'rejected', attempts: 0, outcome: null, win: null, nonce: null, failure }),
    draw(_id, lease, from, patch = {}) {
      const outcome = drawOutcome();
      draws += 1;
      const win = isLaid(outcome) ? wonAtOnce(outcome, round.stake) : winOf(outcome, round.stake);
      const end: Partial<Round> = win === null ? { state: 'deciding' } : { state: 'drawn', win };
      return write(lease, from, { ...end, attempts: 0, outcome, nonce: 0, ...kept(patch) });
    },
    async decide(_id, lease, step, decision, win) {
      if (
        (lease === null ? held !== null : held !== lease) ||
        round.state !== 'deciding' ||
        round.decisions.length !== step
      )
        return null;
      const end: Partial<Round> = win === null ? {} : { state: 'drawn', win };
      round = { ...round, ...end, attempts: 0, decisions: [...round.decisions, decision] };
      return round;
    },
    raise(_id, lease, step, { raise, win, balance }) {
      if (round.decisions.length !== step + 1) return Promise.reject(new LeaseLostError(round.id));
      const decisions = round.decisions.map((one, place) => (place === step ? { ...one, raise } : one));
      const end: Partial<Round> = win === null ? {} : { state: 'drawn', win };
      return write(lease, 'deciding', { ...end, decisions, attempts: 0, ...kept(balance === null ? {} : { balance }) });
    },
    async release(_id, lease) {
      if (held === lease) held = null;
    },
    async due() {
      return [round.id];
    },
  };
}
