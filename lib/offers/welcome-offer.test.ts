// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { dueOffer, offerAnswered, playerRegistered, welcomePromocodeAsked } from './welcome-offer';

beforeEach(() => localStorage.clear());

test('a player who has just registered is offered the bonus of the first deposit until they answer, and never again', () => {
  expect(dueOffer()).toBeNull();
  playerRegistered();
  expect([dueOffer(), dueOffer()]).toEqual(['first-deposit-bonus', 'first-deposit-bonus']);
  offerAnswered();
  expect(dueOffer()).toBeNull();
});

test('who signs in for the welcome promo code gets it, and no other offer beside it', () => {
  welcomePromocodeAsked();
  playerRegistered();
  expect(dueOffer()).toBe('welcome-promocode');
  offerAnswered();
  expect(dueOffer()).toBeNull();
});

test('something else in the storage, or a storage that is forbidden, offers nothing', () => {
  localStorage.setItem('kozyr:welcome-offer', '<b>');
  expect(dueOffer()).toBeNull();
  const denied = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  playerRegistered();
  expect(dueOffer()).toBeNull();
  denied.mockRestore();
});
