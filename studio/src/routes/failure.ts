/** A refusal with the code the game client has a text for. */
export class Failure extends Error {
  override name = 'Failure';
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
