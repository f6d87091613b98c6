import { describe, expect, it } from 'vitest';
import { belongsToModal, modalKeysOf, modalPartOf } from './modal-keys';

describe('keys of modal records (§3)', () => {
  it('keys of modal records end with the part', () => {
    expect(modalPartOf('low-rating-body')).toBe('body');
    expect(modalPartOf('low-rating-action-button')).toBe('action-button');
    expect(modalPartOf('somebody')).toBeUndefined();
    expect(modalPartOf('low-rating-title')).toBeUndefined();
  });

  it('keys of modal records start with the key of their modal, word by word', () => {
    expect(belongsToModal('low-rating-body', 'low-rating')).toBe(true);
    expect(belongsToModal('low-rating-second-action-button', 'low-rating')).toBe(true);
    expect(belongsToModal('low-ratings-body', 'low-rating')).toBe(false);
    expect(belongsToModal('User has no phone-body', 'User has no phone')).toBe(true);
  });

  it('keys of modal records name every modal that would show them', () => {
    expect(modalKeysOf('low-rating-body')).toEqual(['low-rating', 'low']);
    expect(modalKeysOf('low-rating-body').every((key) => belongsToModal('low-rating-body', key))).toBe(true);
    expect(modalKeysOf('nothing')).toEqual([]);
  });
});
