import { type StartedSignIn, startedSignInSchema } from '@kozyr/contracts/operator/sign-in';
import * as z from 'zod/mini';

/** What the way through the sign-in provider came to, as the desk's server wrote it after the "#"; null: nothing. */
export type BroughtBack = { started: StartedSignIn } | { refused: string } | null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const LED_AWAY = 'desk-led-away';

/** Remembers in this tab that a way to the provider begins here. */
export function leadAway(): void {
  window.sessionStorage.setItem(LED_AWAY, '1');
}

/** Whether a way to the provider began in this tab; forgotten now. A link of somebody else brings nobody into a sign-in of theirs. */
export function wasLedAway(): boolean {
  const led = window.sessionStorage.getItem(LED_AWAY) !== null;
  window.sessionStorage.removeItem(LED_AWAY);
  return led;
}

/** Reads the part of the address after the "#". */
export function broughtBack(hash: string): BroughtBack {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const refused = said.get('refused');
  if (refused !== null) return { refused };
  const started = z.safeParse(startedSignInSchema, parsed(said.get('started') ?? 'null'));
  return started.success ? { started: started.data } : null;
}
