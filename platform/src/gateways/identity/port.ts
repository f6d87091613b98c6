import type { IncomingHttpHeaders } from 'node:http';
import type { DocumentKind, DocumentSide, IdentityDenial } from '@kozyr/contracts/identity';

/** A submitted check as a verifier gets it. */
export type SubmittedCheck = {
  /** Ours; the verifier knows the check by it too. */
  id: string;
  level: 2 | 3;
  fullName: string;
  /** YYYY-MM-DD. */
  bornOn: string;
  documentKind: DocumentKind;
  /** ISO 3166-1 in two letters. */
  documentCountry: string;
  submittedAt: Date;
  /** Whether another player was approved under this name and date of birth. */
  samePersonElsewhere: boolean;
};

/** A picture of the document: a JPEG without what a camera adds. */
export type Picture = { side: DocumentSide; jpeg: Buffer };

/** What a verifier came to. operator: it does not decide this one itself; note says why, in English. */
export type Verdict =
  | { kind: 'approved' }
  | { kind: 'denied'; reason: IdentityDenial }
  | { kind: 'operator'; note: string };

/** What a verifier's webhook speaks of: that something came of a check. What came of it, the verifier is asked itself. */
export type VerifierEvent = {
  /** The check, by our id. */
  check: string;
  reference: string;
};

/** Whoever decides whether a document proves what the player says. */
export type IdentityVerifier = {
  name: string;
  /**
   * Hands a check over. Safe to repeat: the same check gets the same reference.
   * @returns what the verifier calls it
   * @throws VerifierUnavailable: later; VerifierRefused: never, a person has to look
   */
  submit: (check: SubmittedCheck, pictures: readonly Picture[]) => Promise<string>;
  /** What it came to; null: nothing yet. @throws VerifierUnavailable, VerifierRefused */
  ask: (check: SubmittedCheck, reference: string) => Promise<Verdict | null>;
  /**
   * A webhook of the verifier, by its headers and the bytes of its body; absent: it sends none.
   * @returns null for one that speaks of no decision
   * @throws ForgedVerdict for a signature that is not the verifier's; Error for what the protocol does not say
   */
  readEvent?: (headers: IncomingHttpHeaders, body: Buffer) => VerifierEvent | null;
};

/** It did not answer, or not now: the same may be tried again. */
export class VerifierUnavailable extends Error {}

/** It understood and will not take this one. */
export class VerifierRefused extends Error {}

/** A webhook that the verifier did not send. */
export class ForgedVerdict extends Error {}
