'use client';

import { useField } from '@payloadcms/ui';
import { fieldBox, help, label, TONES } from './badges';

const LANGUAGES = [
  ['ua', 'Ukrainian'],
  ['ru', 'Russian'],
  ['en', 'English'],
  ['kz', 'Kazakh'],
] as const;

const MARKS = {
  full: { sign: '✓', words: 'all texts', colour: TONES.good },
  part: { sign: '½', words: 'some texts missing', colour: TONES.waiting },
  none: { sign: '✗', words: 'no text', colour: TONES.bad },
} as const;

function markIn(value: unknown, language: string): keyof typeof MARKS | undefined {
  const mark: unknown =
    typeof value === 'object' && value !== null
      ? Object.entries(value).find(([key]) => key === language)?.[1]
      : undefined;
  return mark === 'full' || mark === 'part' || mark === 'none' ? mark : undefined;
}

function Marks({ value }: { value: unknown }) {
  if (!LANGUAGES.some(([language]) => markIn(value, language))) return <span>Nothing to translate</span>;
  return (
    <span style={{ display: 'inline-flex', gap: 10, whiteSpace: 'nowrap' }}>
      {LANGUAGES.map(([language, name]) => {
        const { sign, words, colour } = MARKS[markIn(value, language) ?? 'none'];
        return (
          <span key={language} role="img" title={`${name}: ${words}`} aria-label={`${name}: ${words}`}>
            {language}
            <span aria-hidden style={{ color: colour, marginInlineStart: 3, fontWeight: 700 }}>
              {sign}
            </span>
          </span>
        );
      })}
    </span>
  );
}

/** The column "Languages". */
export function LanguagesCell({ cellData }: { cellData?: unknown }) {
  return <Marks value={cellData} />;
}

/** The same beside the edit form. */
export function LanguagesField({ path }: { path: string }) {
  const { value } = useField<unknown>({ path });
  return (
    <div style={fieldBox}>
      <span style={label}>Languages</span>
      <Marks value={value} />
      <p style={help}>✓ all texts, ½ some, ✗ none: what is missing shows in Russian.</p>
    </div>
  );
}
