'use client';

import { useFormFields } from '@payloadcms/ui';
import type { CSSProperties } from 'react';
import { type BlockGuide, COMPONENT_TYPES } from '../collections/component-types';

const guideText: CSSProperties = { marginTop: 8, color: 'var(--theme-elevation-500)', lineHeight: 1.5 };

const HOLDS = { text: 'a text or number', component: 'another component', image: 'an image' } as const;

/** What the chosen type shows, and which config entries it reads. Stands under the field "Type". */
export function BlockGuideText() {
  const type = useFormFields(([fields]) => fields.type?.value);
  const guide: BlockGuide | undefined = COMPONENT_TYPES.find(({ value }) => value === type);
  if (!guide) return <div style={guideText}>What the site draws. Choose one to read what it needs.</div>;
  return (
    <div style={guideText} aria-live="polite">
      <p style={{ margin: '0 0 4px' }}>{guide.is}</p>
      <p style={{ margin: '0 0 4px' }}>
        <b>Text:</b> {guide.text}
      </p>
      {guide.entries.length > 0 && (
        <>
          <b>Config entries it reads:</b>
          <ul style={{ margin: '2px 0 0', paddingInlineStart: 18 }}>
            {guide.entries.map(({ key, holds, means, required }) => (
              <li key={key}>
                <code>{key}</code> ({HOLDS[holds]}
                {required ? ', needed' : ''}): {means}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
