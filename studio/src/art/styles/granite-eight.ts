import {
  between,
  blob,
  ground,
  HEIGHT,
  moved,
  placed,
  polygon,
  repeat,
  rimmed,
  type TileStyle,
  WIDTH,
} from '../canvas';
import { iconAt } from '../icons';
import { setTitle, setWord } from '../lettering';
import { luminance, mix } from '../palettes';

/** Granite Eight: a map from above. Heights in flat tints between contour lines, a summit under the figure, thin letters. */
export const graniteEight: TileStyle = ({ game, palette, draw, icon }) => {
  const { deep, mid, main, second, pale } = palette;
  const white = mix(pale, '#ffffff', 0.4);
  const ramps = [
    [mix(mid, deep, 0.35), mid, mix(mid, pale, 0.45), mix(main, pale, 0.35), white],
    [mix(deep, mid, 0.2), mix(mid, second, 0.25), mix(second, pale, 0.35), mix(pale, main, 0.3), white],
    [mix('#1d2430', deep, 0.5), mix('#4a5664', mid, 0.4), mix('#8792a0', mid, 0.3), mix('#c4c9cf', pale, 0.4), white],
    [white, mix(pale, main, 0.35), mix(main, second, 0.3), mix(second, deep, 0.25), mix(deep, second, 0.2)],
    [
      mix(main, second, 0.2),
      mix(main, pale, 0.3),
      mix(mid, pale, 0.5),
      mix(mid, deep, 0.25),
      mix(deep, '#000000', 0.1),
    ],
  ] as const;
  const ramp = ramps[draw(ramps.length)] ?? ramps[0];
  const tint = (share: number): string => {
    const place = Math.min(3.999, Math.max(0, share * 4));
    const step = Math.floor(place);
    return mix(ramp[step] ?? mid, ramp[step + 1] ?? pale, place - step);
  };
  const onTop = draw(2) === 0;
  const [px, py] = [between(draw, 270, 330), onTop ? 486 : 320];
  const levels = 10;
  const waves = [draw(360), draw(360), draw(360)] as const;
  const squash = between(draw, 0.85, 1.15);
  const contour = (radius: number, twist: number, x = px, y = py) =>
    blob(
      x,
      y,
      (angle) => {
        const at = (count: number, phase: number) => Math.sin(((angle * count + phase + twist) * Math.PI) / 180);
        const relief =
          0.16 * at(2, waves[0]) * squash + 0.12 * at(3, waves[1]) + 0.06 * at(7, waves[2]) + 0.025 * at(13, waves[0]);
        return radius * (1 + relief * Math.min(1.3, radius / 240));
      },
      72,
    );
  const massif = repeat(levels, (level) => {
    const radius = 560 - level * 44;
    const fine = `<path d="${contour(radius - 15, level * 9)}${contour(radius - 29, level * 9 + 3)}" fill="none" stroke="${mix(tint((level + 0.5) / levels), deep, 0.5)}" stroke-width="1.400" opacity=".55"/>`;
    return `<path d="${contour(radius, level * 9)}" fill="${tint((level + 0.5) / levels)}" stroke="${mix(tint((level + 0.5) / levels), deep, 0.45)}" stroke-width="2.600"/>${fine}`;
  });
  const [sx, sy] = [draw(2) === 0 ? 70 : 530, onTop ? 300 : 560];
  const shoulder = repeat(
    4,
    (level) =>
      `<path d="${contour(120 - level * 28, 120 + level * 14, sx, sy)}" fill="${tint(0.3 + level * 0.14)}" stroke="${mix(tint(0.3 + level * 0.14), deep, 0.45)}" stroke-width="2.200"/>`,
  );
  const top = tint(0.95);
  const ink = luminance(top) > 0.3 ? mix(deep, '#000000', 0.2) : white;
  const base = tint(0);
  const paper = luminance(base) > 0.34 ? mix(deep, '#000000', 0.2) : white;
  const title = setTitle(game.title, 496, 150, {
    weight: draw(2) === 0 ? 500 : 700,
    upper: true,
    maxSize: 54,
    align: 'left',
    spacing: 0.08,
    leading: 1.22,
  });
  const titleTop = onTop ? 84 : HEIGHT - 66 - title.height;
  const route = `M${px - 230} ${py + 250}C${px - 150} ${py + 210} ${px - 210} ${py + 130} ${px - 140} ${py + 120}S${px - 120} ${py + 40} ${px - 150} ${py}`;
  const height = 1800 + draw(6200);
  const heights = repeat(5, (index) => {
    const angle = ((index * 67 + waves[1]) * Math.PI) / 180;
    const radius = 236 + (index % 3) * 64;
    return moved(
      `<path d="${setWord(`${height - 400 - (index % 3) * 300}`, 0, 0, 17, 700)}" fill="${mix(ink, top, 0.15)}" opacity=".75"/>`,
      px + radius * Math.sin(angle),
      py - radius * Math.cos(angle),
      Math.round((angle * 180) / Math.PI) % 40,
    );
  });
  const bar = onTop ? `M0 0H${WIDTH}V${titleTop + title.height + 44}H0Z` : `M0 ${titleTop - 62}H${WIDTH}V${HEIGHT}H0Z`;
  const rule = onTop ? titleTop + title.height + 44 : titleTop - 62;
  const small = onTop ? 44 : titleTop - 30;
  return `${ground(base)}${massif}${shoulder}${heights}
<path d="${route}" fill="none" stroke="${mix(second, '#d8402a', 0.4)}" stroke-width="6" stroke-dasharray="16 10" stroke-linecap="round"/><path d="${polygon(px - 230, py + 250, 15, 3)}" fill="${mix(second, '#d8402a', 0.4)}" stroke="${white}" stroke-width="4"/>
${rimmed(iconAt(icon, top, px, py, 288), top, 30)}${iconAt(icon, ink, px, py, 288)}
<path d="${bar}" fill="${base}"/><path d="M0 ${rule}H${WIDTH}" stroke="${paper}" stroke-width="4"/><path d="M52 ${rule}v${onTop ? -14 : 14}M152 ${rule}v${onTop ? -8 : 8}M252 ${rule}v${onTop ? -14 : 14}M352 ${rule}v${onTop ? -8 : 8}M452 ${rule}v${onTop ? -14 : 14}M552 ${rule}v${onTop ? -8 : 8}" stroke="${paper}" stroke-width="4"/>
<path d="${setWord(`${height} m`, 500, small, 24, 800)}" fill="${mix(paper, main, 0.3)}"/><path d="${polygon(422, small, 11, 3)}" fill="${mix(paper, main, 0.3)}"/>
${placed(title.path, 48, titleTop, paper)}`;
};
