/** An error with a code that the game client has a text for. */
export class DomainError extends Error {
  override name = 'DomainError';
  constructor(
    readonly status: number,
    readonly errorCode: string,
    message: string,
    readonly details: Record<string, unknown> = {},
    /** Whole seconds after which it is worth asking again. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}
