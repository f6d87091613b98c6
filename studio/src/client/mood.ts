/** How a studio sounds: its scale in half tones over a root, its pace, the colour of its tones. */
export type Mood = {
  /** Of the lowest note, in Hz. */
  root: number;
  scale: readonly number[];
  /** Of one beat, in seconds. */
  beat: number;
  timbre: OscillatorType;
  /** Above which frequency its bed is softened, in Hz. */
  softened: number;
};

/** Pentatonic, so that whatever sounds together sounds well; two of them open, one of the steppe, one of the sea, one of brass. */
const SCALES = [
  [0, 2, 4, 7, 9],
  [0, 3, 5, 7, 10],
  [0, 2, 5, 7, 9],
  [0, 2, 3, 7, 9],
  [0, 4, 5, 7, 11],
] as const;

const TIMBRES = ['triangle', 'sine', 'triangle', 'square'] as const;

/** A number of a studio's name, the same for ever. */
const numberOf = (studio: string): number =>
  [...studio].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);

/** The mood of a studio, by its slug: always the same. */
export function moodOf(studio: string): Mood {
  const number = numberOf(studio);
  const timbre = TIMBRES[Math.floor(number / 5) % TIMBRES.length] ?? 'sine';
  return {
    root: 98 * 2 ** ((number % 9) / 12),
    scale: SCALES[number % SCALES.length] ?? SCALES[0],
    beat: 60 / (58 + (Math.floor(number / 11) % 26)),
    timbre,
    softened: timbre === 'square' ? 620 : 1_150,
  };
}

/** The frequency of a step of the scale, which goes on over the octaves. */
export function toneOf({ root, scale }: Mood, step: number): number {
  const octave = Math.floor(step / scale.length);
  return root * 2 ** (octave + (scale[step - octave * scale.length] ?? 0) / 12);
}

/** A note of the bed: when in its bar and how long, in beats; which step; how loud, 0 to 1. */
export type BedNote = { at: number; long: number; step: number; loud: number };

const BEATS = 8;

/**
 * One bar of the bed: two long tones below, and a few short ones that wander above. @param random 0 to under 1, each call anew
 */
export function barOf(mood: Mood, bar: number, random: () => number): BedNote[] {
  const low = [0, 3, 1, 2][bar % 4] ?? 0;
  const bed = [low, low + 2].map((step) => ({ at: 0, long: BEATS, step, loud: 0.5 }));
  let step = mood.scale.length * 2 + Math.floor(random() * mood.scale.length);
  const wandering: BedNote[] = [];
  for (let at = 0; at < BEATS; at += 1) {
    if (random() > (at % 2 === 0 ? 0.6 : 0.22)) continue;
    step += Math.floor(random() * 5) - 2;
    step = Math.max(mood.scale.length, Math.min(mood.scale.length * 4 - 1, step));
    wandering.push({ at, long: 1.6, step, loud: 0.3 + random() * 0.25 });
  }
  return [...bed, ...wandering];
}

/** How long a bar takes, in seconds. */
export const barSeconds = ({ beat }: Mood): number => beat * BEATS;
