import {
  between,
  gradient,
  ground,
  moved,
  placed,
  polygon,
  repeat,
  rimmed,
  starShape,
  type TileStyle,
} from '../canvas';
import { iconAt } from '../icons';
import { setTitle, setWord } from '../lettering';
import { mix } from '../palettes';

/** Saltmarsh Games: an old sea chart under fog. Soundings and rhumb lines, a ragged coast, a cartouche in small capitals. */
export const saltmarshGames: TileStyle = ({ game, palette, draw, icon, others }) => {
  const { deep, mid, main, second, pale } = palette;
  const night = draw(4) === 0;
  const papers = [
    mix(pale, '#eadfbe', 0.5),
    mix(mid, '#a9d0c8', 0.72),
    mix(pale, '#dcc894', 0.6),
    mix(mid, '#a4c4d4', 0.7),
    mix(second, '#ecd0bc', 0.8),
  ];
  const sea = night ? mix(deep, '#12303c', 0.5) : (papers[draw(papers.length)] ?? pale);
  const ink = night ? mix(pale, '#dfe8e0', 0.3) : mix(deep, '#14232b', 0.4);
  const land = night
    ? mix(sea, '#000000', 0.28)
    : ([mix('#d9a94e', sea, 0.3), mix('#c98a5a', sea, 0.3), mix('#9fae6a', sea, 0.25)][draw(3)] ?? main);
  const red = mix(second, '#a8382a', 0.4);
  const side = draw(2) === 0 ? 1 : -1;
  const [rx, ry] = [300 + side * between(draw, 150, 200), between(draw, 560, 620)];
  const rhumbs = repeat(
    32,
    (index) =>
      `<path d="M${rx} ${ry}v-900" transform="rotate(${index * 11.25} ${rx.toFixed(1)} ${ry.toFixed(1)})" stroke-width="${index % 4 === 0 ? 2.6 : 1.2}"/>`,
  );
  const reach = between(draw, 60, 110);
  const bays = draw(360);
  const points = Array.from({ length: 46 }, (_, index) => {
    const out = reach + 52 * Math.sin(((index * 17 + bays) * Math.PI) / 180) + between(draw, -16, 16);
    return [300 - side * (300 - Math.max(8, out)), -20 + index * 20] as const;
  });
  const coast = `M${300 - side * 320}-40L${points.map(([x, y]) => `${x.toFixed(0)} ${y}`).join('L')}L${300 - side * 320} 900Z`;
  const wash = mix(red, land, 0.2);
  const soundings = repeat(22, () => {
    const [x, y] = [50 + draw(500), 170 + draw(420)];
    return `<path d="${setWord(`${2 + draw(40)}`, x, y, 18, 'marcellus')}"/>`;
  });
  const waves = repeat(16, () => `M${draw(560)} ${140 + draw(500)}q9-11 18 0t18 0 18 0`);
  const rose = moved(
    `<path d="${starShape(0, 0, 92, 15, 4)}" fill="${ink}"/><path d="${starShape(0, 0, 62, 16, 4, 45)}" fill="${red}"/><circle r="66" fill="none" stroke="${ink}" stroke-width="3"/><circle r="74" fill="none" stroke="${ink}" stroke-width="1.500"/><path d="${polygon(0, -104, 14, 3)}" fill="${ink}"/><circle r="9" fill="${sea}"/>`,
    rx,
    ry,
    0,
    0.9,
  );
  const y = 356;
  const beam = `<path d="M${300 + side * 20} ${y - 150}L${300 + side * 520} ${y - 330}V${y - 30}Z" fill="url(#beam)"/>`;
  const vignette = draw(3);
  const frame = [
    `<circle cx="300" cy="${y}" r="204" fill="${sea}" opacity=".8"/><circle cx="300" cy="${y}" r="204" fill="none" stroke="${ink}" stroke-width="6"/><circle cx="300" cy="${y}" r="192" fill="none" stroke="${ink}" stroke-width="2"/>${repeat(36, (index) => `<path d="M300 ${y - 204}v12" transform="rotate(${index * 10} 300 ${y})" stroke="${ink}" stroke-width="${index % 2 === 0 ? 8 : 2}"/>`)}`,
    `<path d="M110 ${y + 160}Q300 ${y + 120} 490 ${y + 160}" fill="none" stroke="${ink}" stroke-width="4"/>${repeat(7, (index) => `<path d="M${100 + index * 10} ${y + 170 + index * 9}q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0" fill="none" stroke="${ink}" stroke-width="3" opacity="${(0.9 - index * 0.11).toFixed(2)}"/>`)}`,
    beam,
  ][vignette];
  const hatch = `<pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><rect width="9" height="9" fill="${ink}"/><path d="M0 2H9" stroke="${mix(ink, sea, 0.3)}" stroke-width="2"/></pattern>`;
  const title = setTitle(game.title, 436, 98, {
    weight: 'fell',
    maxSize: 76,
    align: 'middle',
    leading: 0.84,
    lines: 2,
  });
  const cart = 'M66 640Q40 640 44 668 20 700 44 734 40 764 66 764H534Q560 764 556 734 580 700 556 668 560 640 534 640Z';
  const small = others[draw(others.length)] ?? icon;
  const scale = `${repeat(12, (index) => `<rect x="${26 + index * 45.7}" y="14" width="45.700" height="12" fill="${index % 2 === 0 ? ink : sea}"/><rect x="${26 + index * 45.7}" y="774" width="45.700" height="12" fill="${index % 2 === 0 ? sea : ink}"/>`)}${repeat(16, (index) => `<rect x="14" y="${26 + index * 46.75}" width="12" height="46.750" fill="${index % 2 === 0 ? sea : ink}"/><rect x="574" y="${26 + index * 46.75}" width="12" height="46.750" fill="${index % 2 === 0 ? ink : sea}"/>`)}`;
  const fog = repeat(
    4,
    (index) =>
      `<path d="M-20 ${500 + index * 46}C100 ${430 + index * 52} 210 ${510 + index * 40} 330 ${466 + index * 46}S540 ${440 + index * 50} 640 ${484 + index * 44}V${560 + index * 52}C500 ${590 + index * 44} 400 ${530 + index * 48} 280 ${574 + index * 46}S80 ${560 + index * 42} -20 ${590 + index * 44}Z" fill="url(#fog)" opacity="${[0.16, 0.3, 0.34, 0.3][index]}"/>`,
  );
  return `<defs>${hatch}${gradient('fog', [`${mix(sea, '#ffffff', night ? 0.25 : 0.7)}/.1`, mix(sea, '#ffffff', night ? 0.25 : 0.7), `${mix(sea, '#ffffff', night ? 0.25 : 0.7)}/.1`])}<linearGradient id="beam" x1="${side > 0 ? 0 : 1}" y1="0" x2="${side > 0 ? 1 : 0}" y2="0"><stop stop-color="${mix(main, '#fff4c8', 0.6)}" stop-opacity=".95"/><stop offset="1" stop-color="${mix(main, '#fff4c8', 0.6)}" stop-opacity="0"/></linearGradient>${gradient('age', [`${mix(deep, '#000000', 0.2)}/0`, `${mix(deep, '#000000', 0.2)}/${night ? 0.4 : 0.2}`])}</defs>
${ground(sea)}<g stroke="${ink}" opacity=".3">${rhumbs}</g>${repeat(4, (index) => `<path d="${coast}" fill="none" stroke="${ink}" stroke-width="${34 - index * 9}" opacity=".07" stroke-linejoin="round"/>`)}<path d="${coast}" fill="${land}" stroke="${wash}" stroke-width="16" stroke-opacity=".55" stroke-linejoin="round"/><path d="${coast}" fill="none" stroke="${ink}" stroke-width="3.500" stroke-linejoin="round"/>
<g fill="${ink}" opacity=".75">${soundings}</g><path d="${waves}" fill="none" stroke="${ink}" stroke-width="2.500" opacity=".45"/>${rose}${frame ?? ''}
${iconAt(small, mix(ink, land, 0.25), 300 - side * 226, 150, 70)}
${rimmed(iconAt(icon, sea, 300, y, 310), sea, 28)}${rimmed(iconAt(icon, 'url(#hatch)', 300, y, 310), ink, 9)}
${fog}${ground('url(#age)')}<path d="M14 14H586V786H14Z" fill="none" stroke="${ink}" stroke-width="4"/>${scale}<path d="M32 32H568V768H32Z" fill="none" stroke="${ink}" stroke-width="2"/>
<path d="${cart}" fill="${night ? mix(sea, '#000000', 0.2) : mix(sea, '#fff8e4', 0.6)}" stroke="${ink}" stroke-width="5"/><path d="${cart}" transform="translate(300 702) scale(.955 .86) translate(-300 -702)" fill="none" stroke="${red}" stroke-width="2.500"/>
${placed(title.path, 82, 698 - title.height / 2, ink, `stroke="${ink}" stroke-width="1.500"`)}`;
};
