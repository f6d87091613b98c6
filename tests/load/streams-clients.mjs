// Clients of streams-bench, those of one platform: holds the streams open, checks that each brings every event once and in order, and how late.
import http from 'node:http';

/** Streams opened at a time. */
const AT_ONCE = 50;
/** Delays are counted by milliseconds up to this one. */
const MAX_MS = 60_000;
/** How long to wait for what is still on its way at the end. */
const PATIENCE_MS = 15_000;

const now = () => performance.timeOrigin + performance.now();
const delays = { topics: new Uint32Array(MAX_MS + 1), own: new Uint32Array(MAX_MS + 1) };
const streams = [];
let wrong = 0;
let broken = 0;
let finished = false;

/** The number after a name in JSON as PostgreSQL writes it; NaN without one. Five million events leave no time for parsing. */
function numberAfter(text, name) {
  const at = text.indexOf(name);
  return at < 0 ? Number.NaN : Number.parseFloat(text.slice(at + name.length, at + name.length + 20));
}

function take(stream, block, at) {
  const sent = numberAfter(block, '"sent": ');
  if (Number.isNaN(sent)) return;
  const topic = numberAfter(block, '"nth": ');
  const kind = Number.isNaN(topic) ? 'own' : 'topics';
  const nth = kind === 'topics' ? topic : numberAfter(block, '"version": ');
  if (nth === stream[kind] + 1) stream[kind] = nth;
  else wrong += 1;
  delays[kind][Math.min(MAX_MS, Math.max(0, Math.round(at - sent)))] += 1;
}

function open(options, token) {
  const stream = { topics: 0, own: 0 };
  streams.push(stream);
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/event-stream', ...(token ? { authorization: token } : {}) };
    const request = http.get({ ...options, host: '127.0.0.1', agent: false, headers }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`refused with ${answer.statusCode}`));
      answer.setEncoding('latin1');
      let text = '';
      answer.on('data', (chunk) => {
        const at = now();
        const blocks = (text + chunk).split('\n\n');
        text = blocks.pop();
        for (const block of blocks) take(stream, block, at);
        resolve();
      });
      answer.on('close', () => {
        if (!finished) broken += 1;
      });
    });
    request.on('error', (error) => {
      if (!finished) broken += 1;
      reject(error);
    });
  });
}

async function start({ port, path, tokens }) {
  const waiting = [...tokens];
  const one = async () => {
    for (let token = waiting.shift(); token !== undefined; token = waiting.shift()) await open({ port, path }, token);
  };
  // Streams are kept in the order of their tokens: each is put there before anything is waited for.
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  process.send({ what: 'open' });
}

async function finish({ topics, own }) {
  const missing = () =>
    streams.reduce((sum, stream, nth) => sum + topics - stream.topics + (own[nth] ?? 0) - stream.own, 0);
  const until = performance.now() + PATIENCE_MS;
  while (missing() > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
  finished = true;
  process.send({
    what: 'report',
    topics: [...delays.topics],
    own: [...delays.own],
    lost: missing(),
    wrong,
    broken,
  });
}

process.on('message', (message) => {
  const work = message.what === 'start' ? start(message) : finish(message);
  work.catch((error) => {
    console.error(error);
    process.exit(1);
  });
});
process.on('disconnect', () => process.exit(0));
