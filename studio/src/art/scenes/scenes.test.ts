import { expect, it } from 'vitest';
import { openCatalogue } from '../../catalogue/catalogue';
import { PROVIDERS } from '../../catalogue/providers';
import { TABLES } from '../../catalogue/tables';
import { THEMES } from '../../catalogue/wider-themes';
import { tileOf } from '../tile';
import { SKY } from './scene';
import { sceneOf } from './scenes';
import { vehicleOfTheme } from './vehicle-of-theme';
import { VEHICLES } from './vehicles';

const catalogue = openCatalogue();
const curves = TABLES.filter(({ engine }) => engine === 'crash').map(({ slug }) => {
  const game = catalogue.find(slug);
  if (!game) throw new Error(`${slug} is not in the catalogue`);
  return game;
});

it('something rises in every theme of the catalogue', () => {
  for (const { slug } of THEMES) expect(VEHICLES[vehicleOfTheme(slug)], slug).toBeDefined();
  expect(() => vehicleOfTheme('no theme')).toThrow(RangeError);
});

it('a vehicle holds on to the curve with a point of its own box', () => {
  for (const { box, holds } of Object.values(VEHICLES)) {
    const [left, top, width, height] = box;
    expect(holds[0]).toBeGreaterThan(left);
    expect(holds[0]).toBeLessThan(left + width);
    expect(holds[1]).toBeGreaterThan(top);
    expect(holds[1]).toBeLessThanOrEqual(top + height);
  }
});

it('a scene has a symbol for every layer and part that the client asks for', () => {
  for (const game of curves) {
    const { sprite, facts } = sceneOf(game);
    for (const id of ['scene-sky', 'vehicle-moving', 'vehicle-body', 'vehicle-loose'])
      expect(sprite, game.slug).toContain(`id="${id}"`);
    for (const [index, { height }] of facts.layers.entries())
      expect(sprite, game.slug).toContain(`id="scene-${index}" viewBox="0 0 ${SKY.width} ${height}"`);
    expect(sprite, game.slug).not.toMatch(/NaN|undefined|style=/);
  }
});

it('a scene names every gradient and cut once, and uses no other', () => {
  for (const game of curves) {
    const { sprite } = sceneOf(game);
    const named = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(named).size, game.slug).toBe(named.length);
    for (const [, id] of sprite.matchAll(/url\(#([^)]+)\)/g)) expect(named, game.slug).toContain(id);
  }
});

it('a scene is drawn in colours of its tile', () => {
  for (const game of curves) {
    const { ink, halo } = sceneOf(game).facts;
    const tile = tileOf(game);
    expect(
      [ink, halo].some((colour) => tile.includes(colour)),
      game.slug,
    ).toBe(true);
  }
});

it('a scene is the same every time, and small enough to come with the page', () => {
  for (const game of curves) {
    const { sprite } = sceneOf(game);
    expect(sceneOf(game).sprite, game.slug).toBe(sprite);
    expect(sprite.length, game.slug).toBeLessThan(40_000);
  }
});

it('a studio without a scene of its own draws the thing of the theme in the house’s plain hand', () => {
  const [game] = curves;
  const other = PROVIDERS.find(({ slug }) => slug === 'saltmarsh-games');
  if (!game || !other) throw new Error('The catalogue has both');
  const { sprite, facts } = sceneOf({ ...game, provider: other });
  expect(facts.vehicle.leaves).toBe('falls');
  expect(sprite).toContain('scene-air');
});
