import { getTranslations } from 'next-intl/server';
import { configNumber, SCREENS } from '@/lib/content/component-rules';
import { sanitizeDynamicBody } from '@/lib/content/dynamic-body';
import { plainText } from '@/lib/content/sanitize';
import { scopeCss } from '@/lib/content/scoped-css';
import { serverEnv } from '@/lib/env/server';
import type { BlockProps } from './block';
import { BlockTitle } from './block-title';
import { DynamicFrameSlot } from './dynamic-frame-slot';

/** Height reserved for a frame unless its editor says another (entry "min-height"), in pixels. */
const HEIGHT = { fallback: 240, min: 40, max: 4000 };

/**
 * Body, css and js that an editor wrote (spec §3). Without js the body stands in the page, cleaned and in a box that its
 * styles can't leave; with js all three run in a frame that can't reach the page.
 */
export async function DynamicContentBlock({ component, locale }: BlockProps) {
  const { body = '', css = '', js = '' } = component.dynamicContent ?? {};
  const html = sanitizeDynamicBody(body, locale);
  if (js.trim() === '' && html.trim() === '') return null;
  const t = await getTranslations('blocks');
  const [mobile = 0, tablet = 0, desktop = 0] = SCREENS.map((screen) =>
    configNumber(component, 'min-height', { ...HEIGHT, screen }),
  );
  return (
    <section>
      <BlockTitle component={component} />
      {js.trim() === '' ? (
        <Inline html={html} css={scopedOrNone(css, component.key)} name={component.key} />
      ) : (
        <>
          <DynamicFrameSlot
            src={`${serverEnv.FRAMES_PUBLIC_URL}/frame`}
            title={plainText(component.text) || t('dynamicTitle')}
            lang={locale}
            content={{ body, css, js }}
            heights={[mobile, tablet, desktop]}
          />
          <noscript>
            <Inline html={html} css="" name={component.key} />
          </noscript>
        </>
      )}
    </section>
  );
}

/** The outer box is the editor's limit: its styles name the inner one, and nothing is painted or placed beyond. */
function Inline({ html, css, name }: { html: string; css: string; name: string }) {
  return (
    <div className="isolate contain-[layout_paint]">
      {css && <style>{css}</style>}
      <div
        data-dynamic={name}
        className="wrap-anywhere"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by lib/content/dynamic-body
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}

/** A broken style sheet is left out and said in the log; the text is there all the same. */
function scopedOrNone(css: string, name: string): string {
  try {
    return scopeCss(css, name);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(JSON.stringify({ level: 'warn', msg: 'style sheet of dynamic content is broken', key: name, reason }));
    return '';
  }
}
