import { faded, gradient, ground, moved, placed, polygon, repeat, type TileStyle } from '../canvas';
import { iconAt } from '../icons';
import { setTitle } from '../lettering';
import { luminance, mix } from '../palettes';

/** Honeycomb Reels: cells of comb in many tints, one great cell, honey running from the top, fat letters with a rim. */
export const honeycombReels: TileStyle = ({ game, palette, draw, icon, others }) => {
  const { deep, mid, main, second, pale } = palette;
  const moods = [
    [mix(main, '#f7b21a', 0.4), mix(mid, '#d9890f', 0.4), mix(main, pale, 0.5), mix(mid, deep, 0.25)],
    [mix(second, pale, 0.55), mix(second, pale, 0.25), mix(pale, '#ffffff', 0.3), mix(main, pale, 0.35)],
    [mix(mid, second, 0.5), mix(second, deep, 0.2), mix(second, main, 0.4), mix(mid, deep, 0.3)],
    [mix('#6f9a3c', main, 0.2), mix('#8fb34a', pale, 0.25), mix('#4f7a2c', deep, 0.15), mix('#b9c95a', pale, 0.35)],
    [mix('#5aa9b0', pale, 0.3), mix('#2f7f90', mid, 0.2), mix('#9fd0cc', pale, 0.4), mix('#3f93a0', second, 0.15)],
  ] as const;
  const cells = moods[draw(moods.length)] ?? moods[0];
  const radius = 74;
  const [stepX, stepY] = [radius * Math.sqrt(3), radius * 1.5];
  const wax = mix(cells[1], deep, 0.35);
  const comb = repeat(8, (row) =>
    repeat(7, (column) => {
      const [x, y] = [column * stepX - 60 + (row % 2) * (stepX / 2), row * stepY - 10];
      const colour = cells[draw(cells.length)] ?? main;
      const inside =
        draw(9) < 2
          ? iconAt(
              others[draw(others.length)] ?? icon,
              mix(colour, luminance(colour) > 0.3 ? deep : pale, 0.35),
              x,
              y,
              74,
            )
          : '';
      return `<path d="${polygon(x, y, radius - 5, 6)}" fill="${colour}" stroke="${mix(colour, '#ffffff', 0.3)}" stroke-width="4" stroke-linejoin="round"/><path d="${polygon(x, y - 4, radius - 22, 6)}" fill="#fff" opacity=".1"/>${inside}`;
    }),
  );
  const y = 350;
  const heart = [mix(pale, '#fff7dc', 0.5), mix(main, pale, 0.55), mix(second, pale, 0.72)][draw(3)] ?? pale;
  const figure = [mix(deep, mid, 0.2), mix(second, deep, 0.25), mix(mid, deep, 0.35)][draw(3)] ?? deep;
  const runs = Array.from({ length: 9 }, () => 30 + draw(4) * 30 + draw(30));
  const honey = `M-10-10H610V${40}${runs
    .map((length, index) => {
      const x = 610 - index * 69;
      return `C${x - 2} ${44 + length} ${x - 6} ${60 + length} ${x - 22} ${60 + length}S${x - 42} ${46 + length} ${x - 44} ${52}C${x - 46} 36 ${x - 66} 36 ${x - 69} 50`;
    })
    .join('')}V-10Z`;
  const title = setTitle(game.title, 524, 150, { weight: 'lilita', maxSize: 104, align: 'middle', leading: 0.98 });
  const titleTop = 676 - title.height / 2;
  const rim = (colour: string, width: number, dy: number) =>
    placed(title.path, 38, titleTop + dy, colour, `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`);
  const letters =
    [
      [mix(second, '#ffffff', 0.15), mix(second, deep, 0.2)],
      ['#e8742a', '#b8431a'],
      [mix(mid, '#b8651a', 0.5), mix(mid, deep, 0.45)],
      ['#7a9a34', '#4f7422'],
    ][draw(4)] ?? [];
  const bees = repeat(2 + draw(2), (index) => {
    const [bx, by] = [
      [92, 214],
      [520, 520],
      [88, 540],
    ][index] ?? [90, 200];
    return moved(
      `<ellipse cx="-8" cy="-20" rx="11" ry="20" fill="#fff" opacity=".75" transform="rotate(-24)"/><ellipse cx="10" cy="-20" rx="11" ry="20" fill="#fff" opacity=".75" transform="rotate(20)"/><ellipse rx="26" ry="18" fill="#f9bd2a"/><path d="M-8-17V17M6-18V18" stroke="#2a1a08" stroke-width="8"/><circle cx="24" cy="-2" r="10" fill="#2a1a08"/>`,
      bx ?? 90,
      by ?? 200,
      draw(60) - 30,
      1.1,
    );
  });
  return `<defs>${gradient('honey', ['#fff0b0', '#fbc02d', '#e58a0c'])}${gradient('letters', letters)}${gradient('heart', ['#ffffff', heart, mix(heart, main, 0.45)])}</defs>
${ground(wax)}${comb}
<path d="${polygon(300, y + 12, 262, 6)}" fill="#000" opacity=".28"/><path d="${polygon(300, y, 250, 6)}" fill="url(#honey)" stroke="url(#honey)" stroke-width="26" stroke-linejoin="round"/><path d="${polygon(300, y, 216, 6)}" fill="url(#heart)" stroke="url(#heart)" stroke-width="22" stroke-linejoin="round"/>
${iconAt(icon, mix(heart, deep, 0.28), 300, y + 9, 286)}${iconAt(icon, figure, 300, y, 286)}
<path d="${honey}" fill="${mix('#a85a06', deep, 0.3)}" transform="translate(0 7)" opacity=".5"/><path d="${honey}" fill="url(#honey)"/>${runs.map((length, index) => `<path d="M${581 - index * 69} 22v${20 + length * 0.4}" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".55"/>`).join('')}${bees}
${faded(rim('#000', 26, 10), 0.25)}${rim(mix(figure, deep, 0.5), 30, 0)}${rim('#fffaf0', 14, 0)}${placed(title.path, 38, titleTop - 3, 'url(#letters)')}`;
};
