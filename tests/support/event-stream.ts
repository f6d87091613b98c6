import type { PlayerEvent } from '@kozyr/contracts/events';
import { playerEventSchema } from '@kozyr/contracts/events';

export type Heard = { id: string; event: PlayerEvent };
export type TestStream = {
  /** Everything heard so far. */
  heard: Heard[];
  /** Resolves once that many messages were heard. */
  until: (count: number) => Promise<Heard[]>;
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  leave: () => void;
};

/** Opens GET /events as a browser would and reads its messages. @throws Error with the status when it is refused */
export async function openStream(base: string, headers: Record<string, string>): Promise<TestStream> {
  const abort = new AbortController();
  const answer = await fetch(`${base}/events`, { headers, signal: abort.signal });
  if (answer.status !== 200 || !answer.body) throw new Error(`refused with ${answer.status}`);
  const heard: Heard[] = [];
  const waiting: { count: number; resolve: (heard: Heard[]) => void }[] = [];
  const body = answer.body.pipeThrough(new TextDecoderStream());

  const read = async () => {
    let text = '';
    for await (const chunk of body) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const id = /^id: (.*)$/m.exec(block)?.[1];
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (id !== undefined && data !== undefined)
          heard.push({ id, event: playerEventSchema.parse(JSON.parse(data)) });
      }
      for (const { count, resolve } of waiting) if (heard.length >= count) resolve(heard);
    }
  };
  return {
    heard,
    until: (count) =>
      new Promise((resolve) => {
        if (heard.length >= count) resolve(heard);
        else waiting.push({ count, resolve });
      }),
    ended: read().catch((error: unknown) => {
      if (!abort.signal.aborted) throw error;
    }),
    leave: () => abort.abort(),
  };
}
