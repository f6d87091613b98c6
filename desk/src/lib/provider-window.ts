import { errorCodeSchema } from '@kozyr/contracts/errors';
import { begunOidcSchema } from '@kozyr/contracts/operator/oidc';
import type { OwnOidcPurpose } from '@kozyr/contracts/operator/own-oidc';
import * as z from 'zod/mini';
import { CallError, exchange, withRemedy } from './call';
import { openWindow } from './open-window';

/** Where the page that the provider leads back to tells the page that asked. */
const CHANNEL = 'desk-provider';

const broughtBackSchema = z.union([z.object({ done: z.string() }), z.object({ refused: z.string() })]);
/** What a way to the provider came to: done, or why it was refused. */
export type BroughtFromProvider = z.infer<typeof broughtBackSchema>;

/** Reads the part of the address after the "#" that the desk's server wrote; null: nothing of it. */
export function broughtFromProvider(hash: string): BroughtFromProvider | null {
  const read = z.safeParse(broughtBackSchema, Object.fromEntries(new URLSearchParams(hash.replace(/^#/, ''))));
  return read.success ? read.data : null;
}

/** Tells the page that waits, in another window of this browser. */
export function tellBroughtBack(said: BroughtFromProvider): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(said);
  channel.close();
}

/** As a call that was refused, so that it is explained like one. @param why a reason or a code, as the desk's server wrote it */
export function refusedAs(why: string): CallError {
  const code = z.safeParse(errorCodeSchema, why);
  return new CallError(422, {
    errorCode: code.success ? code.data : 'OIDC_WRONG',
    message: 'The provider did not confirm it.',
    ...(code.success ? {} : { details: { why } }),
  });
}

async function begin(purpose: OwnOidcPurpose): Promise<string> {
  const { answer } = await withRemedy(() => exchange('/api/oidc/own', { method: 'POST', body: { purpose } }));
  return z.parse(z.pick(begunOidcSchema, { url: true }), answer).url;
}

function waitForAnswer(signal: AbortSignal): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(refusedAs('oidc_denied')));
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const said = z.safeParse(broughtBackSchema, data);
      if (!said.success) return;
      if ('refused' in said.data) reject(refusedAs(said.data.refused));
      else resolve();
    });
  }).finally(() => channel.close());
}

/** Leads this page to the provider, to bind an account there; it comes back to the own settings. @throws CallError */
export async function bindAtProvider(): Promise<void> {
  window.location.assign(await begin('bind'));
}

/**
 * Has the second factor given at the provider, in a window of its own, so that nothing of this page is lost. Call it where a button was
 * pressed.
 * @param signal gives the waiting up
 * @throws CallError for a refusal, and where the browser opens no window
 */
export async function stepUpAtProvider(signal: AbortSignal): Promise<void> {
  const opened = openWindow();
  if (!opened) throw refusedAs('window_blocked');
  const answered = waitForAnswer(signal);
  // Its refusal is told to whoever waits below, or to nobody where the way never began.
  answered.catch(() => undefined);
  try {
    opened.go(await begin('step_up'));
  } catch (error) {
    opened.close();
    throw error;
  }
  await answered;
}
