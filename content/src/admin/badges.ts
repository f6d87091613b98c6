import type { CSSProperties } from 'react';

/** Colours that read on the admin's dark and light ground alike; the words beside them say the same. */
export const TONES = {
  good: '#2f9e6e',
  waiting: '#c98a1b',
  bad: '#d9484b',
  calm: 'var(--theme-elevation-500)',
} as const;
export type Tone = keyof typeof TONES;

export function dot(tone: Tone): CSSProperties {
  return {
    display: 'inline-block',
    width: 8,
    height: 8,
    borderRadius: 8,
    marginInlineEnd: 8,
    background: TONES[tone],
    flex: 'none',
  };
}

export const row: CSSProperties = { display: 'inline-flex', alignItems: 'center', whiteSpace: 'nowrap' };
export const fieldBox: CSSProperties = { marginBottom: 'calc(var(--base) * 1)' };
export const label: CSSProperties = { display: 'block', color: 'var(--theme-elevation-800)', marginBottom: 4 };
export const help: CSSProperties = { color: 'var(--theme-elevation-500)', marginTop: 4 };
