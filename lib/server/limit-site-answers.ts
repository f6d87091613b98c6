import { limitAnswers } from './answer-deadline';

/** No answer of the site takes longer, in milliseconds: a page's questions are bounded, and the edge waits for 30 s at most. */
const ANSWER_WITHIN_MS = 20_000;

/** Bounds every answer of the running site. A page that is held for good ends the process with a line that says so. */
export function limitSiteAnswers(): void {
  limitAnswers({
    ms: ANSWER_WITHIN_MS,
    log: (line) => console.error(JSON.stringify(line)),
    onHeld: (page) => {
      // Nothing else frees it: whoever started the site starts it again, and the edge shows what it has meanwhile.
      console.error(JSON.stringify({ level: 'fatal', msg: 'a page is held for good: the site ends', page }));
      process.exit(1);
    },
  });
}
