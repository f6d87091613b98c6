import type { InEveryLanguage } from '@kozyr/contracts/locales';
import { addSeconds, differenceInSeconds } from 'date-fns';

/** Messages of a thread that are answered at once. */
export const MESSAGES_AT_ONCE = 50;

/** Messages a player may send: a person who writes in short lines stays far below both. */
export const MESSAGES_PER_MINUTE = 15;
export const MESSAGES_PER_DAY = 400;

/** How long after their last call of the chat an operator counts as online. */
export const SUPPORT_ONLINE_SECONDS = 180;
/** Somebody who writes says so every few seconds; after this they have stopped. */
export const TYPING_SECONDS = 6;
/** One player's typing is told at most so often by one process. */
export const TYPING_TOLD_EVERY_MS = 1_000;

/** The usual answer time is the median of so many days, and of no fewer answers than these. */
export const ANSWERS_DAYS = 14;
export const ANSWERS_NEEDED = 3;

/** A window of messages: the one that would have to be out of it before another may be sent. */
export type Window = { seconds: number; oldest: Date | undefined };

/** Whole seconds until another message may be sent; 0 when one may be sent now. */
export function waitBeforeNext(windows: readonly Window[], now: Date): number {
  const waits = windows.map(({ seconds, oldest }) =>
    oldest ? differenceInSeconds(addSeconds(oldest, seconds), now, { roundingMethod: 'ceil' }) : 0,
  );
  return Math.max(0, ...waits);
}

/** An operator as players read them: their first name, from a name such as "olena.k". */
export function firstName(operator: string): string {
  const [first = operator] = operator.split(/[._-]/);
  return first.charAt(0).toUpperCase() + first.slice(1);
}

/** How an answer to a contact request begins; a mail program shows it as the subject. */
export const answerOpening: InEveryLanguage = {
  uk: 'Kozyr: відповідь підтримки на ваше запитання.',
  ru: 'Kozyr: ответ поддержки на ваш вопрос.',
  en: 'Kozyr: support answers your question.',
  kk: 'Kozyr: қолдау қызметінің сұрағыңызға жауабы.',
};
