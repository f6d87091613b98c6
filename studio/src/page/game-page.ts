import { FEW_CREDITS } from '@kozyr/contracts/credits';
import type { Locale } from '@kozyr/contracts/locales';
import { fromMinor, type StakeCurrency } from '@kozyr/contracts/money';
import { sceneOf } from '../art/scenes/scenes';
import type { CatalogueGame } from '../catalogue/game';
import { DEMO_BALANCE, stakesOf } from '../catalogue/stakes';
import { COLUMNS, ROWS } from '../maths/cascade/model';
import { cascadePublishedOf } from '../maths/cascade/published';
import { type GameModel, modelOf } from '../maths/engines';
import { REELS } from '../maths/model';
import { publishedOf } from '../maths/published';
import type { RoundView } from '../rounds/round-view';
import type { Files } from './client-build';
import { drawnOf } from './drawn';

/** Text as HTML text or attribute value. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** JSON that cannot end the element it stands in. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A round to play again, in place of a table to play at: no session stands behind it. */
type Recalled = { round: RoundView; currency: StakeCurrency };
type Input = {
  game: CatalogueGame;
  locale: Locale;
  files: Files;
  nonce: string;
  siteOrigin: string;
  recall?: Recalled;
};

/** The mathematics as the client gets it, with what is published of it. */
function playedModel(model: GameModel) {
  switch (model.engine) {
    case 'slot':
      return { ...model, published: publishedOf(model.id) };
    case 'cascade':
      return { ...model, published: cascadePublishedOf(model.id) };
    case 'dice':
    case 'keno':
    case 'plinko':
    case 'mines':
    case 'high-low':
    case 'video-poker':
    case 'blackjack':
    case 'roulette':
    case 'crash':
      return model;
  }
}

/** The grid the style sheet lays out, as custom properties. */
function gridOf(model: GameModel): string {
  switch (model.engine) {
    case 'slot':
      return `--columns:${REELS};--rows:${model.rows}`;
    case 'cascade':
      return `--columns:${COLUMNS};--rows:${ROWS}`;
    case 'dice':
    case 'keno':
    case 'plinko':
    case 'mines':
    case 'high-low':
    case 'video-poker':
    case 'blackjack':
    case 'roulette':
    case 'crash':
      return '';
  }
}

/** What the client is told about the game; nothing here is secret. */
function configOf({ game, locale, siteOrigin, recall }: Input) {
  const model = modelOf(game.model);
  const { names } = drawnOf(game);
  return {
    slug: game.slug,
    title: game.title,
    provider: game.provider.name,
    hand: game.provider.slug,
    locale,
    siteOrigin,
    model: playedModel(model),
    names,
    /** How the drawings of a curve move; null for every other game. */
    scene: model.engine === 'crash' ? sceneOf(game).facts : null,
    recall: recall ?? null,
    /** Credits are refilled once fewer are left. */
    fewCredits: FEW_CREDITS,
    demo: {
      uah: { balance: fromMinor(DEMO_BALANCE.uah), bets: stakesOf(model, 'uah').map(fromMinor) },
      kzt: { balance: fromMinor(DEMO_BALANCE.kzt), bets: stakesOf(model, 'kzt').map(fromMinor) },
    },
  };
}

export type GameConfig = ReturnType<typeof configOf>;

/** The page of a game: its skin, its drawings and its mathematics; the client fills in the rest. */
export function gamePage(input: Input): string {
  const { game, locale, files, nonce } = input;
  const { ahead, colours, room, sprite, title } = drawnOf(game);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(game.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/${files.style}">
${ahead}
<style nonce="${nonce}">:root{${colours};${gridOf(modelOf(game.model))}${room}}</style>
<script defer src="/assets/${files.scripts[locale]}"></script>
</head>
<body data-state="loading"${input.recall ? ' data-recall' : ''} data-hand="${game.provider.slug}" data-engine="${modelOf(game.model).engine}">
${sprite}
${title}
<script type="application/json" id="config">${json(configOf(input))}</script>
<div id="app"></div>
</body>
</html>`;
}

/** The page where anyone can compute a round again. It needs nothing but itself. */
export function verifierPage(files: Files, locale: Locale): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kozyr: provably fair</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/${files.style}">
<script defer src="/assets/${files.scripts[locale]}"></script>
</head>
<body><main id="app"></main></body>
</html>`;
}
