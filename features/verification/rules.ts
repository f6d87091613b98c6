import { CALL_CODE_LENGTH, NEXT_ATTEMPT_MS } from './constants';
import type { VerificationEvent, VerificationState } from './types';

/** The state after an event; one that does not belong to the step changes nothing. Spec §4. */
export function afterEvent(state: VerificationState, event: VerificationEvent): VerificationState {
  if (event.type === 'left') return { step: 'closed' };
  switch (state.step) {
    case 'closed':
    case 'verified':
      return event.type === 'asked' ? { step: 'call-info', phone: event.phone } : state;
    case 'call-info':
      if (event.type !== 'continued') return state;
      return state.phone === null ? { step: 'set-phone' } : confirmation(state.phone, event.now);
    case 'set-phone':
      return event.type === 'called' ? confirmation(event.phone, event.now) : state;
    case 'confirmation':
      if (event.type === 'confirmed') return { step: 'verified' };
      if (event.type === 'phone-doubted') return { step: 'set-phone' };
      if (event.type === 'called-again' && event.now >= state.nextAttemptAt) {
        return confirmation(state.phone, event.now);
      }
      return state;
  }
}

function confirmation(phone: string, now: number): VerificationState {
  return { step: 'confirmation', phone, nextAttemptAt: now + NEXT_ATTEMPT_MS };
}

/** Confirm is disabled until all digits are entered. Spec §5. */
export function canConfirm(code: string): boolean {
  return code.length === CALL_CODE_LENGTH && /^\d+$/.test(code);
}
