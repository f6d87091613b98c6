/** Sounds are made here, note by note: nothing to download, and nothing sounds until the player asks for it. */
let context: AudioContext | null = null;
let enabled = false;

export function setSound(on: boolean): void {
  enabled = on;
  if (on) {
    context ??= new AudioContext();
    void context.resume();
  }
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

/** A soft pentatonic scale: whatever is played together sounds well. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24];
const tone = (step: number) => 261.6 * 2 ** ((SCALE[step] ?? 24) / 12);

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
