import { DomainError } from '../errors';

/** The sources of a leg do not hold its amount. Nothing was written; the surrounding transaction may go on. */
export class InsufficientFunds extends DomainError {
  constructor() {
    super('NOT_ENOUGH_BALANCE', 'The balance does not cover this amount.');
  }
}

/** The key was used before for something else, or what it names is already reversed, posted or voided by another key. */
export class IdempotencyConflict extends DomainError {
  constructor(message = 'This idempotency key was used before with another body.') {
    super('IDEMPOTENCY_CONFLICT', message);
  }
}
