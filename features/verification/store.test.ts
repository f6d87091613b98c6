import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useModalQueue } from '@/lib/modal-queue/modal-queue';
import { openOf } from '@/lib/modal-queue/modals-of-kind';
import { requestVerification, verificationDone, verificationLeft } from './store';

const request = () => openOf('verification');
const asked = (onVerified = vi.fn()) => {
  requestVerification({ action: 'PHONE_CONFIRMATION', onVerified });
  return { onVerified, id: request()?.id ?? 0 };
};
beforeEach(() => useModalQueue.setState(useModalQueue.getInitialState()));

describe('a verification that is asked for', () => {
  it('a verification that is done closes and runs the success callback, once', () => {
    const { onVerified, id } = asked(vi.fn(() => expect(request()).toBeUndefined()));
    verificationDone(id);
    verificationDone(id);
    expect(onVerified).toHaveBeenCalledTimes(1);
  });

  it('a verification that is left runs nothing', () => {
    const { onVerified, id } = asked();
    verificationLeft(id);
    verificationDone(id);
    expect(request()).toBeUndefined();
    expect(onVerified).not.toHaveBeenCalled();
  });

  it('a verification gives way to the next, and is not ended by what the one before it says', () => {
    const first = asked();
    const second = asked();
    verificationDone(first.id);
    verificationLeft(first.id);
    expect(request()?.id).toBe(second.id);
    expect(first.onVerified).not.toHaveBeenCalled();
  });

  it('the callback of a verification may ask for another one', () => {
    const { id } = asked(vi.fn(() => void asked()));
    verificationDone(id);
    expect(request()).toBeDefined();
  });
});
