import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { consents, credentials, phoneProofs, sessions, users } from '../../../db/schema/accounts';
import { auditLog } from '../../../db/schema/audit';
import { battleEntries, battlePoints, battlePrizes } from '../../../db/schema/battles';
import { userBonuses } from '../../../db/schema/bonuses';
import { cashbackClaims, cashbackWeeks } from '../../../db/schema/cashback';
import { chargebacks } from '../../../db/schema/chargebacks';
import { chatMessages, chatThreads } from '../../../db/schema/chat';
import { registerChecks } from '../../../db/schema/exclusion-register';
import { gameSessions, rounds } from '../../../db/schema/games';
import { harmCases, harmSignals } from '../../../db/schema/harm';
import { heldWins } from '../../../db/schema/held-wins';
import { identityChecks, identityDocuments } from '../../../db/schema/identity';
import { jackpotRounds } from '../../../db/schema/jackpots';
import { nicknameReports, nicknames, playerNames } from '../../../db/schema/nicknames';
import { notificationSettings, notifications, pushSubscriptions } from '../../../db/schema/notifications';
import { adjustments } from '../../../db/schema/operators';
import { deposits } from '../../../db/schema/payments';
import { personMarks } from '../../../db/schema/person-marks';
import { gameDemos, gameFavourites } from '../../../db/schema/player-games';
import { groupedPlayers } from '../../../db/schema/player-groups';
import { playerNotes, playerTags } from '../../../db/schema/player-records';
import { gamingSessions, playerDays, playerLimits, playerProtection } from '../../../db/schema/protection';
import { playerTurnover } from '../../../db/schema/rating';
import { receivedBonuses } from '../../../db/schema/received-bonuses';
import { riskCases } from '../../../db/schema/risk';
import { savedCards } from '../../../db/schema/saved-cards';
import { secondFactors } from '../../../db/schema/second-factor';
import { lateRounds } from '../../../db/schema/settlements';
import { doneTasks, taskCounts } from '../../../db/schema/tasks';
import { wheelSeeds, wheelSpins } from '../../../db/schema/wheel';
import { withdrawals } from '../../../db/schema/withdrawals';

/** Records of one kind, as the file names them. */
export type Section = {
  name: string;
  table: PgTable;
  /** Which rows are the player's. */
  own: (userId: string) => SQL | undefined;
  /** Columns that stay here: secrets, other people, and what only moves our machines. By their names in the table's schema. */
  leave: readonly string[];
  /** What is said instead of such a column, by the name in the file. */
  says?: Readonly<Record<string, SQL>>;
  /** Where there may be very many: a unique column that grows, by which they are read piece by piece. */
  by?: PgColumn;
};

const of = (column: PgColumn) => (userId: string) => eq(column, userId);
const ours = ['idempotencyKey', 'gateway', 'returnPath', 'locale', 'askedAt'];

