// One part of the product: started, asked whether it lives, started again when it ended or answers nobody, until it is stopped.
import { lastWords, sizeOf } from './logs.mjs';
import { say } from './progress.mjs';
import { SettingsError } from './settings.mjs';

/** How a process says that its settings are wrong: contracts/src/exit-codes.ts. */
const EXIT_WRONG_SETTINGS = 78;

/** In milliseconds and in a row; tests have shorter ones. */
export const LIMITS = {
  /** The pause before a part is started again doubles from the first to the last. */
  firstPause: 500,
  lastPause: 30_000,
  /** Ready for so long, a part has its first pause again. */
  sound: 60_000,
  /** What a start may take. */
  start: 120_000,
  /** How often a part is asked while it starts, and once it has answered. */
  askStarting: 100,
  askRunning: 2_000,
  /** What an answer may take, and how many may be missing in a row: 12 to 20 s. */
  answer: 3_000,
  silent: 4,
  /** Starts that fail before everything else goes on without the part. */
  tries: 3,
};

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
function deferred() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  // A caller that waits gets the error; there may be none yet.
  made.promise.catch(() => undefined);
  return made;
}
const seconds = (ms) => `${Math.round(ms / 100) / 10} s`;

export class Part {
  /** What of it runs now. @type {{pid: number, exited: Promise<{code: number | null, signal: string | null}>, kill: (signal: string) => void} | null} */
  process = null;
  ready = false;
  /** Its end is part of a stop of the whole. */
  stopping = false;
  #everReady = false;
  #fails = 0;
  #wentOn = false;
  #first = deferred();

  /**
   * @param {{name: string, launch: () => Promise<NonNullable<Part['process']>>, probe: (limitMs: number) => Promise<import('./probe.mjs').Health>,
   *   log: string, watched?: boolean, stopping?: boolean, onChange?: () => void, limits?: Partial<typeof LIMITS>}} spec
   *   stopping: it is not even begun, as the whole is being stopped. watched false: its end is noticed and its silence is not, as in development, where a part may wait for whoever writes it.
   */
  constructor({ name, launch, probe, log, watched = true, stopping = false, onChange = () => {}, limits = {} }) {
    Object.assign(this, { name, launch, probe, log, watched, stopping, onChange });
    this.limits = { ...LIMITS, ...limits };
    this.running = this.#run();
  }

  /**
   * The first start, which others wait for.
   * @returns {Promise<boolean>} false when it could not be started by now: it is tried again, and whoever waits goes on without it
   * @throws SettingsError when its settings are wrong
   */
  started() {
    return this.#first.promise;
  }

  async #run() {
    while (!this.stopping) {
      const began = Date.now();
      const sizeBefore = sizeOf(this.log);
      const why = await this.#live(began).catch((error) => ({ state: `can't be started (${error.message})`, error }));
      const words = () => lastWords(this.log, sizeBefore);
      this.ready = false;
      this.process = null;
      if (this.stopping) break;
      if (why.error instanceof SettingsError || (why.code === EXIT_WRONG_SETTINGS && !this.#everReady)) {
        this.#first.reject(why.error ?? new SettingsError(words() || `${this.name}: its settings are wrong.`));
        break;
      }
      await this.#again(why.state, words);
    }
    this.#first.resolve(false);
  }

  /** Says what happened and lets the pause pass. */
  async #again(state, words) {
    this.#fails += 1;
    const { firstPause, lastPause, tries } = this.limits;
    const wait = Math.min(lastPause, firstPause * 2 ** (this.#fails - 1));
    say(`! ${this.name} ${state}; starting it again in ${seconds(wait)}. See ${this.log}.`);
    if (this.#fails === tries) this.#goOnWithout(words);
    const until = Date.now() + wait;
    while (!this.stopping && Date.now() < until) await pause(Math.min(100, until - Date.now()));
  }

  #goOnWithout(words) {
    if (this.#everReady || this.#wentOn) return;
    this.#wentOn = true;
    say(
      `! ${this.name} does not start. Everything else goes on without it, and it is tried again. Its last words:\n${words()}`,
    );
    this.#first.resolve(false);
  }

  /** One life, from start to end. @returns how it ended, in words that follow its name */
  async #live(began) {
    const process = await this.launch();
    this.process = process;
    this.onChange();
    if (this.stopping) process.kill('SIGTERM');
    let end = null;
    const exited = process.exited.then((how) => {
      end = how;
    });
    const life = { began, answered: false, silent: 0, answeredAt: Date.now(), red: 0, wasReady: false };
    while (!end) {
      const asked = Date.now();
      const health = await Promise.race([this.probe(this.limits.answer), exited]);
      if (!health || end) break;
      // An answer that took far longer than it may means that we were stopped or starved, not the part.
      if (Date.now() - asked < this.limits.answer * 2) this.#note(health, life);
      const stuck = this.stopping ? null : this.#stuckFor(life, health);
      if (stuck) {
        process.kill('SIGKILL');
        await exited;
        return { state: stuck };
      }
      if (life.wasReady && !this.watched) break;
      const starting = !this.ready && Date.now() - began < this.limits.start / 10;
      await Promise.race([exited, pause(starting ? this.limits.askStarting : this.limits.askRunning)]);
    }
    await exited;
    return { state: `ended (${end.signal ?? `exit code ${end.code}`})`, code: end.code };
  }

  /** @returns why it has to be ended, in words that follow its name; null while it has not */
  #stuckFor({ began, answered, silent, answeredAt }, { state }) {
    if (!this.watched) return null;
    const now = Date.now();
    if (!answered)
      return now - began > this.limits.start
        ? `has not answered within ${seconds(this.limits.start)} of its start (${state})`
        : null;
    const long = now - answeredAt >= this.limits.silent * this.limits.askRunning;
    return long && silent >= this.limits.silent ? `has not answered for ${seconds(now - answeredAt)}` : null;
  }

  /** Takes in what a part said of itself, and says when that changes. */
  #note({ answers, ready, state }, life) {
    const age = Date.now() - life.began;
    life.silent = answers ? 0 : life.silent + 1;
    if (answers) {
      life.answered = true;
      life.answeredAt = Date.now();
    }
    if (!ready) {
      life.red += 1;
      // One that waits for something else may wait long: others don't wait with it.
      if (age > this.limits.start) this.#goOnWithout(() => lastWords(this.log));
      if (this.ready && answers && life.red === 2) this.#setReady(false, `is there but not ready (${state})`);
      return;
    }
    life.red = 0;
    if (age > this.limits.sound) this.#fails = 0;
    if (!this.ready) {
      const news = this.#everReady || this.#fails > 0 || this.#wentOn;
      this.#setReady(
        true,
        news ? (life.wasReady ? 'is ready again' : `is ready, ${seconds(age)} after its start`) : null,
      );
    }
    life.wasReady = true;
    this.#everReady = true;
    this.#first.resolve(true);
  }

  #setReady(ready, words) {
    this.ready = ready;
    if (words) say(`${ready ? '✓' : '!'} ${this.name} ${words}.`);
  }
}
