import { ERROR_CODES } from '@kozyr/contracts/errors';
import { expect, it } from 'vitest';
import en from '@/messages/en.json';
import { launchErrorKey } from './errors';

it.each([
  ['GAME_NOT_WORKING', 'Sorry, this game is not working'],
  ['GAME_NOT_AVAILABLE_IN_COUNTRY', 'This game is not available in your country'],
  ['GAME_UNAVAILABLE', 'The game is currently unavailable'],
  ['NOT_FOUND', 'The game is currently unavailable'],
  ['INTERNAL_SERVER_ERROR', 'Technical work is underway'],
  ['SERVICE_UNAVAILABLE', 'Technical work is underway'],
  ['NETWORK', 'No connection'],
] as const)('a game that does not open for %s says: %s', (code, sentence) => {
  expect(en.game.failed[launchErrorKey(code)]).toContain(sentence);
});

it.each(ERROR_CODES)('%s has words', (code) => {
  expect(en.game.failed[launchErrorKey(code)]).toBeTruthy();
});
