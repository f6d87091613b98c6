import type { ContentComponent } from '@kozyr/contracts/content';
import type { Suit } from '@/components/display/icon';
import { PlayingCard } from '@/components/display/playing-card';
import { RichText } from '@/components/display/rich-text';
import { configText, linkedComponents } from '@/lib/content/component-rules';
import { headingAndRest } from '@/lib/content/sanitize';
import { routes } from '@/lib/routes/routes';
import type { BlockProps } from './block';
import { BlockHead } from './block-head';
import { ByScreen } from './by-screen';

/** The four-colour deck: each level of the jackpots is a suit (spec §1). */
const LAMPS = new Map<string, { suit: Suit; lamp: string }>([
  ['clubs', { suit: 'clubs', lamp: 'text-clubs' }],
  ['diamonds', { suit: 'diamonds', lamp: 'text-diamonds' }],
  ['hearts', { suit: 'hearts', lamp: 'text-hearts' }],
  ['spades', { suit: 'spades', lamp: 'text-spades' }],
]);

/** The jackpot levels as cards on the table, in the order of their editor. */
export function JackpotsStripBlock({ component }: BlockProps) {
  return (
    <ByScreen read={(screen) => linkedComponents(component, 'level', screen)}>
      {(levels) =>
        levels.length > 0 && (
          <section>
            <BlockHead component={component} href={routes.jackpots()} />
            <ul className="grid grid-cols-2 gap-3 desktop:grid-cols-4">
              {levels.map((level) => (
                <LevelCard key={level.key} level={level} />
              ))}
            </ul>
          </section>
        )
      }
    </ByScreen>
  );
}

function LevelCard({ level }: { level: ContentComponent }) {
  const known = LAMPS.get(configText(level, 'suit') ?? '');
  const { heading, rest } = headingAndRest(level.text);
  return (
    <li
      className={`lamp flex flex-col items-center gap-3 overflow-hidden rounded-card px-3 pt-5 pb-4 text-center ${known?.lamp ?? 'text-muted'}`}
    >
      {known && <PlayingCard suit={known.suit} className="w-14 desktop:w-16" />}
      <div className="min-w-0 max-w-full">
        {heading && <h3 className="wrap-anywhere font-display font-semibold text-base">{heading}</h3>}
        <RichText html={rest} className="mt-1 text-pretty text-muted text-sm leading-snug [&_p]:my-0" />
      </div>
    </li>
  );
}