/** What a player gets of each table, in the order of the file. Movements of money come from the ledger, beside these. */
export const SECTIONS: readonly Section[] = [
  { name: 'account', table: users, own: of(users.id), leave: [] },
  { name: 'consents', table: consents, own: of(consents.userId), leave: [] },
  { name: 'password', table: credentials, own: of(credentials.userId), leave: ['passwordHash'] },
  { name: 'second_factor', table: secondFactors, own: of(secondFactors.userId), leave: ['sealedSecret', 'lastStep'] },
  { name: 'phone_proofs', table: phoneProofs, own: of(phoneProofs.userId), leave: ['codeHash', 'triesLeft'] },
  {
    name: 'sign_ins',
    table: sessions,
    own: of(sessions.userId),
    leave: ['unheardAnswer', 'refusedAnswers', 'browser'],
    says: { browser_word_kept: sql<boolean>`${sessions.browser} <> ''` },
  },
  {
    name: 'own_changes',
    table: auditLog,
    own: (userId) =>
      and(eq(auditLog.actorKind, 'player'), eq(auditLog.subjectKind, 'player'), eq(auditLog.subject, userId)),
    leave: ['id', 'actorKind', 'actor', 'subjectKind', 'subject'],
  },
  {
    name: 'identity_checks',
    table: identityChecks,
    own: of(identityChecks.userId),
    leave: [
      'sealedNumber',
      'numberHash',
      'verifier',
      'reference',
      'askedAt',
      'withOperatorSince',
      'operatorNote',
      'decidedBy',
    ],
  },
  // The pictures themselves are the player's own to begin with, and leave the database for nobody but operators.
  { name: 'identity_pictures', table: identityDocuments, own: of(identityDocuments.userId), leave: ['sealed'] },
  { name: 'protection', table: playerProtection, own: of(playerProtection.userId), leave: ['suspendedFor'] },
  { name: 'known_by', table: personMarks, own: of(personMarks.userId), leave: ['hash', 'sharedAt'] },
  { name: 'register_checks', table: registerChecks, own: of(registerChecks.userId), leave: [] },
  { name: 'limits', table: playerLimits, own: of(playerLimits.userId), leave: [] },
  { name: 'days_of_play', table: playerDays, own: of(playerDays.userId), leave: [] },
  { name: 'last_gaming_session', table: gamingSessions, own: of(gamingSessions.userId), leave: [] },
  { name: 'signs_of_harm', table: harmSignals, own: of(harmSignals.userId), leave: [] },
  {
    name: 'cases_of_harm',
    table: harmCases,
    own: of(harmCases.userId),
    leave: ['openedBy', 'closedBy', 'reason', 'closingNote'],
  },
  {
    name: 'notifications',
    table: notifications,
    own: of(notifications.userId),
    leave: ['key', 'pushAt', 'attempts'],
  },
  { name: 'notification_settings', table: notificationSettings, own: of(notificationSettings.userId), leave: [] },
  {
    name: 'devices_pushed_to',
    table: pushSubscriptions,
    own: of(pushSubscriptions.userId),
    leave: ['endpoint', 'p256dh', 'auth'],
  },
  { name: 'nickname', table: nicknames, own: of(nicknames.userId), leave: ['folded'] },
  { name: 'read_by_others', table: playerNames, own: of(playerNames.userId), leave: [] },
  // What the player reported. Who reported theirs is another person.
  {
    name: 'nicknames_reported',
    table: nicknameReports,
    own: of(nicknameReports.reporterId),
    leave: ['userId', 'folded', 'decidedBy'],
  },
  { name: 'favourite_games', table: gameFavourites, own: of(gameFavourites.userId), leave: [] },
  { name: 'games_tried', table: gameDemos, own: of(gameDemos.userId), leave: [] },
  {
    name: 'deposits',
    table: deposits,
    own: of(deposits.userId),
    leave: [...ours, 'redirectUrl', 'gatewayPaymentId', 'savedCardId'],
  },
  {
    name: 'saved_cards',
    table: savedCards,
    // Of one that was forgotten nothing is left to tell.
    own: (userId) => and(eq(savedCards.userId, userId), isNull(savedCards.forgottenAt)),
    leave: ['gateway', 'sealedToken', 'cardHash', 'forgottenAt'],
  },
  {
    name: 'withdrawals',
    table: withdrawals,
    own: of(withdrawals.userId),
    leave: [...ours, 'holdId', 'cardId', 'cardUrl', 'cardToken', 'cardFingerprint', 'payoutId'],
  },
  { name: 'chargebacks', table: chargebacks, own: of(chargebacks.userId), leave: ['gateway', 'gatewayId'] },
  {
    name: 'corrections',
    table: adjustments,
    own: of(adjustments.userId),
    leave: ['reason', 'idempotencyKey', 'proposedBy', 'decidedBy'],
  },
  {
    name: 'game_sessions',
    table: gameSessions,
    own: of(gameSessions.userId),
    leave: ['integration', 'tokenHash', 'tokenExpiresAt', 'signInId'],
    by: gameSessions.id,
  },
  {
    name: 'rounds',
    table: rounds,
    own: of(rounds.userId),
    leave: ['integration', 'houseEdge'],
    by: rounds.ordinal,
  },
  {
    name: 'wins_looked_at',
    table: heldWins,
    own: of(heldWins.userId),
    leave: ['integration', 'transactionId', 'proposedBy', 'proposedAt', 'decidedBy'],
  },
  { name: 'bonuses', table: userBonuses, own: of(userBonuses.userId), leave: [] },
  { name: 'received', table: receivedBonuses, own: of(receivedBonuses.userId), leave: [] },
  { name: 'cashback_weeks', table: cashbackWeeks, own: of(cashbackWeeks.userId), leave: [] },
  { name: 'cashback_taken', table: cashbackClaims, own: of(cashbackClaims.userId), leave: ['idempotencyKey'] },
  { name: 'rating', table: playerTurnover, own: of(playerTurnover.userId), leave: [] },
  { name: 'battles', table: battleEntries, own: of(battleEntries.userId), leave: [] },
  { name: 'battle_prizes', table: battlePrizes, own: of(battlePrizes.userId), leave: [] },
  // The cards of a round that still runs are covered.
  { name: 'jackpot_rounds', table: jackpotRounds, own: of(jackpotRounds.userId), leave: ['id', 'potId', 'cards'] },
  { name: 'wheel_spins', table: wheelSpins, own: of(wheelSpins.userId), leave: [] },
  { name: 'tasks_done', table: doneTasks, own: of(doneTasks.userId), leave: [] },
  {
    name: 'chat',
    table: chatThreads,
    own: of(chatThreads.userId),
    leave: ['unreadByOperators', 'waitingSince', 'assignedTo', 'changedIn'],
  },
  {
    name: 'chat_messages',
    table: chatMessages,
    own: of(chatMessages.userId),
    leave: ['operatorId', 'idempotencyKey', 'answeredAfterSeconds'],
    by: chatMessages.id,
  },
];

/** Tables that name players and are not in the file, and why. */
export const LEFT_OUT: readonly { table: PgTable; because: string }[] = [
  { table: wheelSeeds, because: 'a secret until the spin that it decides; then it stands with the spin' },
  {
    table: taskCounts,
    because: 'rounds of the file added up, kept for some weeks; what came of them stands in tasks_done',
  },
  {
    table: playerNotes,
    because: 'what operators write for each other; a suspicion may be among it, of which the law lets nobody be told',
  },
  { table: playerTags, because: 'as the notes' },
  { table: riskCases, because: 'as the notes: it is a suspicion' },
  { table: groupedPlayers, because: 'as the notes; the bonuses that came of it are in the file' },
  { table: lateRounds, because: 'rounds of the file once more: which of them were settled late' },
  { table: battlePoints, because: 'rounds of the file once more, kept for some weeks; what counted stands in battles' },
];
