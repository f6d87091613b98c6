import { between, ground, HEIGHT, moved, placed, repeat, starShape, type TileStyle, WIDTH } from '../canvas';
import { iconAt } from '../icons';
import { setTitle } from '../lettering';
import { mix } from '../palettes';

/** Comet Tail: a travel poster to the stars. Bands of colour sweep over the night to a disc; round letters, wide margins. */
export const cometTail: TileStyle = ({ game, palette, draw, icon, others }) => {
  const { deep, mid, main, second, pale } = palette;
  const cream = mix(pale, '#f6e7c6', 0.4);
  const night = mix(deep, '#10122a', 0.4);
  const bands =
    [
      [second, mix(second, main, 0.55), main, mix(main, cream, 0.5), mix(mid, cream, 0.15)],
      [mix(mid, night, 0.2), mid, mix(mid, cream, 0.35), main, second],
      [mix(second, night, 0.35), second, main, cream, mix(mid, cream, 0.2)],
    ][draw(3)] ?? [];
  const manner = draw(4);
  const flip = draw(2) === 0 ? 1 : -1;
  const width = 34;
  const y = 440;
  const sweep = repeat(5, (index) => {
    const colour = bands[index] ?? main;
    const shift = (index - 2) * width;
    if (manner === 0)
      return `<path d="M${-60} ${860 + shift}C120 ${800 + shift} 210 ${640 + shift} 300 ${y + shift * 0.9}S480 ${150 + shift} 680 ${100 + shift}" fill="none" stroke="${colour}" stroke-width="${width + 1}"/>`;
    if (manner === 1) return `<circle cx="300" cy="${y}" r="${390 - index * width}" fill="${colour}"/>`;
    if (manner === 2)
      return `<path d="M${-40} ${y + 130 + index * width}H640" stroke="${colour}" stroke-width="${width + 1}" transform="translate(0 ${index * 5})"/>`;
    return `<path d="M300 ${y}L${-260 + index * 112} 1000H${-148 + index * 112}Z" fill="${colour}"/><path d="M300 ${y}L${860 - index * 112} 1000H${748 - index * 112}Z" fill="${colour}"/>`;
  });
  const stars = repeat(44, (index) => {
    const [sx, sy] = [30 + draw(540), 150 + draw(600)];
    return index % 7 === 0
      ? `<path d="${starShape(sx, sy, between(draw, 9, 17), 2.5, 4)}"/>`
      : `<circle cx="${sx}" cy="${sy}" r="${between(draw, 1.2, 3.2)}"/>`;
  });
  const disc = [cream, mix(main, cream, 0.3), mix(second, cream, 0.2), mix(mid, cream, 0.5)][draw(4)] ?? cream;
  const craters = repeat(5, () => `<circle cx="${draw(260) - 130}" cy="${draw(260) - 130}" r="${10 + draw(26)}"/>`);
  const planet = `<clipPath id="disc"><circle r="196"/></clipPath><circle r="196" fill="${disc}"/><g clip-path="url(#disc)"><g fill="${mix(disc, mid, 0.3)}" opacity=".5">${craters}</g><circle r="230" cx="-70" cy="-60" fill="none" stroke="${mix(disc, night, 0.25)}" stroke-width="70" opacity=".25" transform="rotate(${flip < 0 ? 90 : 0})"/></g>`;
  const ring =
    draw(2) === 0
      ? `<path d="M-262 62C-190 120 190-20 262-62" fill="none" stroke="${mix(main, cream, 0.3)}" stroke-width="12"/>`
      : '';
  const moons = `<circle cx="${flip * 206}" cy="-196" r="34" fill="${mix(second, cream, 0.15)}"/><circle cx="${flip * 218}" cy="-204" r="30" fill="${night}" opacity=".35"/>`;
  const title = setTitle(game.title, 500, 122, {
    weight: 'righteous',
    upper: true,
    maxSize: 78,
    align: 'middle',
    leading: 1.02,
    spacing: 0.02,
  });
  const passing = others[draw(others.length)] ?? icon;
  const foot = manner === 0 || manner === 2;
  return `${ground(night)}<g fill="${cream}" opacity=".85">${stars}</g>${moved(sweep, flip > 0 ? 0 : WIDTH, 0, 0, [flip, 1])}
${foot ? `<path d="M-20 ${HEIGHT}V760Q150 700 300 752T620 730V${HEIGHT}Z" fill="${mix(night, '#000000', 0.3)}"/>` : ''}
${moved(`${planet}${moons}${iconAt(icon, mix(night, '#000000', 0.1), 0, 0, 270)}${ring}`, 300, y)}
${iconAt(passing, cream, flip > 0 ? 104 : 496, 700, 66, flip * -18)}
<path d="M0 0H600V800H0ZM26 26V774H574V26Z" fill="${cream}" fill-rule="evenodd"/><rect x="26" y="26" width="548" height="164" fill="${mix(bands[0] ?? second, night, 0.12)}"/>${repeat(3, (index) => `<rect x="26" y="${190 + index * 9}" width="548" height="9" fill="${bands[index + 1] ?? main}"/>`)}
${placed(title.path, 50, 108 - title.height / 2, cream)}`;
};
