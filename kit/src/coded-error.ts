/**
 * A refusal that the caller can act on, by the code that stands for it on the wire; whatever else is thrown is a fault of ours. Each
 * server extends it by its own codes, beside which stands one total table of their statuses.
 */
export class CodedError<Code extends string> extends Error {
  constructor(
    readonly code: Code,
    message: string,
  ) {
    super(message);
    this.name = new.target.name;
  }
}
