import type { Locale } from '@kozyr/contracts/locales';
import { isCredits } from '../catalogue/stakes';
import { colourOf, spotOf } from '../maths/roulette/bets';
import { factor, moneyText } from '../page/amounts';
import { escapeHtml } from '../page/game-page';
import { sayIn } from '../page/say';
import type { TableRecall } from './table-recall';
import { RECALL_TEXTS } from './texts';

type Input = { recall: TableRecall; title: string; locale: Locale; nonce: string };

const times = (hundredths: number): string => factor((hundredths / 100).toFixed(2));

const STYLE = `
  :root { color-scheme: dark }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #0a1210; color: #f5f0e4;
    font: 16px/1.4 system-ui, sans-serif }
  main { width: min(30rem, 100% - 2rem); padding: 1rem 0; text-align: center }
  h1 { margin: 0; font-size: 1.1rem }
  .number { color: #a9b5ac; margin: 0.2rem 0 1.2rem }
  .outcome { display: inline-grid; place-items: center; min-width: 5.5rem; height: 5.5rem; padding: 0 1rem; border-radius: 3rem;
    font-size: 2.2rem; font-weight: 700; font-variant-numeric: tabular-nums; background: #22352d }
  .red { background: #b8262c } .black { background: #17171b } .zero { background: #1c7a4f }
  .won { outline: 3px solid #edb84a; outline-offset: 4px }
  ul { list-style: none; margin: 1.4rem 0; padding: 0; display: grid; gap: 0.4rem }
  li, .sum { display: flex; justify-content: space-between; gap: 1rem; padding: 0.6rem 0.9rem; border-radius: 0.6rem;
    background: #111c18; font-variant-numeric: tabular-nums }
  li.hit { background: #3a3216 }
  .sum { background: none; font-weight: 700 }
  .muted { color: #a9b5ac }`;

/** What a place of the layout is, in words and numbers. */
function placeName(spot: string, locale: Locale): string {
  const say = sayIn(RECALL_TEXTS, locale);
  const known = spotOf(spot);
  if (!known) return spot;
  const { kind, numbers } = known;
  switch (kind) {
    case 'straight':
    case 'split':
    case 'street':
    case 'corner':
    case 'line':
      return numbers.join(', ');
    default:
      return say(`spots.${kind}`, { range: `${numbers[0]}–${numbers.at(-1)}`, n: spot.split('-')[1] ?? '' });
  }
}

/** How a player left a curve, and where in hundredths; null: they did not. */
function wayOut({ leftAt, target, stopped }: TableRecall, won: boolean) {
  if (leftAt !== null) return { text: 'leftAt', at: leftAt } as const;
  if (stopped !== null && (target === null || target > stopped)) return { text: 'stoppedAt', at: stopped } as const;
  return won && target !== null ? ({ text: 'leftAt', at: target } as const) : null;
}

/** A round of a table as it ended, for the player it belonged to: the result, their stakes, and what they won. No script. */
export function tablePage({ recall, title, locale, nonce }: Input): string {
  const say = sayIn(RECALL_TEXTS, locale);
  const money = (amount: string) => escapeHtml(moneyText(amount, recall.currency));
  const wheel = recall.stakes.some(({ spot }) => spot !== null);
  const won = recall.win !== '0.00';
  const stakes = recall.stakes.map(({ spot, amount }) => {
    const hit = spot !== null && (spotOf(spot)?.numbers.includes(recall.outcome) ?? false);
    const name = spot === null ? say('stake') : placeName(spot, locale);
    return `<li${hit ? ' class="hit"' : ''}><span>${escapeHtml(name)}</span><span>${money(amount)}</span></li>`;
  });
  const way = wayOut(recall, won);
  const leaving = wheel || !way ? '' : `<p class="muted">${escapeHtml(say(way.text, { times: times(way.at) }))}</p>`;
  const colour = wheel ? colourOf(recall.outcome) : '';
  const outcome = wheel ? String(recall.outcome) : times(Math.max(100, recall.outcome));
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${STYLE}</style>
</head>
<body data-state="shown">
<main>
<h1>${escapeHtml(title)}</h1>
<p class="number">${escapeHtml(say('round', { n: recall.number }))}</p>
<p class="outcome ${colour}${won ? ' won' : ''}" data-testid="outcome">${outcome}</p>
${leaving}
${isCredits(recall.currency) ? `<p class="muted">${escapeHtml(say('credits'))}</p>` : ''}
<ul>${stakes.join('')}</ul>
<p class="sum"><span>${escapeHtml(say('win'))}</span><span data-testid="win">${money(recall.win)}</span></p>
</main>
</body>
</html>`;
}
