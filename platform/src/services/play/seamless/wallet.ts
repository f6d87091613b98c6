import type { Context } from '../../../context';
import { poolingOf } from '../../../db/addresses';
import { limitsOf } from '../../../db/database';
import { openPipelines } from '../../../db/pipeline';
import { isSpread } from '../../../db/spread/is-spread';
import { seldom } from '../../../seldom';
import { createBatches } from './internal/batches';
import { makeAlone } from './internal/make-alone';
import { makeBatch } from './internal/make-batch';
import { createTurns } from './internal/turns';
import { isSessionId, playerOfSession } from './internal/whose-session';
import { measured } from './measured';
import type { Answer } from './movement';
import type { WalletCall } from './wallet-call';

/** Batches that are made side by side: while the database works on one, the next is decided. */
const LANES = 2;

/** Where providers' bets and wins are made. */
export type Wallet = {
  /** Makes a call. @returns an answer for each of its actions that was tried; only the last may be a refusal */
  make(call: WalletCall): Promise<Answer[]>;
  close(): Promise<void>;
};

/** What a call asks for: one action, or a play of several. */
const actionOf = ({ actions: [first, ...others] }: WalletCall): string =>
  others.length > 0 ? 'play' : (first?.action ?? 'none');

/**
 * Opens the wallet of this process; nothing connects before the first call.
 * @param spread whether players may lie on several servers, asked at the first call
 */
export function openWallet(ctx: Context, spread: () => Promise<boolean> = () => isSpread(ctx.db.$client)): Wallet {
  const { instruments } = ctx;
  const pipelines = openPipelines(ctx.env.DATABASE_URL, LANES, limitsOf(ctx.env), poolingOf(ctx.env));
  instruments?.addPool('wallet', pipelines.pool);
  const logFailed = seldom((err, missed) =>
    ctx.log.warn({ err, missed }, 'a batch of calls was undone; each is made by itself'),
  );
  const batches = createBatches<WalletCall, Answer[]>({
    lanes: LANES,
    keyOf: ({ sessionId }) => sessionId,
    together(calls) {
      instruments?.walletBatch.observe(calls.length);
      return makeBatch(ctx, pipelines, calls);
    },
    alone: (call) => makeAlone(ctx, call),
    failed(error) {
      instruments?.walletBatchesUndone.inc();
      logFailed(error);
    },
  });
  // Where players lie on several servers, a transaction of many would be one of many servers: each call has its own there. Those of a session
  // go one after another, as they would in the database, but without a connection for each that waits.
  const inTurn = createTurns();
  let known: Promise<boolean> | undefined;
  const isApart = (): Promise<boolean> => {
    known ??= spread().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  const make = async (call: WalletCall) => {
    if (!isSessionId(call.sessionId)) return makeAlone(ctx, call);
    if (await isApart())
      return inTurn(call.sessionId, async () => {
        await playerOfSession(ctx.db, call.sessionId);
        return makeAlone(ctx, call);
      });
    return batches.make(call);
  };
  return {
    make: instruments
      ? (call) =>
          measured(
            instruments,
            actionOf(call),
            () => make(call),
            (answers) => answers.at(-1),
          )
      : make,
    close: () => pipelines.close(),
  };
}
