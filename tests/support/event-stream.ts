import { type StreamEvent, streamEventSchema } from '@kozyr/contracts/events';

export type Heard = { id: string; event: StreamEvent };
export type TestStream = {
  /** Everything heard so far. */
  heard: Heard[];
  /** Resolves once that many messages were heard. */
  until: (count: number) => Promise<Heard[]>;
  /** The newest id; that of the opening too, which holds no event. */
  place: () => string;
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  leave: () => void;
};

/**
 * Opens GET /events as a browser would and reads its messages. @throws Error with the status when it is refused
 * @param query what follows /events: '?topics=battles'
 */
export async function openStream(base: string, headers: Record<string, string>, query = ''): Promise<TestStream> {
  const abort = new AbortController();
  const answer = await fetch(`${base}/events${query}`, { headers, signal: abort.signal });
  if (answer.status !== 200 || !answer.body) throw new Error(`refused with ${answer.status}`);
  const heard: Heard[] = [];
  const waiting: { count: number; resolve: (heard: Heard[]) => void }[] = [];
  const body = answer.body.pipeThrough(new TextDecoderStream());
  let place = '';
  const opened = new Promise<void>((resolve) => {
    waiting.push({ count: 0, resolve: () => resolve() });
  });

  const read = async () => {
    let text = '';
    for await (const chunk of body) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const id = /^id: (.*)$/m.exec(block)?.[1];
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (id !== undefined) place = id;
        // What is true for a moment alone has no id of its own.
        if (data) heard.push({ id: id ?? place, event: streamEventSchema.parse(JSON.parse(data)) });
      }
      if (place !== '') for (const { count, resolve } of waiting) if (heard.length >= count) resolve(heard);
    }
  };
  const ended = read().catch((error: unknown) => {
    if (!abort.signal.aborted) throw error;
  });
  await Promise.race([opened, ended]);
  return {
    heard,
    until: (count) =>
      new Promise((resolve) => {
        if (heard.length >= count) resolve(heard);
        else waiting.push({ count, resolve });
      }),
    place: () => place,
    ended,
    leave: () => abort.abort(),
  };
}
