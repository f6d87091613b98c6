import type { Currency } from '@kozyr/contracts/money';
import { traceOfNow } from '@kozyr/tracing/active';
import { changeOf, insertionInto } from '../../../../db/many-rows';
import type { Statement } from '../../../../db/pipeline';
import { rounds } from '../../../../db/schema/games';
import { settlements } from '../../../../db/schema/settlements';
import { postPlanned, transferOfKey } from '../../../../ledger/post-planned';
import { type News, publishStatement } from '../../../../outbox/publish';
import { keepGamings } from '../../../kernel/protection/count-gaming';
import { countPlays, isCounted } from '../../../kernel/protection/count-play';
import { stripeOf } from '../../games/provider-limit';
import { isLate, keepLateRounds } from '../../settlements/late-rounds';
import type { Effects, Kept } from './decide';

/** What one call of a batch writes, and whose it is. currency: of the player's account. */
export type Writing = { userId: string; currency: Currency; provider: string; day: string; effects: Effects };

const CHANGING = [
  'status',
  'closed',
  'stakeGame',
  'stakeElectronic',
  'stakeBonus',
  'winElectronic',
  'winBonus',
  'winForfeited',
  'held',
  'balanceGame',
  'balanceElectronic',
  'balanceBonus',
  'settledAt',
] as const;

const beginRounds = insertionInto(rounds, [
  'id',
  'integration',
  'providerRound',
  'userId',
  'sessionId',
  'game',
  'currency',
  'userBonusId',
  'houseEdge',
  'createdAt',
  ...CHANGING,
]);
const changeRounds = changeOf(rounds, 'id', CHANGING);
const queueSettlements = insertionInto(settlements, [
  'roundId',
  'userId',
  'game',
  'currency',
  'staked',
  'won',
  'paid',
  'realChange',
  'real',
  'stakedBefore',
  'wonBefore',
  'begunAt',
  'settledAt',
  'trace',
]);

/** The rows by which calls are known; which transfer each made is found by the key of its posting. */
const keepCalls = (calls: readonly Kept[]): Statement => ({
  name: 'keep_calls',
  text: `insert into seamless_calls (integration, action, transaction_id, body_hash, user_id, round_id, transfer_id, game, electronic,
      bonus, forfeited, closes, refused, answer, created_at)
    select c.integration, c.action, c.transaction_id, c.body_hash, c.user_id, c.round_id, ${transferOfKey('c.posting')}::text, c.game, c.electronic,
      c.bonus, c.forfeited, c.closes, c.refused, c.answer, c.created_at
    from json_to_recordset($1::json) as c(integration text, action text, transaction_id text, body_hash text, user_id uuid,
      round_id uuid, posting text, game bigint, electronic bigint, bonus bigint, forfeited bigint, closes boolean, refused text,
      answer json, created_at timestamptz)`,
  values: [
    JSON.stringify(
      calls.map(({ row, posting }) => ({
        integration: row.integration,
        action: row.action,
        transaction_id: row.transactionId,
        body_hash: row.bodyHash,
        user_id: row.userId,
        round_id: row.roundId,
        posting,
        game: `${row.game ?? 0n}`,
        electronic: `${row.electronic ?? 0n}`,
        bonus: `${row.bonus ?? 0n}`,
        forfeited: `${row.forfeited ?? 0n}`,
        closes: row.closes,
        refused: row.refused,
        answer: row.answer,
        created_at: row.createdAt,
      })),
    ),
  ],
});

const countTurnover = (writings: readonly Writing[]): Statement => ({
  name: 'count_turnover',
  text: `insert into player_turnover as kept (user_id, currency, staked)
    select user_id, currency, staked from json_to_recordset($1::json) as c(user_id uuid, currency text, staked bigint)
    on conflict (user_id) do update set staked = kept.staked + excluded.staked`,
  values: [
    JSON.stringify(
      writings.map(({ userId, currency, effects }) => ({ user_id: userId, currency, staked: `${effects.turnover}` })),
    ),
  ],
});

/** The rows are locked here, in their own order, after all that is the players': whoever holds one waits for no player. */
const countNets = (writings: readonly Writing[]): Statement => ({
  name: 'count_nets',
  text: `insert into provider_days as kept (day, provider, currency, stripe, net)
    select day, provider, currency, stripe, sum(net)
    from json_to_recordset($1::json) as c(day date, provider text, currency text, stripe smallint, net bigint)
    group by day, provider, currency, stripe order by day, provider, currency, stripe
    on conflict (day, provider, currency, stripe) do update set net = kept.net + excluded.net`,
  values: [
    JSON.stringify(
      writings.map(({ userId, currency, provider, day, effects }) => ({
        day,
        provider,
        currency,
        stripe: stripeOf(userId),
        net: `${effects.net}`,
      })),
    ),
  ],
});

/** What every player of a batch is told, in the order of its calls. */
export const newsOf = (writings: readonly Writing[]): News[] =>
  writings.flatMap(({ userId, effects }) => effects.events.map((event) => ({ userId, event })));

/** The statements that write what calls of different players did, in the order of locks that every call keeps. */
export function statementsOf(writings: readonly Writing[]): Statement[] {
  const all = writings.map(({ effects }) => effects);
  const trace = traceOfNow();
  const round = (begun: boolean) =>
    all.flatMap((effects) => (effects.round?.begun === begun ? [effects.round.state] : []));
  const some = <T>(rows: readonly T[], statement: (rows: readonly T[]) => Statement) =>
    rows.length > 0 ? [statement(rows)] : [];
  return [
    ...some(
      all.flatMap(({ postings }) => postings),
      postPlanned,
    ),
    ...some(round(true), beginRounds),
    ...some(round(false), changeRounds),
    ...some(round(false).filter(isLate), keepLateRounds),
    ...some(
      all.flatMap(({ calls }) => calls),
      keepCalls,
    ),
    ...some(
      writings.filter(({ effects }) => effects.turnover !== 0n),
      countTurnover,
    ),
    ...some(
      writings
        .filter(({ effects }) => isCounted(effects.play))
        .map(({ userId, day, effects }) => ({ userId, day, play: effects.play })),
      countPlays,
    ),
    ...some(
      writings.flatMap(({ userId, effects: { gaming } }) => (gaming ? [{ userId, ...gaming }] : [])),
      keepGamings,
    ),
    ...some(
      all.flatMap(({ settlements }) => settlements.map((one) => ({ ...one, trace }))),
      queueSettlements,
    ),
    ...some(
      writings.filter(({ effects }) => effects.net !== 0n),
      countNets,
    ),
    ...some(newsOf(writings), publishStatement),
  ];
}
