import { randomUUID } from 'node:crypto';
import type { WalletValidation } from '@kozyr/contracts/operator/integrations';
import { subMinutes } from 'date-fns';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { games, providers } from '../../../db/schema/games';
import { walletValidations } from '../../../db/schema/integrations';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { knownGames } from '../../../gateways/providers/integrations';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { holding } from '../../kernel/integrations/keyring';
import { getIntegration } from './change';

/** Longer than any run takes: one that is older was cut off with its process. */
const CUT_OFF_MINUTES = 10;
const KEPT = 10;

/** What a trial is made with: as whom, by which secret, and in which game. */
export type Trial = { platform: string; provider: string; secret: string; game: string };
/** Tries every rule of the wallet. It is put in by the routes. @throws Error whose message says why it can't be tried */
export type TryWallet = (trial: Trial) => Promise<WalletValidation['findings']>;

type Row = { run: typeof walletValidations.$inferSelect; by: string };

function viewOf({ run, by }: Row, now: Date): WalletValidation {
  const cutOff = run.state === 'running' && run.startedAt < subMinutes(now, CUT_OFF_MINUTES);
  return {
    id: run.id,
    state: cutOff ? 'broken' : run.state,
    started_by: by,
    started_at: run.startedAt.toISOString(),
    ended_at: run.endedAt?.toISOString() ?? null,
    problem: cutOff ? 'The process that tried it ended before it was done.' : run.problem,
    findings: run.findings,
  };
}

/** The last runs, newest first. @throws DomainError NOT_FOUND */
export async function listIntegrationValidations(ctx: Context, name: string): Promise<{ items: WalletValidation[] }> {
  await getIntegration(ctx, name);
  const rows = await ctx.db
    .select({ run: walletValidations, by: operators.name })
    .from(walletValidations)
    .innerJoin(operators, eq(walletValidations.startedBy, operators.id))
    .where(eq(walletValidations.integration, name))
    .orderBy(desc(walletValidations.startedAt))
    .limit(KEPT);
  const now = ctx.now();
  return { items: rows.map((row) => viewOf(row, now)) };
}

const refused = (why: string, message: string) => new DomainError('STATE_CONFLICT', message, { why });

/** What a run is made with. @throws DomainError NOT_FOUND, STATE_CONFLICT where it can't be tried here */
async function trialOf(ctx: Context, name: string): Promise<Trial> {
  const { kind, state } = await getIntegration(ctx, name);
  // A new player pays in through the sandbox and plays: where money is real nobody does that on the side.
  if (ctx.env.KOZYR_MODE === 'production')
    throw refused('trial_only', 'The wallet is tried on a platform in trial mode, by a player made for it.');
  const integration = (await knownGames(ctx).current()).get(name);
  if (kind !== 'games' || integration?.protocol === 'hub88')
    throw refused('own_protocol_only', 'Only integrations of the protocol kozyr-games are tried so.');
  const [key] = holding(integration?.keys ?? [], 'shared', ctx.now());
  if (state !== 'on' || !key) throw refused('not_on', 'Turn the integration on first.');
  const [game] = await ctx.db
    .select({ slug: games.slug })
    .from(games)
    .innerJoin(providers, eq(games.provider, providers.slug))
    .where(
      and(
        eq(providers.integration, name),
        eq(games.available, true),
        eq(games.enabled, true),
        eq(providers.enabled, true),
        eq(games.category, 'slots'),
      ),
    )
    .orderBy(asc(games.slug))
    .limit(1);
  if (!game) throw refused('no_game', 'None of its games is on offer yet.');
  return { platform: ctx.env.PLATFORM_URL, provider: name, secret: key.secret, game: game.slug };
}

/** Tries the wallet and keeps what came of it. It throws nothing: nobody waits for it. */
async function run(ctx: Context, id: string, trial: Trial, tryWallet: TryWallet): Promise<void> {
  const end = (set: Partial<typeof walletValidations.$inferInsert>) =>
    ctx.db
      .update(walletValidations)
      .set({ ...set, endedAt: ctx.now() })
      .where(eq(walletValidations.id, id));
  try {
    const findings = await tryWallet(trial);
    await end({ state: findings.every(({ got }) => got === null) ? 'passed' : 'failed', findings });
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    ctx.log.warn({ err: error, integration: trial.provider }, 'the wallet could not be tried');
    await end({ state: 'broken', problem: problem.slice(0, 1_000) }).catch((failed: unknown) =>
      ctx.log.error({ err: failed, validation: id }, 'the end of a trial could not be kept'),
    );
  }
}

/** Starts a run in the background. @throws DomainError NOT_FOUND, STATE_CONFLICT */
export async function validateIntegrationWallet(
  ctx: Context,
  caller: OperatorCaller,
  { name, tryWallet }: { name: string; tryWallet: TryWallet },
): Promise<WalletValidation> {
  const trial = await trialOf(ctx, name);
  const now = ctx.now();
  const [last] = (await listIntegrationValidations(ctx, name)).items;
  if (last?.state === 'running') throw refused('runs_already', 'A run is under way.');
  const started = { id: randomUUID(), integration: name, state: 'running', startedAt: now } as const;
  const [row] = await ctx.db.transaction(async (tx) => {
    await recordOperatorDeed(ctx, tx, caller, {
      action: 'integration_wallet_tried',
      subject: { kind: 'integration', id: name },
    });
    return tx
      .insert(walletValidations)
      .values({ ...started, startedBy: caller.operatorId, findings: [] })
      .returning();
  });
  if (!row) throw new Error('A run was not kept.');
  void run(ctx, row.id, trial, tryWallet);
  return viewOf({ run: row, by: caller.name }, now);
}
