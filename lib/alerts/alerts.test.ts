// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ALERTS, alertSeen, alertsWait, leaveAlert, waitingAlerts } from './alerts';

const none = { errorMessage: null, successMessage: null };
beforeEach(() => localStorage.clear());

describe('alert messages (§3, §4)', () => {
  it('messages wait in local storage for the page that loads next, until each was seen', () => {
    expect(alertsWait()).toBe(false);
    leaveAlert({ successMessage: 'registered' });
    leaveAlert({ errorMessage: 'signedOut' });
    // Another page: nothing but the storage is left.
    expect(localStorage).toHaveLength(1);
    expect(alertsWait()).toBe(true);
    const both = { errorMessage: 'signedOut', successMessage: 'registered' };
    expect([waitingAlerts(), waitingAlerts()]).toEqual([both, both]);
    alertSeen('errorMessage', 'signedOut');
    expect(waitingAlerts()).toEqual({ ...none, successMessage: 'registered' });
    alertSeen('successMessage', 'registered');
    expect(alertsWait()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  it('a message stays when another of its kind was seen', () => {
    leaveAlert({ successMessage: 'registered' });
    leaveAlert({ successMessage: 'loggedIn' });
    alertSeen('successMessage', 'registered');
    expect(waitingAlerts()).toEqual({ ...none, successMessage: 'loggedIn' });
  });

  it('a message gives way to a later one of its kind', () => {
    leaveAlert({ successMessage: 'registered' });
    leaveAlert({ successMessage: 'loggedIn' });
    expect(waitingAlerts()).toEqual({ ...none, successMessage: 'loggedIn' });
  });

  it.each(['{', 'null', '7', '{"errorMessage":"<b>x</b>","successMessage":1}'])(
    'no message waits when %s is kept',
    (text) => {
      localStorage.setItem('kozyr-alerts', text);
      expect(waitingAlerts()).toEqual(none);
    },
  );

  it('a storage that is forbidden keeps no message and does no harm', () => {
    const denied = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    leaveAlert({ errorMessage: ALERTS[0] });
    expect([alertsWait(), waitingAlerts()]).toEqual([false, none]);
    denied.mockRestore();
  });
});
