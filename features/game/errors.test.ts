import { ERROR_CODES } from '@kozyr/contracts/errors';
import { expect, it } from 'vitest';
import en from '@/messages/en.json';
import { closeMessage, launchError, recallError } from './errors';

it.each([
  ['GAME_UNAVAILABLE', 'The game is currently unavailable'],
  ['NOT_FOUND', 'The game is currently unavailable'],
  ['TECHNICAL_WORK', 'Technical work is underway'],
  ['SERVICE_UNAVAILABLE', 'Technical work is underway'],
  ['OVERLOADED', 'Technical work is underway'],
  ['DATABASE_UNAVAILABLE', 'Technical work is underway'],
  ['IDENTITY_NEEDED', 'confirm your identity'],
  ['UNAUTHORIZED', 'You are signed out'],
  ['NETWORK', 'No connection'],
] as const)('a game that does not open for %s says: %s', (code, sentence) => {
  const told = launchError(code);
  expect(told.at === 'cover' && en.game.failed[told.message]).toContain(sentence);
});

it.each([
  ['GAME_NOT_WORKING', 'game-not-working'],
  ['GAME_NOT_AVAILABLE_IN_COUNTRY', 'game-not-available-in-country'],
  ['INTERNAL_SERVER_ERROR', 'unexpected-error-modal'],
  ['TOO_MANY_REQUESTS', 'unexpected-error-modal'],
] as const)('a game that does not open for %s opens the status modal %s, and says nothing else', (code, key) => {
  expect(launchError(code)).toEqual({ at: 'modal', key });
});

it.each(ERROR_CODES)('the refusal %s is told in one place', (code) => {
  const told = launchError(code);
  expect(told.at === 'cover' ? en.game.failed[told.message] : told.key).toBeTruthy();
});

it.each([
  ['unavailable', null, 'The game is currently unavailable'],
  ['technical-work', null, 'Technical work is underway'],
  ['session-expired', 'replaced', 'opened in another window'],
  ['session-expired', 'signed_out', 'You are signed out'],
  ['session-expired', 'expired', 'session is over'],
  ['session-expired', null, 'session is over'],
] as const)('a game that closes by %s, its session %s, says: %s', (reason, close_reason, sentence) => {
  expect(en.game.failed[closeMessage(reason, { close_reason })]).toContain(sentence);
});

it('a round that is not shown says whether there is no picture or no studio', () => {
  const texts = (['NOT_FOUND', 'GAME_NOT_WORKING', 'NETWORK'] as const).map((code) => en.round[recallError(code)]);
  expect(new Set(texts).size).toBe(3);
});
