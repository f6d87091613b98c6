import { CodedError } from '@kozyr/kit/coded-error';

/** An error with a code that the game client has a text for. */
export class DomainError extends CodedError<string> {
  constructor(
    readonly status: number,
    code: string,
    message: string,
    readonly details: Record<string, unknown> = {},
    /** Whole seconds after which it is worth asking again. */
    readonly retryAfter: number | null = null,
  ) {
    super(code, message);
  }
}
