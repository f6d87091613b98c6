/** What is asked, as keys of `selfTest.question`: what the Problem Gambling Severity Index (Ferris and Wynne, 2001) asks about. */
export const QUESTIONS = [
  'afford',
  'more',
  'chasing',
  'borrowed',
  'worry',
  'health',
  'told',
  'money',
  'guilt',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** How often, as keys of `selfTest.answer`; each counts as many points as stand before it. */
export const ANSWERS = ['never', 'sometimes', 'often', 'always'] as const;
export type Answer = (typeof ANSWERS)[number];

export type Answers = Readonly<Record<Question, Answer>>;
/** What the answers come to, as keys of `selfTest.band`. */
export type Band = 'none' | 'low' | 'moderate' | 'high';

/** The band of the index that the answers lie in: none 0, low 1 and 2, moderate 3 to 7, high 8 to 27. */
export function bandOf(answers: Answers): Band {
  const points = QUESTIONS.reduce((sum, question) => sum + ANSWERS.indexOf(answers[question]), 0);
  if (points === 0) return 'none';
  if (points < 3) return 'low';
  return points < 8 ? 'moderate' : 'high';
}
