import { modalTextsPath } from '@kozyr/contracts/modal-texts';
import { describe, expect, it } from 'vitest';
import type { ModalTexts } from '@/lib/content/modal-texts';
import { STATUS_MODAL_KEYS } from './constants';
import { buttonsOf, readAction, statusOf, titleKey, viewOf } from './rules';
import { MODAL_STATUSES } from './types';

const texts: ModalTexts = {
  header: null,
  body: '<p>Body</p>',
  description: null,
  image: null,
  status: null,
  actions: [],
  missing: [],
};
const ok = { action: 'okay-primary', light: false, label: null };

describe('the status (§4)', () => {
  it('the status is the type of the loaded body, else the one given, else a warning', () => {
    expect(statusOf('success', 'error')).toBe('success');
    expect(statusOf(null, 'error')).toBe('error');
    expect(statusOf('okay-primary', 'error')).toBe('error');
    expect(statusOf(null, undefined)).toBe('warning');
  });

  it('each status has the title of the specification', () => {
    expect(MODAL_STATUSES.map((status) => [status, titleKey(status)])).toEqual([
      ['attention', 'ATTENTION'],
      ['error', 'DENIED'],
      ['warning', 'DENIED'],
      ['success', 'SUCCESS'],
      ['waiting_approval', 'WAITING_FOR_APPROVAL'],
      ['prevention', 'PREVENTION'],
      ['prevention_activated', 'ACTIVATED'],
    ]);
  });
});

describe('action buttons (§4)', () => {
  it.each([
    ['view-rating', 'view-rating', false],
    ['view-rating-light', 'view-rating', true],
    ['make-deposit', 'make-deposit', false],
    ['make-deposit-light', 'make-deposit', true],
    ['make-withdrawal', 'make-withdrawal', false],
    ['make-withdrawal-light', 'make-withdrawal', true],
    ['okay-primary', 'okay-primary', false],
    ['okay-primary-light', 'okay-primary', true],
    ['success', 'okay-primary', false],
    ['-light', 'okay-primary', true],
    [null, 'okay-primary', false],
  ])('a button of the type %s does %s', (type, action, light) => {
    expect(readAction(type)).toEqual({ action, light });
  });

  it('a modal without buttons has an OK', () => {
    expect(buttonsOf([])).toEqual([ok]);
    expect(buttonsOf([{ type: 'make-deposit', label: 'Pay in' }])).toEqual([
      { action: 'make-deposit', light: false, label: 'Pay in' },
    ]);
  });
});

describe('what is shown (§4, §8)', () => {
  it('a modal loads first, with the status given', () => {
    expect(viewOf(undefined, { status: 'success' })).toEqual({ kind: 'loading', status: 'success' });
  });

  it('a modal whose texts failed or have no body is an unknown issue, a warning with an OK, whatever status was given', () => {
    const unknown = { kind: 'unknown', status: 'warning', buttons: [ok] };
    expect(viewOf(null, { status: 'success' })).toEqual(unknown);
    const bodiless = { ...texts, body: null, header: 'Header', actions: [{ type: 'make-deposit', label: 'Pay' }] };
    expect(viewOf(bodiless, { status: 'success' })).toEqual(unknown);
  });

  it('the caller’s own content stands alone when there is nothing else, without its texts’ buttons', () => {
    expect(viewOf(null, { status: 'error', content: 'Why' })).toMatchObject({
      kind: 'texts',
      status: 'error',
      texts: { body: null },
      buttons: [ok],
    });
  });

  it('the rating of a payout is not told as known while it can’t be checked (§7)', () => {
    const view = viewOf({ ...texts, missing: ['payout_min_rating_old'] }, { status: 'success' });
    expect(view).toEqual({ kind: 'unavailable', status: 'warning', buttons: [ok] });
    expect(viewOf({ ...texts, missing: ['other'] }, {}).kind).toBe('texts');
  });
});

describe('the keys the specification names (§4)', () => {
  it('the keys of the specification are these, and each can be asked for', () => {
    expect(Object.values(STATUS_MODAL_KEYS)).toEqual([
      'user-rating-is-less-than-required',
      'welcome-deposit-cancellation-on-deposit-warning',
      'cancellation-on-deposit-warning-modal',
      'unexpected-error-modal',
      'approving-modal',
    ]);
    for (const key of Object.values(STATUS_MODAL_KEYS)) expect(modalTextsPath(key, 'ua')).toContain(key);
  });
});
