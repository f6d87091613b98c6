import { between, faded, glow, ground, moved, placed, repeat, type TileStyle, WIDTH } from '../canvas';
import { iconAt } from '../icons';
import { setTitle } from '../lettering';
import { mix } from '../palettes';

/** Polyn Interactive: a sheet of a night herbarium. Pressed sprigs, a pale moon, a taped label written by hand. */
export const polynInteractive: TileStyle = ({ game, palette, draw, icon, others }) => {
  const { deep, mid, main, second, pale } = palette;
  const sheets = [
    mix('#0d1a1a', deep, 0.4),
    mix('#15172a', deep, 0.4),
    mix('#1c1a12', deep, 0.4),
    mix('#10221a', deep, 0.35),
    mix('#22141f', deep, 0.35),
  ];
  const sheet = sheets[draw(sheets.length)] ?? deep;
  const silver = mix(main, '#d4dcc0', 0.45);
  const greens = [mix(silver, sheet, 0.25), mix(mid, silver, 0.35), mix(mid, sheet, 0.2), mix(second, silver, 0.4)];
  const bloom = mix(second, '#d8b0c8', 0.3);
  /** A stem drawn upwards from 0,0 with leaves in pairs; wormwood's are split in three. */
  const sprig = (height: number, kind: number, colour: string, bend: number) => {
    const pairs = 9;
    const at = (share: number) => [bend * share * share, -height * share] as const;
    const leaf =
      [
        'M0 0Q14-20 46-18 26 0 0 0Z',
        'M0 0Q16-6 30-26 26-8 40-12 30-2 44 6 22 4 0 0Z',
        'M0 0C10-12 34-14 44 0 34 14 10 12 0 0Z',
        'M0 0L40-10M14-4L28-22M24-6L40-24M14-3L30 8M26-6L44 2',
      ][kind] ?? '';
    const line = kind === 3;
    const leaves = repeat(pairs, (pair) => {
      const share = (pair + 1) / (pairs + 1);
      const [x, y] = at(share);
      const size = between(draw, 0.85, 1.15) * (1.5 - share * 0.85);
      return [1, -1]
        .map(
          (side) =>
            `<path d="${leaf}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(side * size).toFixed(2)} ${size.toFixed(2)}) rotate(${(-24 - share * 20).toFixed(0)})" ${line ? `fill="none" stroke="${colour}" stroke-width="4.500" stroke-linecap="round"` : `fill="${colour}"`}/>`,
        )
        .join('');
    });
    const [tx, ty] = at(1);
    const head =
      draw(3) === 0
        ? ''
        : repeat(
            7,
            (index) =>
              `<circle cx="${(tx + ((index * 37) % 22) - 11).toFixed(1)}" cy="${(ty + index * 9 - 24).toFixed(1)}" r="${(8 - index * 0.5).toFixed(1)}" fill="${bloom}"/>`,
          );
    return `<path d="M0 0Q${(bend * 0.1).toFixed(0)} ${(-height * 0.5).toFixed(0)} ${tx} ${ty}" fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>${leaves}${head}`;
  };
  const y = 330;
  const kinds = [draw(4), draw(4)] as const;
  const wreath = draw(3);
  const growth = [
    repeat(6, (index) =>
      moved(
        sprig(330 + draw(150), kinds[index % 2] ?? 0, greens[draw(4)] ?? silver, (index - 2.5) * 26),
        60 + index * 96,
        660,
        (index - 2.5) * 5,
      ),
    ),
    repeat(11, (index) => {
      const angle = (index * 360) / 11;
      const turn = (angle * Math.PI) / 180;
      return moved(
        sprig(150 + draw(50), kinds[index % 2] ?? 0, greens[index % 4] ?? silver, 24),
        300 + 176 * Math.sin(turn),
        y - 176 * Math.cos(turn),
        angle + 38,
        0.8,
      );
    }),
    `${moved(sprig(560, kinds[0], greens[0] ?? silver, 70), 66, 690, 2)}${moved(sprig(560, kinds[1], greens[1] ?? silver, -70), 534, 690, -2)}${moved(sprig(280, kinds[1], greens[2] ?? silver, 40), 150, 690, -6)}${moved(sprig(280, kinds[0], greens[3] ?? silver, -40), 450, 690, 6)}`,
  ][wreath];
  const moon =
    wreath === 1
      ? `<circle cx="300" cy="${y}" r="168" fill="url(#moon)"/>`
      : `<circle cx="300" cy="${y - 30}" r="190" fill="url(#moon)"/>`;
  const stars = repeat(40, () => `<circle cx="${draw(WIDTH)}" cy="${draw(600)}" r="${between(draw, 0.7, 2.6)}"/>`);
  const title = setTitle(game.title, 400, 112, {
    weight: 'caveat',
    maxSize: 96,
    align: 'middle',
    leading: 0.8,
    lines: 2,
  });
  const tilt = draw(7) - 3;
  const label = mix(pale, '#efe6cb', 0.5);
  const ink = mix(deep, '#1a1a20', 0.4);
  const card = moved(
    `<path d="M-236-66H236V70L-232 74Z" fill="#000" opacity=".4" transform="translate(5 8)"/><path d="M-236-66H236V70L-232 74Z" fill="${label}"/><path d="M-216 52H216M-216-46H216" stroke="${mix(label, second, 0.5)}" stroke-width="2"/>${placed(title.path, -200, 4 - title.height / 2, ink, `stroke="${ink}" stroke-width="1.600"`)}<path d="M-262-84L-172-96-166-64-256-52Z" fill="${mix(pale, '#ffffff', 0.3)}" opacity=".45"/><path d="M262-84L172-96 166-64 256-52Z" fill="${mix(pale, '#ffffff', 0.3)}" opacity=".45"/>`,
    300,
    700,
    tilt,
  );
  const moth = others[draw(others.length)] ?? icon;
  return `<defs>${glow('moon', [mix(pale, '#fffbe8', 0.6), mix(silver, pale, 0.5), mix(silver, sheet, 0.3)], 0.42, 0.4, 0.68)}${glow('sheet', [mix(sheet, silver, 0.2), sheet, mix(sheet, '#000000', 0.35)], 0.5, 0.4, 0.8)}</defs>
${ground('url(#sheet)')}<g fill="${pale}" opacity=".6">${stars}</g>${wreath === 0 ? moon : ''}${faded(growth ?? '', 0.95)}${wreath === 0 ? '' : moon}
${iconAt(moth, mix(silver, sheet, 0.15), draw(2) === 0 ? 96 : 504, 92, 74, draw(40) - 20)}
${iconAt(icon, mix(sheet, '#000000', 0.1), 300, wreath === 1 ? y : y - 30, wreath === 1 ? 236 : 276)}
<path d="M18 18H582V782H18Z" fill="none" stroke="${mix(silver, sheet, 0.45)}" stroke-width="2.500"/>${card}`;
};
