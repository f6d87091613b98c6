import type { Instruments } from '../../../instruments';
import type { Answer } from './movement';
import { SeamlessCallError } from './seamless-call-error';

/**
 * Makes a call of the wallet and tells how long it took, by what came of it: ok, the code of the refusal, or failed.
 * @param answerOf the answer that says what came of it; of several actions the last that was tried
 */
export async function measured<T>(
  instruments: Instruments | undefined,
  action: string,
  make: () => Promise<T>,
  answerOf: (made: T) => Answer | undefined,
): Promise<T> {
  if (!instruments) return make();
  const end = instruments.walletSeconds.startTimer({ action });
  try {
    const made = await make();
    const answer = answerOf(made);
    end({ outcome: answer && !answer.ok ? answer.body.error : 'ok' });
    return made;
  } catch (error) {
    end({ outcome: error instanceof SeamlessCallError ? error.code : 'failed' });
    throw error;
  }
}
