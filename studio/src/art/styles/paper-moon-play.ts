import { between, blob, faded, ground, HEIGHT, moved, placed, repeat, type TileStyle, WIDTH } from '../canvas';
import { iconAt } from '../icons';
import { setTitle } from '../lettering';
import { mix } from '../palettes';

const FRAME = `M-20-20H${WIDTH + 20}V${HEIGHT + 20}H-20Z`;

/** A piece of paper above another: its shadow in three soft steps, then itself. */
const sheet = (path: string, colour: string, lift = 1): string =>
  `${repeat(4, (step) => `<path d="${path}" fill="#000" fill-rule="evenodd" opacity=".07" transform="translate(${(step * 1.5 * lift).toFixed(1)} ${((step + 1) * 4 * lift).toFixed(1)})"/>`)}<path d="${path}" fill="${colour}" fill-rule="evenodd"/>`;

/** Paper Moon Play: layers of cut paper with a hole deep into them, a moon at the bottom of it, letters cut from card. */
export const paperMoonPlay: TileStyle = ({ game, palette, draw, icon, others }) => {
  const { deep, mid, main, second, pale } = palette;
  const ramps = [
    [mix(deep, mid, 0.15), mix(mid, '#ffffff', 0.1), mix(mid, pale, 0.5)],
    [mix(second, deep, 0.25), mix(second, pale, 0.3), mix(pale, main, 0.25)],
    [mix(deep, second, 0.3), mix(mid, second, 0.45), mix(main, pale, 0.35)],
    [mix(mid, deep, 0.2), mix(mid, main, 0.35), mix(pale, '#ffffff', 0.2)],
  ] as const;
  const [outer, middle, inner] = ramps[draw(ramps.length)] ?? ramps[0];
  const tone = (share: number) => (share < 0.5 ? mix(outer, middle, share * 2) : mix(middle, inner, share * 2 - 1));
  const manner = draw(3);
  const onTop = draw(2) === 0;
  const cy = onTop ? 470 : 350;
  const phase = draw(360);
  const hole = (radius: number, layer: number): string => {
    const waves = manner === 0 ? 5 : 9 + layer;
    const depth = manner === 1 ? 20 : 34;
    const radiusAt = (angle: number) =>
      radius +
      depth * Math.sin(((angle * waves + phase + layer * 47) * Math.PI) / 180) +
      10 * Math.sin(((angle * 3 + layer * 80) * Math.PI) / 180);
    return blob(300, cy, radiusAt, manner === 1 ? 72 : 48);
  };
  const layers = 5;
  // The deepest ground first, the frames above it from the narrowest hole to the widest.
  const inside = mix(inner, '#ffffff', 0.25);
  const stacked = repeat(layers, (layer) =>
    sheet(`${FRAME}${hole(196 + layer * 46, layer)}`, tone(1 - (layer + 1) / layers)),
  );
  const moonAt = [236 + draw(128), cy - 60] as const;
  const moon = sheet(
    blob(moonAt[0], moonAt[1], () => 150),
    mix('#fff3cf', main, 0.18),
  );
  const hills = `${sheet(`M-20 ${cy + 120}C120 ${cy + 50} 220 ${cy + 150} 330 ${cy + 100}S520 ${cy + 70} 640 ${cy + 130}V${HEIGHT + 20}H-20Z`, mix(inner, middle, 0.6), 0.8)}`;
  const stars = repeat(9, () => {
    const [x, y, size] = [40 + draw(520), onTop ? 560 + draw(220) : 30 + draw(560), between(draw, 8, 17)];
    return moved(
      `<path d="M0-1 .22-.3 .95-.31 .36 .12 .59 .81 0 .38-.59 .81-.36 .12-.95-.31-.22-.3Z" fill="${mix(main, '#ffffff', 0.45)}"/>`,
      x,
      y,
      draw(60),
      size,
    );
  });
  const small = others[draw(others.length)] ?? icon;
  const figure = mix(outer, deep, 0.55);
  const title = setTitle(game.title, 500, onTop ? 150 : 160, {
    weight: 'londrina',
    maxSize: 104,
    align: 'middle',
    leading: 0.98,
    upper: draw(3) === 0,
  });
  const titleTop = onTop ? 62 : HEIGHT - 58 - title.height;
  const letters = `${repeat(3, (step) => faded(placed(title.path, 50 + step * 1.5, titleTop + 3 + step * 3, '#000'), 0.16))}${placed(title.path, 50, titleTop, mix(pale, '#ffffff', 0.65))}`;
  const hero = `${repeat(4, (step) => faded(iconAt(icon, '#000', 300 + step * 2, cy + 12 + step * 5, 300), 0.1))}${iconAt(icon, mix(figure, '#000000', 0.1), 300, cy + 4, 300)}`;
  return `${ground(inside)}${moon}${faded(iconAt(small, mix(inside, middle, 0.6), moonAt[0] < 300 ? 470 : 130, cy + 60, 110), 0.9)}${hills}${hero}${stacked}${stars}${letters}`;
};
