import { beforeEach, describe, expect, it } from 'vitest';
import {
  authAsked,
  authClosed,
  codeSent,
  contactCarriedOver,
  contactDoubted,
  currencyPicked,
  emptyRegistration,
  registrationTyped,
  startingValues,
  useAccountStore,
} from './store';

beforeEach(() => useAccountStore.setState(useAccountStore.getInitialState(), true));
const state = () => useAccountStore.getState();

describe('the account store', () => {
  it('the account dialogs start closed, by phone and in Kazakhstan', () => {
    expect(state()).toMatchObject({ registrationOpened: false, loginOpened: false, step: { kind: 'form' } });
    expect(state().registration).toMatchObject({
      username: '',
      password: '',
      type: 'Phone',
      countryCode: 'KZ',
      currency: 'kzt',
    });
    // Spec §3: the password reset state.
    expect(state().resetOpened).toBe(false);
    expect(state().reset).toEqual({ username: '', type: 'Phone', countryCode: 'KZ', code: '' });
  });

  it('one account dialog is open at a time', () => {
    authAsked('login');
    authAsked('register');
    expect(state()).toMatchObject({ registrationOpened: true, loginOpened: false });
    authClosed();
    expect(state()).toMatchObject({ registrationOpened: false, loginOpened: false });
  });

  it('what was typed, and the step, outlive closing and opening', () => {
    authAsked('register');
    registrationTyped({ username: '701', password: 'secret' });
    codeSent('+7 701', 5_000);
    authClosed();
    authAsked('register');
    expect(state().registration).toMatchObject({ username: '701', password: 'secret' });
    expect(state().step).toEqual({ kind: 'code', contact: '+7 701', resendAt: 5_000 });
    contactDoubted();
    expect(state().step).toEqual({ kind: 'form' });
    expect(state().registration).toMatchObject({ username: '701' });
  });

  it('the country of the visitor is taken only while nothing was typed', () => {
    expect(startingValues(emptyRegistration, 'UA')).toMatchObject({ countryCode: 'UA', currency: 'uah' });
    registrationTyped({ username: '7' });
    expect(startingValues(state().registration, 'UA')).toMatchObject({ countryCode: 'KZ', currency: 'kzt' });
  });

  it('the number of the login comes over with the currency of its country, until one is chosen', () => {
    const typed = { type: 'Phone', countryCode: 'UA', username: '501234567' } as const;
    contactCarriedOver(typed);
    expect(state().registration).toMatchObject({ ...typed, currency: 'uah' });
    currencyPicked();
    contactCarriedOver({ ...typed, countryCode: 'KZ' });
    expect(state().registration).toMatchObject({ countryCode: 'KZ', currency: 'uah' });
  });
});
