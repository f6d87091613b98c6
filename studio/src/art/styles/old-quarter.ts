import { glow, gradient, ground, HEIGHT, moved, placed, repeat, rimmed, type TileStyle, WIDTH } from '../canvas';
import { iconAt } from '../icons';
import { setTitle, setWord } from '../lettering';
import { luminance, mix } from '../palettes';

const PANES = [
  'M92 610V330Q92 300 122 300H478Q508 300 508 330V610Z',
  'M92 610V440A208 172 0 0 1 508 440V610Z',
  'M92 610V352L150 300H450L508 352V610Z',
] as const;

/** Old Quarter: a shop front in the evening. Sign over a striped awning, the figure in the lit window, wet cobbles. */
export const oldQuarter: TileStyle = ({ game, palette, draw, icon, others }) => {
  const { deep, mid, main, second, pale } = palette;
  const walls = [
    mix(mid, deep, 0.25),
    mix(second, deep, 0.3),
    mix('#2f4f48', mid, 0.3),
    mix('#6a4630', deep, 0.25),
    mix('#c9a981', mid, 0.25),
    mix(main, mid, 0.45),
  ];
  const wall = walls[draw(walls.length)] ?? mid;
  const brick = draw(2) === 0;
  const cloths = [
    [mix(second, '#b5382c', 0.3), mix(pale, '#ffffff', 0.3)],
    [mix(mid, '#22608a', 0.35), mix(pale, '#ffffff', 0.3)],
    [mix('#2f6b50', deep, 0.1), mix(pale, main, 0.3)],
    [mix(main, second, 0.2), mix(pale, '#ffffff', 0.4)],
  ];
  const [cloth = second, stripe = pale] = cloths[draw(cloths.length)] ?? [];
  const boards = [
    mix(deep, '#0c1424', 0.4),
    mix(cloth, deep, 0.62),
    mix('#17305a', deep, 0.2),
    mix(pale, '#fff7e6', 0.5),
  ];
  const board = boards[draw(boards.length)] ?? deep;
  const letters = luminance(board) > 0.4 ? mix(cloth, deep, 0.68) : mix(pale, main, 0.3);
  const title = setTitle(game.title, 480, 108, { weight: 'oleo', maxSize: 84, align: 'middle', leading: 0.98 });
  const courses = repeat(42, (row) =>
    repeat(
      11,
      (column) =>
        `<rect x="${column * 60 - (row % 2) * 30}" y="${row * 20}" width="57" height="17" rx="2" fill="${mix(wall, draw(2) === 0 ? '#000000' : '#ffffff', draw(8) / 90)}"/>`,
    ),
  );
  const panels = `<path d="M30 230V660M570 230V660M56 230V660M544 230V660" stroke="${mix(wall, '#000000', 0.25)}" stroke-width="6"/><path d="M0 640H600" stroke="${mix(wall, '#000000', 0.3)}" stroke-width="10"/>`;
  const pane = PANES[draw(PANES.length)] ?? PANES[0];
  const wood = mix(board, luminance(board) > 0.4 ? cloth : '#5a3a20', 0.35);
  const light = mix(main, '#ffe9b0', 0.6);
  const awning = repeat(10, (index) => {
    const x = 20 + index * 56;
    return `<path d="M${60 + index * 48} 196H${108 + index * 48}L${x + 56} 292V304A28 24 0 0 1 ${x} 304V292Z" fill="${index % 2 === 0 ? cloth : stripe}"/>`;
  });
  const bars = draw(2) === 0 ? `M300 300V610M92 ${430}H508` : 'M92 396H508M196 300V396M404 300V396';
  const cobbles = repeat(5, (row) =>
    repeat(
      13,
      (column) =>
        `<rect x="${column * 52 - (row % 2) * 26}" y="${682 + row * 25}" width="48" height="21" rx="9" fill="${mix(mix(deep, mid, 0.35), light, Math.max(0, 0.34 - Math.abs(column * 52 - 300) / 800 - row * 0.04))}"/>`,
    ),
  );
  const goods = repeat(3, (index) =>
    iconAt(
      others[(draw(others.length) + index) % others.length] ?? icon,
      mix(light, wood, 0.45),
      [146, 300, 454][index] ?? 300,
      588,
      62,
    ),
  );
  const lamp = (x: number) =>
    `<path d="M${x} 196V236" stroke="#0e0e10" stroke-width="7"/><path d="M${x - 20} 236H${x + 20}L${x + 13} 292H${x - 13}Z" fill="${light}" stroke="#0e0e10" stroke-width="6"/><circle cx="${x}" cy="262" r="110" fill="url(#lamp)"/>`;
  const ticket = moved(
    `<path d="M-78-46H78V-14A14 14 0 0 0 78 14V46H-78V14A14 14 0 0 0-78-14Z" fill="${mix(pale, '#f2e3bd', 0.4)}"/><path d="M-48-46V46" stroke="${cloth}" stroke-width="3" stroke-dasharray="5 5"/><path d="${setWord(`${1 + draw(32)}`, 14, -8, 44, 800)}${setWord(game.releasedOn.replaceAll('-', ''), 14, 28, 15, 500)}" fill="${cloth}"/>`,
    draw(2) === 0 ? 112 : 488,
    738,
    draw(30) - 15,
  );
  const hang = draw(2) === 0 ? `M40 60V22M560 60V22` : '';
  return `<defs>${glow('room', ['#fff4cf', light, mix(main, second, 0.3), mix(second, deep, 0.5)], 0.5, 0.5, 0.72)}${glow('lamp', [`${light}/.75`, `${light}/0`], 0.5, 0.5, 0.5)}${gradient('dusk', [`${mix(deep, '#0b1024', 0.5)}/.42`, `${deep}/0`, `${deep}/.3`])}${gradient('fold', ['#000/0', '#000/.3'])}</defs>
${ground(wall)}${brick ? courses : panels}${ground('url(#dusk)')}<rect y="668" width="${WIDTH}" height="${HEIGHT - 668}" fill="${mix(deep, '#000000', 0.3)}"/>${cobbles}
<path d="${pane}" fill="url(#room)" stroke="${mix(wood, '#000000', 0.35)}" stroke-width="40" stroke-linejoin="round"/><path d="${pane}" fill="none" stroke="${wood}" stroke-width="24" stroke-linejoin="round"/><path d="M110 560H490V610H110Z" fill="${mix(wood, deep, 0.4)}"/><path d="${bars}" stroke="${wood}" stroke-width="7" opacity=".55"/>
${goods}${rimmed(iconAt(icon, light, 300, 456, 238), '#fff4cf', 16)}${iconAt(icon, mix(deep, '#000000', 0.15), 300, 456, 238)}
<path d="M60 610H540V668H60Z" fill="${mix(wood, '#000000', 0.2)}"/><path d="M84 624H286V654H84ZM314 624H516V654H314Z" fill="none" stroke="${mix(wood, main, 0.4)}" stroke-width="4"/>
<path d="M46 300H554V330H46Z" fill="#000" opacity=".28"/>${awning}<path d="M60 196H540L580 292V304H20V292Z" fill="url(#fold)"/>
${lamp(18)}${lamp(582)}<path d="${hang}" stroke="#0e0e10" stroke-width="8"/>
<rect x="28" y="40" width="544" height="158" rx="14" fill="#000" opacity=".4" transform="translate(0 7)"/><rect x="28" y="40" width="544" height="158" rx="14" fill="${board}" stroke="${mix(main, '#ffffff', 0.1)}" stroke-width="6"/><rect x="42" y="54" width="516" height="130" rx="7" fill="none" stroke="${letters}" stroke-width="2.500" opacity=".6"/>
${placed(title.path, 60, 122 - title.height / 2 + 4, mix(board, '#000000', 0.5))}${placed(title.path, 60, 122 - title.height / 2, letters)}${ticket}`;
};
