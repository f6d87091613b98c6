import { config } from './config';
import { type BedNote, barOf, barSeconds, moodOf, toneOf } from './mood';
import { audio } from './sounds';

/** How loud the bed is beside the effects. */
const VOLUME = 0.055;

/** So long before a bar ends the next is laid out, in seconds. */
const AHEAD = 0.6;

/** A quiet bed of the studio's, made note by note: nothing to download. It never hurries and says nothing of what is won. */
export function createMusic() {
  const mood = moodOf(config.hand);
  let out: GainNode | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  function lay(context: AudioContext, to: AudioNode, { at, long, step, loud }: BedNote, from: number): void {
    const [start, length] = [from + at * mood.beat, long * mood.beat];
    const oscillator = new OscillatorNode(context, { type: mood.timbre, frequency: toneOf(mood, step) });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud, start + Math.min(1.2, length * 0.3));
    gain.gain.linearRampToValueAtTime(0, start + length);
    oscillator.connect(gain).connect(to);
    oscillator.start(start);
    oscillator.stop(start + length);
  }

  function play(context: AudioContext): void {
    const volume = new GainNode(context, { gain: VOLUME });
    const soft = new BiquadFilterNode(context, { type: 'lowpass', frequency: mood.softened });
    soft.connect(volume).connect(context.destination);
    out = volume;
    let bar = 0;
    let next = context.currentTime + 0.1;
    const go = () => {
      if (next - context.currentTime > AHEAD) return;
      for (const note of barOf(mood, bar, Math.random)) lay(context, soft, note, next);
      next += barSeconds(mood);
      bar += 1;
    };
    go();
    timer = setInterval(go, 200);
  }

  return {
    set(on: boolean): void {
      clearInterval(timer);
      out?.disconnect();
      out = null;
      if (on) play(audio());
    },
  };
}
