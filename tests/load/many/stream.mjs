// A player's stream of events, held open as a page holds it: when it ends it is opened again from the last event that came.
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
/** As a browser waits before it connects again. */
const AGAIN_MS = 500;

/** Where an id lies among the player's own events and among those of topics: "p12.t34". */
const placeOf = (id) => [/p(\d+)/.exec(id)?.[1], /t(\d+)/.exec(id)?.[1]].map((digits) => BigInt(digits ?? 0));

/** Holds the stream until it is told to stop. */
export class EventStream {
  place = '';
  /** Ids of the player's own events, as they came, and the newest one before the stream. */
  heard = [];
  first = 0n;
  resumed = 0;
  /** Events that came twice, or after a later one. */
  wrong = 0;
  /** What holds as it begins comes under the place of the beginning. */
  #isBeginning = true;
  /** Each time it opens the wallet comes first, under the place that was reached. */
  #isOpening = true;
  #over = false;
  #answer = null;

  /** @param {import('./calls.mjs').Visitor} visitor @param {string} url @param {() => string} bearer the newest access token */
  constructor(visitor, url, bearer) {
    Object.assign(this, { visitor, url, bearer });
    this.running = this.#run();
  }

  async #run() {
    while (!this.#over) {
      const headers = { authorization: `Bearer ${this.bearer()}`, accept: 'text/event-stream' };
      if (this.place !== '') headers['last-event-id'] = this.place;
      const began = performance.now();
      try {
        this.#answer = await this.visitor.open(this.url, headers);
        this.visitor.counts.note('stream opened', performance.now() - began, null);
        await this.#read(this.#answer);
      } catch (error) {
        if (!this.#over)
          this.visitor.counts.note('stream opened', performance.now() - began, `${this.url}: ${error.message}`);
      }
      if (this.#over) return;
      this.resumed += 1;
      await pause(AGAIN_MS);
    }
  }

  /** Until it ends, however it ends: a page can't tell a stream that was cut from one that is over. */
  async #read(answer) {
    let text = '';
    this.#isOpening = true;
    answer.setEncoding('utf8');
    answer.on('error', () => undefined);
    answer.on('data', (chunk) => {
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop();
      for (const block of blocks) this.#take(block);
    });
    await new Promise((resolve) => answer.once('close', resolve));
  }

  #take(block) {
    const id = /^id: (.*)$/m.exec(block)?.[1];
    if (id === undefined) return;
    const [own, topics] = placeOf(id);
    if (this.place === '') this.first = own;
    else if (/^data: /m.test(block) && !this.#isWalletAsItOpens(id, block)) this.#note(own, topics);
    this.#isOpening = false;
    this.place = id;
  }

  #isWalletAsItOpens(id, block) {
    return this.#isOpening && id === this.place && /"type":"wallet"/.test(block);
  }

  #note(own, topics) {
    const [ownBefore, topicsBefore] = placeOf(this.place);
    const isNew = own > ownBefore || topics > topicsBefore;
    if (own < ownBefore || topics < topicsBefore || !(isNew || this.#isBeginning)) this.wrong += 1;
    if (own > ownBefore) this.heard.push(own);
    if (isNew) this.#isBeginning = false;
  }

  async stop() {
    this.#over = true;
    this.#answer?.destroy();
    await this.running;
  }
}
