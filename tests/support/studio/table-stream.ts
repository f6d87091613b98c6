import type { TableState } from '../../../studio/src/tables/table-state';

export type Followed = {
  status: number;
  /** The refusal's code; empty when the stream began. */
  code: string;
  all: TableState[];
  /** The server's clock as the last message told it. */
  now: () => number;
  /** The first state from now on, the newest included, that is looked for. @throws when it does not come in time */
  next: (wanted: (state: TableState) => boolean, withinMs?: number) => Promise<TableState>;
  /** Settles when the stream is over, whoever ended it. */
  ended: Promise<void>;
  stop: () => void;
};

/** Follows a table's stream over HTTP as the game's client does. */
export async function follow(url: string, secret: string): Promise<Followed> {
  const abort = new AbortController();
  const response = await fetch(`${url}/api/table/stream`, {
    headers: { 'x-game-session': secret, origin: 'null' },
    signal: abort.signal,
  });
  const all: TableState[] = [];
  let wake = () => {};
  async function read(): Promise<void> {
    if (!response.body) return;
    let text = '';
    const decoder = new TextDecoder();
    for await (const part of response.body) {
      text += decoder.decode(part, { stream: true });
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) if (message.startsWith('data: ')) all.push(JSON.parse(message.slice(6)));
      wake();
    }
  }
  const code = response.ok ? '' : String((await response.json()).errorCode);
  const ended = response.ok ? read().catch(() => undefined) : Promise.resolve();
  return {
    status: response.status,
    code,
    all,
    ended,
    now: () => all.at(-1)?.now ?? 0,
    async next(wanted, withinMs = 60_000) {
      const until = Date.now() + withinMs;
      for (let from = Math.max(0, all.length - 1); ; ) {
        for (; from < all.length; from += 1) {
          const state = all[from];
          if (state && wanted(state)) return state;
        }
        if (Date.now() > until)
          throw new Error(`The table did not come to it; last: ${JSON.stringify(all.at(-1)?.round)}`);
        await Promise.race([
          new Promise<void>((resolve) => {
            wake = resolve;
          }),
          new Promise((resolve) => setTimeout(resolve, 250)),
        ]);
      }
    },
    stop: () => abort.abort(),
  };
}
