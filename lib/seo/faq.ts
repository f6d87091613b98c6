import type { ContentComponent } from '@kozyr/contracts/content';
import { type Audience, configText, linkedComponents, selectVisible } from '../content/component-rules';
import { plainText } from '../content/sanitize';

/** The questions of a page's FAQ blocks with their answers as plain text, or null when it has none. */
export function faqPage(
  components: readonly ContentComponent[],
  { audience, now }: { audience: Audience; now: Date },
): Record<string, unknown> | null {
  const mainEntity = components
    .filter(({ type }) => type === 'faq')
    .flatMap((block) => selectVisible(linkedComponents(block, 'item'), { audience, now }))
    .map((item) => ({ question: configText(item, 'question'), answer: plainText(item.text) }))
    .filter(({ question, answer }) => question && answer)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
  return mainEntity.length > 0 ? { '@type': 'FAQPage', mainEntity } : null;
}
