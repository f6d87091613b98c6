import { ERROR_CODES } from '@kozyr/contracts/errors';
import { expect, it } from 'vitest';
import en from '@/messages/en.json';
import { launchFailure } from './errors';

it.each([
  ['GAME_UNAVAILABLE', 'The game is currently unavailable'],
  ['NOT_FOUND', 'The game is currently unavailable'],
  ['SERVICE_UNAVAILABLE', 'Technical work is underway'],
  ['NETWORK', 'No connection'],
] as const)('a game that does not open for %s says: %s', (code, sentence) => {
  const told = launchFailure(code);
  expect(told.at === 'cover' && en.game.failed[told.message]).toContain(sentence);
});

it.each([
  ['GAME_NOT_WORKING', 'game-not-working'],
  ['GAME_NOT_AVAILABLE_IN_COUNTRY', 'game-not-available-in-country'],
  ['INTERNAL_SERVER_ERROR', 'unexpected-error-modal'],
] as const)('a game that does not open for %s opens the status modal %s, and says nothing else', (code, key) => {
  expect(launchFailure(code)).toEqual({ at: 'modal', key });
});

it.each(ERROR_CODES)('%s is told in one place', (code) => {
  const told = launchFailure(code);
  expect(told.at === 'cover' ? en.game.failed[told.message] : told.key).toBeTruthy();
});
