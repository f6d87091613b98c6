import { DomainError } from '../errors';

/** What is served first when a place becomes free, from left to right. */
export const WORK_CLASSES = ['settle', 'operate', 'play', 'sign-in', 'outside', 'act', 'read'] as const;
export type WorkClass = (typeof WORK_CLASSES)[number];

export type WorkLimits = {
  /** Requests in work at one time, of all classes. */
  atOnce: number;
  /** Requests that wait for a place, of each class. */
  waiting: number;
  /** How long one may wait, milliseconds. */
  waitMs: number;
};

/** There is no place, and none within the time one may wait. Nothing of the request was done. */
export class Overloaded extends DomainError {
  constructor() {
    super(
      'OVERLOADED',
      'Too many requests are in work. Nothing of this one was done: send it again after Retry-After.',
    );
  }
}

/** Whoever asked has gone before anything was done. */
export class CallerLeft extends Error {
  override name = 'CallerLeft';
}

/** Whoever waits for an answer, for as long as they do. */
export type Caller = {
  hasLeft(): boolean;
  /** Has `act` called when they go. @returns what takes that back */
  onLeaving(act: () => void): () => void;
};

/** Gives the place back; more than once does no harm. */
export type Leave = () => void;

export type WorkGate = {
  /** Whether a request of the class would find neither a place nor room to wait. */
  isFull(kind: WorkClass): boolean;
  /**
   * Resolves with a place.
   * @throws Overloaded, CallerLeft
   */
  enter(kind: WorkClass, caller: Caller): Promise<Leave>;
  /** How many work and wait now. */
  load(): { working: number; waiting: number };
};

/**
 * The share of all places one class may fill. What is left over is the others': a flood of bets can't keep a win out, nor a slow
 * payment gateway a bet. Signing in is mostly hashing, which has its own few threads.
 */
const SHARES: Record<WorkClass, number> = {
  settle: 1,
  operate: 0.25,
  play: 0.75,
  'sign-in': 0.2,
  outside: 0.25,
  act: 0.5,
  read: 0.5,
};

type Waiting = { admit: () => void };

/** Bounds what is worked on at one time, by class and in all; who may wait is served by class, then by arrival. */
export function createWorkGate(limits: WorkLimits): WorkGate {
  const lanes = WORK_CLASSES.map((kind) => ({
    kind,
    places: Math.max(1, Math.floor(limits.atOnce * SHARES[kind])),
    working: 0,
    queue: new Set<Waiting>(),
  }));
  type Lane = (typeof lanes)[number];
  const byKind = new Map(lanes.map((lane) => [lane.kind, lane]));
  let working = 0;

  const laneOf = (kind: WorkClass): Lane => {
    const lane = byKind.get(kind);
    if (!lane) throw new Error(`There is no class of work named ${kind}.`);
    return lane;
  };
  const hasPlace = (lane: Lane) => working < limits.atOnce && lane.working < lane.places;

  function take(lane: Lane): Leave {
    lane.working += 1;
    working += 1;
    let taken = true;
    return () => {
      if (!taken) return;
      taken = false;
      lane.working -= 1;
      working -= 1;
      const next = lanes.find((one) => one.queue.size > 0 && hasPlace(one));
      const [first] = next?.queue ?? [];
      first?.admit();
    };
  }

  function wait(lane: Lane, caller: Caller): Promise<Leave> {
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        stopListening();
        lane.queue.delete(waiting);
      };
      const waiting: Waiting = {
        admit: () => {
          end();
          resolve(take(lane));
        },
      };
      const timer = setTimeout(() => {
        end();
        reject(new Overloaded());
      }, limits.waitMs);
      const stopListening = caller.onLeaving(() => {
        end();
        reject(new CallerLeft());
      });
      lane.queue.add(waiting);
    });
  }

  return {
    isFull(kind) {
      const lane = laneOf(kind);
      return !hasPlace(lane) && lane.queue.size >= limits.waiting;
    },
    async enter(kind, caller) {
      const lane = laneOf(kind);
      if (caller.hasLeft()) throw new CallerLeft();
      if (hasPlace(lane)) return take(lane);
      if (lane.queue.size >= limits.waiting) throw new Overloaded();
      return wait(lane, caller);
    },
    load: () => ({ working, waiting: lanes.reduce((sum, { queue }) => sum + queue.size, 0) }),
  };
}
