import type { ListedBonus } from '@kozyr/contracts/bonuses';
import type { PlayerEvent, PublicEvent, Topic } from '@kozyr/contracts/events';
import type { Currency } from '@kozyr/contracts/money';
import type { Rights } from '@kozyr/contracts/operator/permissions';
import type { FanOut } from '@kozyr/kit/fan-out/fan-out';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Queryable } from './db/database';
import type { deposits } from './db/schema/payments';
import type { settlements } from './db/schema/settlements';
import type { Env } from './env';
import type { Instruments } from './instruments';

/** What every verb may use of the world; tests pass their own clock and database. */
export type Context = {
  env: Env;
  db: Database;
  /** Where reports, statements and exports are read; absent: from db. It may be a replica, some seconds behind. */
  reads?: Database | undefined;
  log: FastifyBaseLogger;
  /** The present moment. */
  now: () => Date;
  listeners: Listeners;
  /** How other processes are woken besides NOTIFY; absent: by that alone. */
  fanOut?: FanOut | undefined;
  /** Where what happens is measured; absent: nobody asks. */
  instruments?: Instruments | undefined;
};

/** What higher floors do when something happens on lower ones, which do not know them. Registered in listeners.ts, and nowhere else. */
export type Listeners = {
  /**
   * A player chose a bonus for a deposit that is about to begin: in its transaction, with the player locked. Answers the terms of now.
   * amount in minor units. @throws DomainError where it can't come with this deposit
   */
  depositBonusChosen: (
    ctx: Context,
    tx: Queryable,
    userId: string,
    chosen: { bonusId: string; amount: bigint },
  ) => Promise<ListedBonus>;
  /**
   * A deposit was credited: in its transaction, with its player locked. What it throws is undone alone; the money stays. Answers the bonus
   * that came with it, and what it gave in minor units; null: none came.
   */
  depositCredited: (
    ctx: Context,
    tx: Queryable,
    deposit: typeof deposits.$inferSelect,
  ) => Promise<{ terms: ListedBonus; given: bigint } | null>;
  /** The settled stakes of a player changed by so many minor units (below zero: taken back): in the round's transaction, with its player locked. */
  turnoverChanged: (tx: Queryable, now: Date, userId: string, currency: Currency, staked: bigint) => Promise<void>;
  /**
   * Answers whether a turnover that changes from one sum to another moves more than itself, by the rules of now. Where it does not, the
   * sum may be written without turnoverChanged. Minor units.
   */
  turnoverMoves: (ctx: Context) => Promise<(currency: Currency, before: bigint, after: bigint) => boolean>;
  /** A player may not play from now on: in the transaction that says so, with the player locked and their sign-ins ended. */
  playerStopped: (tx: Queryable, now: Date, userId: string) => Promise<void>;
  /** Rounds were settled: these take them from the queue, in this order. */
  roundsSettled: readonly SettledRoundsListener[];
};

export type Settlement = typeof settlements.$inferSelect;

/** What everybody who listens to a topic is to be told. */
export type PublicNews = { topic: Topic; event: PublicEvent };

/** What one player is to be told. */
export type PlayerNews = { userId: string; event: PlayerEvent };

/**
 * Takes settled rounds, oldest first, in one transaction with all other listeners: what it writes and the emptied queue commit
 * together, so each row counts exactly once, whatever crashes. It must not throw for anything a row may hold, and moves no
 * player's money: that is done by a verb of its own, which locks the player. What it answers is published after the last listener, to
 * players first: after a player's order lock no row is taken, and the lock of public events always comes after those of
 * players' events. All players are told by one call, in the order of their locks; each one told waits for the end.
 */
export type SettledRoundsListener = (
  ctx: Context,
  tx: Queryable,
  rows: readonly Settlement[],
) => Promise<void> | Promise<readonly (PublicNews | PlayerNews)[]>;

/** The logged-in player of a request, as their access token says. */
export type Caller = { userId: string; sessionId: string };

/** Where a call of the desk comes from, as its server says. */
export type DeskVisitor = {
  /** The address of the operator's browser. */
  address: string;
  /** As the browser names itself, at most 200 characters; empty: it does not. */
  userAgent: string;
  /** Leads from the audit log to the process's log. */
  requestId: string;
};

/** The operator of a request, as their key or their session of the desk says. */
export type OperatorCaller = {
  operatorId: string;
  name: string;
  /** The name of their role, and what it lets them do as this call came in. */
  role: string;
  rights: Rights;
  /** Leads from the audit log to the process's log. */
  requestId: string;
  /** Their session of the desk, and the address it calls from; left out for a key. */
  desk?: { sessionId: string; address: string };
};
