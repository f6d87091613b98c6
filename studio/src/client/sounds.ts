import { config } from './config';
import { type Mood, moodOf, toneOf } from './mood';

/** Sounds are made here, note by note, in the studio's mood: nothing to download, and nothing sounds until the player asks for it. */
let context: AudioContext | null = null;
let enabled = false;
let mood: Mood | null = null;

/** Where everything sounds. A browser lets nothing be heard before a press, so a context of before wakes with the first one. */
export function audio(): AudioContext {
  if (!context) {
    const made = new AudioContext();
    context = made;
    for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, () => void made.resume());
  }
  void context.resume();
  return context;
}

export function setSound(on: boolean): void {
  enabled = on;
  if (on) audio();
}

function note(
  frequency: number,
  after: number,
  length: number,
  volume: number,
  type: OscillatorType = 'triangle',
): void {
  if (!enabled || !context) return;
  const start = context.currentTime + after;
  const oscillator = new OscillatorNode(context, { type, frequency });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.linearRampToValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}

/** A step of the studio's scale, from its second octave on; 0 while nothing sounds. */
function tone(step: number): number {
  if (!enabled) return 0;
  mood ??= moodOf(config.hand);
  return toneOf(mood, step + mood.scale.length);
}

export const sounds = {
  press: () => note(180, 0, 0.09, 0.12, 'sine'),
  stop: (reel: number) => {
    note(95 + reel * 9, 0, 0.12, 0.22, 'sine');
    note(900 + reel * 60, 0, 0.03, 0.03, 'square');
  },
  scatter: (count: number) => {
    for (const [index, step] of [0, 4, 7].entries())
      note(tone(Math.min(10, step / 2 + count * 2)), index * 0.05, 0.5, 0.1);
  },
  line: (index: number) => note(tone(2 + (index % 6)), 0, 0.22, 0.1),
  win: (size: number) => {
    const notes = Math.min(10, 3 + size);
    for (let index = 0; index < notes; index += 1) note(tone(index), index * 0.075, 0.45, 0.11);
  },
  feature: () => {
    for (const [index, step] of [0, 2, 4, 5, 7, 8, 10].entries()) note(tone(step), index * 0.11, 0.7, 0.12);
  },
  /** A round that is lost: two low notes going down. */
  bust: () => {
    note(110, 0, 0.28, 0.2);
    note(73, 0.13, 0.5, 0.2);
  },
  /** A card is turned. */
  card: () => note(1_400, 0, 0.035, 0.025, 'square'),
  count: (step: number) => note(tone(6 + (step % 4)), 0, 0.05, 0.035, 'sine'),
};
