import type { MarkKind } from '../../db/schema/person-marks';

/** A time in which somebody is excluded; until null: without an end, or none that is told. */
export type Excluded = { from: Date; until: Date | null };

/** Who is asked about: as much as has been proved of a player. Null: not known. */
export type Person = {
  /** Keyed hashes of phone, email and document: what the house's own register keeps. */
  marks: readonly { kind: MarkKind; hash: string }[];
  /** Keyed hash of the date of birth. */
  birthHash: string | null;
  firstName: string | null;
  lastName: string | null;
  /** YYYY-MM-DD. */
  bornOn: string | null;
  email: string | null;
  /** E.164 digits without the plus. */
  phone: string | null;
  postcode: string | null;
};

/** unasked: too little is known of the person for this register. */
export type RegisterAnswer = { excluded: true; during: Excluded } | { excluded: false } | 'unasked';

/** A register of people who may not play. Adapters: house-register.ts, gamstop-register.ts. */
export type ExclusionRegister = {
  /** For the audit log. */
  name: string;
  /** Whether a person is excluded at this moment. @throws RegisterUnavailable */
  isExcluded(person: Person, now: Date): Promise<RegisterAnswer>;
  /**
   * Tells the register that a person has excluded themselves here, in the transaction of that: an adapter that has to tell another machine
   * leaves it to be sent.
   * @returns whether the register keeps it; some take no word from operators, and some need more than is known
   */
  report(person: Person, during: Excluded, now: Date): Promise<boolean>;
};

/** The register did not answer as its protocol says: nothing is known of the person then. */
export class RegisterUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RegisterUnavailable';
  }
}
