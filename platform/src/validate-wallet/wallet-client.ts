import { PLAIN_BODY, withDeadline } from '@kozyr/contracts/deadline';
import { SIGNATURE_HEADER } from '@kozyr/contracts/payment-gateway';
import { sign } from '@kozyr/kit/signature';

export type Action = 'authenticate' | 'balance' | 'names' | 'bet' | 'win' | 'play' | 'refund' | 'rollback';
/** A call as it left, and what came back; ms: from sending to the last byte. body is undefined for what is not JSON. */
export type Reply = { action: Action; sent: unknown; status: number; body: unknown; ms: number };

/** How a call differs from an honest one, for the rules about signatures and bodies. */
export type Twist = {
  secret?: string;
  /** Seconds by which the stamp is off. */
  seconds?: number;
  /** What is signed instead of what is sent. */
  signed?: { path?: string; body?: string };
  /** The header itself, from the honest one; null: none. */
  header?: (honest: string) => string | null;
  /** The bytes instead of the JSON. */
  raw?: string;
  provider?: string;
};

/** No answer came. */
export class NoAnswerError extends Error {}

/** The wallet's signed calls over HTTP, as a studio makes them. */
export type WalletClient = {
  call: (action: Action, body: unknown, twist?: Twist) => Promise<Reply>;
  /** How long every call so far took, ms. */
  times: readonly number[];
};

/** A studio waits 3 seconds by the rules; we wait longer, to say by how much a platform was late. */
const WAIT_MS = 15_000;

type Options = { platform: string; provider: string; secret: string };

/** A client of the wallet at a platform's address; a path in it that a reverse proxy takes off is not signed. */
export function createWalletClient({ platform, provider, secret }: Options): WalletClient {
  const times: number[] = [];
  const base = platform.replace(/\/+$/, '');
  async function call(action: Action, body: unknown, twist: Twist = {}): Promise<Reply> {
    const raw = twist.raw ?? JSON.stringify(body);
    const path = `/seamless/${twist.provider ?? provider}/${action}`;
    const at = new Date(Date.now() + (twist.seconds ?? 0) * 1000);
    const signed = { method: 'POST', path: twist.signed?.path ?? path, body: twist.signed?.body ?? raw } as const;
    const honest = sign(twist.secret ?? secret, signed, at);
    const header = twist.header ? twist.header(honest) : honest;
    const began = performance.now();
    try {
      const { status, text } = await withDeadline(WAIT_MS, async (signal) => {
        const response = await fetch(`${base}${path}`, {
          method: 'POST',
          headers: {
            ...PLAIN_BODY,
            'content-type': 'application/json',
            ...(header === null ? {} : { [SIGNATURE_HEADER]: header }),
          },
          body: raw,
          redirect: 'error',
          signal,
        });
        return { status: response.status, text: await response.text() };
      });
      const ms = performance.now() - began;
      times.push(ms);
      return { action, sent: body, status, body: parsed(text), ms };
    } catch (error) {
      times.push(performance.now() - began);
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      throw new NoAnswerError(`no answer to ${action}: ${cause}`);
    }
  }
  return { call, times };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
