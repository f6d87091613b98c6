// Calls over HTTP as visitors make them, counted by kind. A visitor has an address of their own on this machine's loopback (Linux), as they
// have one in the world.
import http from 'node:http';

const TIMEOUT_MS = 30_000;
const MAX_TOLD = 100;

/** What was called, by kind, and every call that failed, which is said at once. */
export class Counts {
  byKind = new Map();
  failed = 0;

  /** @param {(line: string) => void} say */
  constructor(say) {
    this.say = say;
  }

  note(kind, ms, failure) {
    const its = this.byKind.get(kind) ?? { calls: 0, failed: 0, times: [] };
    this.byKind.set(kind, its);
    its.calls += 1;
    its.times.push(ms);
    if (failure === null) return;
    its.failed += 1;
    this.failed += 1;
    if (this.failed <= MAX_TOLD) this.say(`  failed ${new Date().toISOString().slice(11, 23)} ${kind}: ${failure}`);
  }
}

let visitors = 0;

/** Somebody with an address and kept connections. */
export class Visitor {
  constructor(counts) {
    visitors += 1;
    this.counts = counts;
    this.address = `127.${1 + (visitors % 200)}.${1 + Math.floor(visitors / 200)}.1`;
    this.agent = new http.Agent({ keepAlive: true, maxSockets: 6, localAddress: this.address });
  }

  /**
   * One call, and its whole answer. It has failed when there is none, when it is cut, and when its status is none of those that are expected.
   * @param {string} kind under which it is counted
   * @param {string} url
   * @param {{method?: string, headers?: Record<string, string>, body?: object | string, expect?: readonly number[]}} [how]
   * @returns {Promise<{status: number, headers: http.IncomingHttpHeaders, text: string} | null>} null: it has failed
   */
  async call(kind, url, { expect = [200], ...how } = {}) {
    const began = performance.now();
    const told = await this.ask(url, how).catch((error) => `${error.code ?? ''} ${error.message}`);
    const failed = typeof told === 'string' || !expect.includes(told.status);
    const answer = typeof told === 'string' ? told : `${told.status} ${told.text.slice(0, 200)}`;
    const failure = failed ? `${how.method ?? 'GET'} ${url}: ${answer}` : null;
    this.counts.note(kind, performance.now() - began, failure);
    return failed ? null : told;
  }

  ask(url, { method = 'GET', headers = {}, body }) {
    const isForm = typeof body === 'string';
    const text = body === undefined || isForm ? body : JSON.stringify(body);
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    const sent = {
      ...headers,
      ...(text === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(text) }),
    };
    return new Promise((resolve, reject) => {
      const request = http.request(url, { method, headers: sent, agent: this.agent, timeout: TIMEOUT_MS }, (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('close', () => {
          if (!answer.complete) return reject(new Error('the answer was cut'));
          resolve({ status: answer.statusCode, headers: answer.headers, text: Buffer.concat(chunks).toString('utf8') });
        });
      });
      request.on('timeout', () => request.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
      request.on('error', (error) => {
        // A kept connection that was closed while a page was asked for by it: browsers ask again.
        const isClosed = request.reusedSocket && error.code === 'ECONNRESET' && method === 'GET';
        if (isClosed) this.ask(url, { method, headers, body }).then(resolve, reject);
        else reject(error);
      });
      request.end(text);
    });
  }

  /** Opens what goes on for long. @returns {Promise<http.IncomingMessage>} @throws Error when it is refused */
  open(url, headers) {
    return new Promise((resolve, reject) => {
      const request = http.get(url, { headers, agent: false, localAddress: this.address }, (answer) => {
        if (answer.statusCode === 200) return resolve(answer);
        answer.resume();
        reject(new Error(`refused with ${answer.statusCode}`));
      });
      request.on('error', reject);
    });
  }

  leave() {
    this.agent.destroy();
  }
}
