import { and, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import {
  consents,
  credentials,
  phoneProofs,
  refreshTokens,
  sessions,
  users,
  verificationCodes,
} from '../../../db/schema/accounts';
import { battleEntries, battlePrizes } from '../../../db/schema/battles';
import { userBonuses } from '../../../db/schema/bonuses';
import { cashbackClaims, cashbackWeeks } from '../../../db/schema/cashback';
import { chargebacks } from '../../../db/schema/chargebacks';
import { chatMessages, chatThreads, contactRequests } from '../../../db/schema/chat';
import { playerEvents } from '../../../db/schema/events';
import { registerChecks } from '../../../db/schema/exclusion-register';
import { gameSessions, rounds } from '../../../db/schema/games';
import { harmCases, harmSignals, harmSteps } from '../../../db/schema/harm';
import { heldWins } from '../../../db/schema/held-wins';
import { identityChecks, identityDocuments } from '../../../db/schema/identity';
import { jackpotRounds } from '../../../db/schema/jackpots';
import { outboxMessages } from '../../../db/schema/messages';
import { nicknameReports, nicknames, playerNames } from '../../../db/schema/nicknames';
import { notificationSettings, notifications, pushSubscriptions } from '../../../db/schema/notifications';
import { adjustments } from '../../../db/schema/operators';
import { deposits, paymentEvents } from '../../../db/schema/payments';
import { personMarks } from '../../../db/schema/person-marks';
import { gameDemos, gameFavourites } from '../../../db/schema/player-games';
import { groupedPlayers } from '../../../db/schema/player-groups';
import { playerNotes, playerTags } from '../../../db/schema/player-records';
import { gamingSessions, playerDays, playerLimits, playerProtection } from '../../../db/schema/protection';
import { playerTurnover } from '../../../db/schema/rating';
import { receivedBonuses } from '../../../db/schema/received-bonuses';
import { riskCases, riskSteps } from '../../../db/schema/risk';
import { savedCards } from '../../../db/schema/saved-cards';
import { secondFactors } from '../../../db/schema/second-factor';
import { lateRounds } from '../../../db/schema/settlements';
import { doneTasks, taskCounts } from '../../../db/schema/tasks';
import { wheelSeeds, wheelSpins } from '../../../db/schema/wheel';
import { withdrawals } from '../../../db/schema/withdrawals';
import { isExcludedNow } from '../../kernel/protection/forget-marks';
import { forgetCards } from '../../money/saved-cards/forget-cards';

export type PlayerRow = typeof users.$inferSelect;

/** What an erasure does to the player's rows of a table. */
export type Erasure = { table: PgTable } & (
  | { rows: 'kept'; because: string }
  | { rows: 'emptied' | 'deleted'; erase: (ctx: Context, tx: Queryable, player: PlayerRow) => Promise<unknown> }
);

/** What stands in the place of a text that may speak of a person. */
const ERASED = 'erased';
const BOOKS = 'amounts and moments under the bare id: the books, which the law keeps';
const contactsOf = ({ phone, email }: PlayerRow) => [phone, email].filter((contact) => contact !== null);

/** Of a gateway's events: what names a card and the payer's pages. */
const CARD_PARTS = sql`array['token', 'mask', 'brand', 'fingerprint', 'card_fingerprint', 'kept_card', 'hosted_url']`;

async function emptyPaymentEvents(tx: Queryable, userId: string): Promise<void> {
  const own = sql`select ${deposits.id} from ${deposits} where ${deposits.userId} = ${userId}`;
  const paidOut = sql`select ${withdrawals.id}::text from ${withdrawals} where ${withdrawals.userId} = ${userId}`;
  await tx.execute(sql`
    update ${paymentEvents} set body = jsonb_set(body, '{payment}', (body -> 'payment') - ${CARD_PARTS})
    where ${paymentEvents.depositId} in (${own}) and body ? 'payment'`);
  await tx.execute(sql`
    update ${paymentEvents} set body = jsonb_set(body, '{card}', (body -> 'card') - ${CARD_PARTS})
    where ${paymentEvents.type} = 'card' and body -> 'card' ->> 'merchant_reference' in (${paidOut})`);
}

/** A table of which every row with the player's id is deleted. */
const ownRowsOf = (table: PgTable & { userId: AnyPgColumn }): Erasure => ({
  table,
  rows: 'deleted',
  erase: (_, tx, { id }) => tx.delete(table).where(eq(table.userId, id)),
});

/** A table of which every row to a phone or an email of the player's is deleted. */
const rowsToContactsOf = (table: PgTable, contact: AnyPgColumn): Erasure => ({
  table,
  rows: 'deleted',
  erase: (_, tx, player) => tx.delete(table).where(inArray(contact, contactsOf(player))),
});

/**
 * Every table that speaks of players, and what an erasure does there: those with a key to the player and those that hold a contact. In the
 * order in which it is done; the player's own row comes last, since the others are found by what it holds.
 */
export const ERASURES: readonly Erasure[] = [
  ownRowsOf(credentials),
  ownRowsOf(secondFactors),
  ownRowsOf(phoneProofs),
  {
    table: sessions,
    rows: 'emptied',
    erase: async (_, tx, { id }) => {
      const own = tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id));
      await tx.delete(refreshTokens).where(inArray(refreshTokens.sessionId, own));
      await tx.update(sessions).set({ device: '', address: '', browser: '' }).where(eq(sessions.userId, id));
    },
  },
  rowsToContactsOf(verificationCodes, verificationCodes.contact),
  rowsToContactsOf(outboxMessages, outboxMessages.recipient),
  rowsToContactsOf(contactRequests, contactRequests.email),
  ownRowsOf(playerEvents),
  ownRowsOf(pushSubscriptions),
  ownRowsOf(notifications),
  ownRowsOf(notificationSettings),
  ownRowsOf(chatMessages),
  ownRowsOf(chatThreads),
  ownRowsOf(playerNotes),
  ownRowsOf(playerTags),
  ownRowsOf(groupedPlayers),
  {
    table: withdrawals,
    rows: 'emptied',
    erase: (_, tx, { id }) =>
      tx
        .update(withdrawals)
        .set({
          recipientName: ERASED,
          cardUrl: null,
          // A withdrawal that was paid had a card: that much stays said.
          cardToken: sql`case when ${withdrawals.cardToken} is null then null else ${ERASED} end`,
          cardBrand: null,
          cardMask: null,
          cardFingerprint: null,
          returnPath: '/',
        })
        .where(eq(withdrawals.userId, id)),
  },
  {
    table: deposits,
    rows: 'emptied',
    erase: async (_, tx, { id }) => {
      await tx.update(deposits).set({ redirectUrl: null, returnPath: '/' }).where(eq(deposits.userId, id));
      await emptyPaymentEvents(tx, id);
    },
  },
  {
    table: savedCards,
    rows: 'emptied',
    // The sealed token stays until a job has told the gateway to forget the card; then the row is gone.
    erase: (ctx, tx, { id }) => forgetCards(tx, ctx.now(), eq(savedCards.userId, id)),
  },
  {
    table: adjustments,
    rows: 'emptied',
    erase: (_, tx, { id }) =>
      tx.update(adjustments).set({ note: ERASED, reason: ERASED }).where(eq(adjustments.userId, id)),
  },
  {
    table: heldWins,
    rows: 'emptied',
    erase: (_, tx, { id }) =>
      tx
        .update(heldWins)
        .set({ note: ERASED })
        .where(and(eq(heldWins.userId, id), isNotNull(heldWins.note))),
  },
  {
    table: identityDocuments,
    rows: 'kept',
    because:
      'pictures go with their checks; of those that proved who paid, the law on money laundering keeps them for five years (forget-checks.ts)',
  },
  {
    table: identityChecks,
    rows: 'emptied',
    erase: (_, tx, { id }) =>
      tx
        .delete(identityChecks)
        .where(and(eq(identityChecks.userId, id), inArray(identityChecks.status, ['DRAFT', 'SUBMITTED', 'DENIED']))),
  },
  {
    table: harmCases,
    rows: 'emptied',
    erase: async (_, tx, { id }) => {
      const own = tx.select({ id: harmCases.id }).from(harmCases).where(eq(harmCases.userId, id));
      await tx.update(harmSteps).set({ note: ERASED }).where(inArray(harmSteps.caseId, own));
      await tx
        .update(harmCases)
        .set({
          reason: ERASED,
          closingNote: sql`case when ${harmCases.closedAt} is null then null else ${ERASED} end`,
        })
        .where(eq(harmCases.userId, id));
    },
  },
  {
    table: riskCases,
    rows: 'emptied',
    // That there was a case and what it came to stays; the words about a person do not.
    erase: async (_, tx, { id }) => {
      const own = tx.select({ id: riskCases.id }).from(riskCases).where(eq(riskCases.userId, id));
      await tx
        .update(riskSteps)
        .set({ text: ERASED })
        .where(and(inArray(riskSteps.caseId, own), notInArray(riskSteps.step, ['assigned', 'linked'])));
      await tx.update(riskCases).set({ reason: ERASED }).where(eq(riskCases.userId, id));
    },
  },
  ownRowsOf(nicknames),
  ownRowsOf(playerNames),
  {
    table: nicknameReports,
    rows: 'deleted',
    erase: (_, tx, { id }) =>
      tx.delete(nicknameReports).where(or(eq(nicknameReports.userId, id), eq(nicknameReports.reporterId, id))),
  },
  ownRowsOf(gameFavourites),
  ownRowsOf(gameDemos),
  ownRowsOf(playerLimits),
  ownRowsOf(gamingSessions),
  ownRowsOf(registerChecks),
  ownRowsOf(wheelSeeds),
  ownRowsOf(taskCounts),
  {
    table: personMarks,
    rows: 'deleted',
    // Keyed hashes outlive the person's data as long as an exclusion runs: erasing is no way around it. A job deletes them then.
    erase: async (ctx, tx, { id }) => {
      if (!(await isExcludedNow(tx, ctx.now(), id))) await tx.delete(personMarks).where(eq(personMarks.userId, id));
    },
  },
  {
    table: users,
    rows: 'emptied',
    erase: (ctx, tx, { id }) =>
      tx
        .update(users)
        .set({
          phone: null,
          email: null,
          phoneVerifiedAt: null,
          emailVerifiedAt: null,
          locale: null,
          limitsRemindedAt: null,
          erasedAt: ctx.now(),
        })
        .where(eq(users.id, id)),
  },
  { table: consents, rows: 'kept', because: 'which terms were agreed to when: what every claim is judged by' },
  { table: playerProtection, rows: 'kept', because: 'states and their moments: they hold on, and name nobody' },
  { table: playerDays, rows: 'kept', because: BOOKS },
  { table: harmSignals, rows: 'kept', because: 'what the books showed on a day, in numbers' },
  { table: chargebacks, rows: 'kept', because: BOOKS },
  { table: gameSessions, rows: 'kept', because: 'rounds belong to them; they name neither device nor address' },
  { table: rounds, rows: 'kept', because: BOOKS },
  { table: lateRounds, rows: 'kept', because: BOOKS },
  { table: userBonuses, rows: 'kept', because: BOOKS },
  { table: receivedBonuses, rows: 'kept', because: BOOKS },
  { table: cashbackWeeks, rows: 'kept', because: BOOKS },
  { table: cashbackClaims, rows: 'kept', because: BOOKS },
  { table: playerTurnover, rows: 'kept', because: BOOKS },
  { table: battleEntries, rows: 'kept', because: 'places of a battle, which others read under two digits' },
  { table: battlePrizes, rows: 'kept', because: BOOKS },
  { table: jackpotRounds, rows: 'kept', because: BOOKS },
  { table: wheelSpins, rows: 'kept', because: BOOKS },
  { table: doneTasks, rows: 'kept', because: BOOKS },
];
