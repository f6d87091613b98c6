/** The colours a vehicle is painted in; `line` is null in hands that draw no outlines. */
export type Paint = { body: string; shade: string; accent: string; second: string; line: string | null };

/**
 * A vehicle, heading right. Its parts lie over one another in one box: what moves while it travels (a flame, a propeller, a
 * wing), the body, and a piece that comes loose at the end, empty where nothing does.
 */
export type Vehicle = {
  box: readonly [x: number, y: number, width: number, height: number];
  /** The point of the box that travels on the curve. */
  holds: readonly [x: number, y: number];
  /** How much of the curve's slope it takes: 1 points along it, 0 stays upright. */
  leans: number;
  /** Its width beside that of a rocket. */
  size: number;
  moves: 'flicker' | 'spin' | 'flap';
  /** How it goes when the curve breaks. */
  leaves: 'falls' | 'sinks' | 'stops' | 'glides';
  moving: (paint: Paint) => string;
  body: (paint: Paint) => string;
  loose: (paint: Paint) => string;
};

const NOTHING = (): string => '';

/** Shapes with the outline of the hand, if it draws one. */
const drawn = (shapes: string, { line }: Paint, width = 5): string =>
  line === null
    ? shapes
    : `<g stroke="${line}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${shapes}</g>`;

const FIN = 'M74 22C54 8 34 2 16 2C24 14 28 26 30 40L66 34Z';

const rocket: Vehicle = {
  box: [-70, -4, 276, 108],
  holds: [34, 50],
  leans: 1,
  size: 1,
  moves: 'flicker',
  leaves: 'falls',
  moving: ({ accent, second, body }) =>
    `<path d="M20 34C-10 30-40 40-68 50C-40 60-10 70 20 66Z" fill="${second}"/><path d="M20 40C-4 38-24 44-44 50C-24 56-4 62 20 60Z" fill="${accent}"/><path d="M20 45C6 44-6 47-18 50C-6 53 6 56 20 55Z" fill="${body}"/>`,
  body: (paint) => {
    const { body, shade, accent, second } = paint;
    return drawn(
      `<path d="${FIN}" fill="${second}"/><path d="M16 40L34 34V66L16 60Z" fill="${shade}"/><path d="M30 34C70 14 126 10 162 26C182 36 194 45 200 50C194 55 182 64 162 74C126 90 70 86 30 66Z" fill="${body}"/><g stroke="none"><path d="M30 66C70 86 126 90 162 74C182 64 194 55 200 50C150 60 80 60 30 54Z" fill="${shade}" opacity=".55"/><path d="M158 24.500C181 35 194 45 200 50C194 55 181 65 158 75.500C166 58 166 42 158 24.500Z" fill="${accent}"/><path d="M52 25.200C60 42 60 58 52 74.800L66 79.500C74 60 74 40 66 20.500Z" fill="${accent}"/></g><circle cx="120" cy="46" r="15" fill="${accent}"/><circle cx="120" cy="46" r="9.500" fill="${second}"/><path d="M114 42A8 8 0 0 1 122 38.500" stroke="${body}" stroke-width="3" fill="none" stroke-linecap="round"/>`,
      paint,
    );
  },
  loose: (paint) => drawn(`<path d="${FIN}" transform="matrix(1 0 0-1 0 100)" fill="${paint.second}"/>`, paint),
};

const wheel = (x: number, { body, shade, line }: Paint): string =>
  `<circle cx="${x}" cy="80" r="22" fill="${line ?? shade}"/><circle cx="${x}" cy="80" r="12" fill="${body}"/><circle cx="${x}" cy="80" r="4" fill="${line ?? shade}"/>`;

const car: Vehicle = {
  box: [-64, 0, 270, 108],
  holds: [100, 102],
  leans: 1,
  size: 1,
  moves: 'flicker',
  leaves: 'stops',
  moving: ({ body, accent }) =>
    `<path d="M-6 46H-40M-4 62H-62M-2 78H-34" stroke="${body}" stroke-width="6" stroke-linecap="round"/><path d="M0 54H-22" stroke="${accent}" stroke-width="6" stroke-linecap="round"/>`,
  body: (paint) => {
    const { body, shade, accent, second } = paint;
    const shell =
      'M8 76C4 56 18 46 46 44C58 30 76 24 92 26C96 34 98 40 106 44C146 44 184 52 196 68C200 76 196 84 188 84H14Z';
    return drawn(
      `<circle cx="104" cy="24" r="14" fill="${accent}"/><path d="M104 22H120A14 14 0 0 1 114 34H104Z" fill="${shade}"/><path d="M120 46L134 26L140 30L134 46Z" fill="${second}"/><path d="${shell}" fill="${body}"/><g stroke="none"><path d="M10 70C60 66 150 64 198 72C199 78 195 84 188 84H14Z" fill="${shade}" opacity=".35"/><path d="M128 45.500L146 47.500L132 84H112Z" fill="${accent}"/><path d="M152 48.500L160 50L146 84H138Z" fill="${second}"/></g><circle cx="76" cy="58" r="14" fill="${accent}"/><path d="M70 58H82M76 52V64" stroke="${paint.line ?? shade}" stroke-width="4"/>${wheel(46, paint)}${wheel(156, paint)}`,
      paint,
    );
  },
  loose: NOTHING,
};

const airplane: Vehicle = {
  box: [-6, -6, 216, 120],
  holds: [96, 58],
  leans: 0.8,
  size: 0.92,
  moves: 'spin',
  leaves: 'falls',
  moving: ({ body, line, shade }) =>
    `<ellipse cx="190" cy="54" rx="7" ry="42" fill="${body}" opacity=".55"/><path d="M190 14V94" stroke="${line ?? shade}" stroke-width="6" stroke-linecap="round"/>`,
  body: (paint) => {
    const { body, shade, accent, second } = paint;
    const ink = paint.line ?? shade;
    return drawn(
      `<path d="M30 50L2 14C14 8 26 12 34 22L60 44Z" fill="${accent}"/><path d="M6 52C4 46 10 44 18 46L70 56L28 60Z" fill="${second}"/><path d="M16 52C40 38 80 30 120 32C150 32 172 40 182 46V64C170 74 146 80 116 78C76 78 40 68 16 56Z" fill="${body}"/><g stroke="none"><path d="M20 58C60 62 140 66 182 60V64C170 74 146 80 116 78C76 78 44 70 20 58Z" fill="${shade}" opacity=".4"/><path d="M164 38.500C172 41 178 44 182 46V64C178 67 172 71 164 73.500Z" fill="${accent}"/></g><circle cx="104" cy="28" r="10" fill="${second}"/><path d="M114 34L122 22" fill="none"/><path d="M96 84L104 100M120 82L112 100" fill="none" stroke="${ink}" stroke-width="5"/><circle cx="108" cy="102" r="9" fill="${ink}"/><path d="M84 30V10M136 34V10" fill="none" stroke="${ink}" stroke-width="4"/><path d="M70 2H152C162 2 162 14 152 14H70C60 14 60 2 70 2Z" fill="${accent}"/><path d="M58 64H146C158 64 158 78 146 78H58C46 78 46 64 58 64Z" fill="${accent}"/><path d="M82 71H118" stroke="${body}" stroke-width="4"/><path d="M182 46C192 48 196 51 197 55C196 59 192 62 182 64Z" fill="${second}"/>`,
      paint,
    );
  },
  loose: ({ line, shade }) =>
    `<path d="M190 16V52M190 58V92" stroke="${line ?? shade}" stroke-width="6" stroke-linecap="round"/>`,
};

const balloon: Vehicle = {
  box: [-6, -6, 172, 252],
  holds: [80, 232],
  leans: 0,
  size: 0.52,
  moves: 'flicker',
  leaves: 'sinks',
  moving: ({ accent, body }) =>
    `<path d="M80 168C88 180 90 188 80 198C70 188 72 180 80 168Z" fill="${accent}"/><path d="M80 180C84 187 84 191 80 196C76 191 76 187 80 180Z" fill="${body}"/>`,
  body: (paint) => {
    const { body, shade, accent, second } = paint;
    const ink = paint.line ?? shade;
    return drawn(
      `<path d="M66 168L58 206M94 168L102 206M80 170V206" fill="none" stroke="${ink}" stroke-width="3"/><path d="M80 2C130 2 156 38 156 78C156 116 122 142 100 168H60C38 142 4 116 4 78C4 38 30 2 80 2Z" fill="${body}"/><g stroke="none"><path d="M80 2C52 12 30 40 30 80C30 118 50 144 60 168H72C66 144 56 118 56 80C56 40 66 12 80 2Z" fill="${accent}"/><path d="M80 2C108 12 130 40 130 80C130 118 110 144 100 168H88C94 144 104 118 104 80C104 40 94 12 80 2Z" fill="${accent}"/><path d="M130 24C148 40 156 58 156 78C156 116 122 142 100 168H88C120 140 146 100 130 24Z" fill="${shade}" opacity=".4"/><path d="M7 92C50 104 110 104 153 92L150 106C108 117 52 117 10 106Z" fill="${second}"/></g><path d="M60 168H100L96 176H64Z" fill="${second}"/><path d="M54 206H106L101 240H59Z" fill="${second}"/><path d="M57 216H103M58.500 227H101.500" stroke="${ink}" stroke-width="3"/><path d="M52 206H108" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>`,
      paint,
      4,
    );
  },
  loose: ({ second, shade, line }) =>
    `<path d="M106 214C114 214 116 230 110 234H102C98 230 98 216 106 214Z" fill="${second}" stroke="${line ?? shade}" stroke-width="3"/>`,
};

const eagle: Vehicle = {
  box: [-8, -30, 262, 160],
  holds: [124, 82],
  leans: 0.45,
  size: 1.06,
  moves: 'flap',
  leaves: 'glides',
  moving: (paint) =>
    drawn(
      `<path d="M156 74C150 46 128 10 78-24C80-14 84-8 88-2C76-8 66-12 54-14C60-6 66 2 72 8C58 6 48 6 36 8C46 16 56 22 64 26C52 28 42 32 32 36C50 42 70 48 84 54C92 64 100 76 108 86Z" fill="${paint.body}"/><path d="M146 72C136 50 118 30 92 14C100 30 104 44 106 60L122 76Z" fill="${paint.shade}"/>`,
      paint,
      4,
    ),
  body: (paint) => {
    const { body, shade, accent, second } = paint;
    return drawn(
      `<path d="M150 70C164 40 184 18 222 2C218 10 216 14 212 20C222 18 228 16 238 16C228 26 214 34 206 44C194 58 186 68 172 76Z" fill="${shade}"/><path d="M2 96C22 86 58 78 96 74C128 68 164 66 190 64C200 52 222 50 234 62C242 64 248 70 250 78C242 74 236 74 230 76C222 84 208 88 196 88C176 100 140 106 110 102C84 102 62 104 40 116C42 110 44 106 46 102C30 106 16 108 0 110C10 104 14 102 20 98Z" fill="${body}"/><g stroke="none"><path d="M190 64C200 52 222 50 234 62C226 66 214 66 206 74C202 70 196 68 190 64Z" fill="${second}"/><path d="M234 62C242 64 248 70 250 78C242 74 236 74 230 76C228 70 230 66 234 62Z" fill="${accent}"/><circle cx="222" cy="63" r="2.600" fill="${shade}"/><path d="M60 88C100 96 150 96 196 88C176 100 140 106 110 102C90 102 72 103 58 108Z" fill="${shade}" opacity=".5"/></g><path d="M128 102L138 112M136 102L148 110" stroke="${accent}" stroke-width="4" stroke-linecap="round"/>`,
      paint,
      4,
    );
  },
  loose: ({ body, accent }) =>
    `<path d="M70 96C78 104 80 116 74 126C66 118 64 106 70 96Z" fill="${body}"/><path d="M71 100L74 124" stroke="${accent}" stroke-width="1.600"/>`,
};

const ship: Vehicle = {
  box: [-20, -6, 236, 176],
  holds: [100, 150],
  leans: 0.35,
  size: 0.9,
  moves: 'flap',
  leaves: 'sinks',
  moving: ({ accent }) => `<path d="M98 4C114-2 122 10 138 2V20C122 28 114 14 98 20Z" fill="${accent}"/>`,
  body: (paint) => {
    const { body, shade, accent, second } = paint;
    const ink = paint.line ?? shade;
    return drawn(
      `<path d="M98 4V124M148 34V124" fill="none" stroke="${ink}" stroke-width="6"/><path d="M92 24C124 44 132 84 92 112C78 112 56 112 44 108C62 84 72 54 70 28Z" fill="${body}"/><path d="M144 44C170 60 176 92 146 112L122 110C134 90 136 66 130 48Z" fill="${body}"/><g stroke="none"><path d="M112 62C113 70 113 76 110 84L58 84C64 74 68 66 70 58Z" fill="${accent}"/></g><path d="M2 120H190L214 104C206 144 186 162 160 164H44C20 162 6 146 2 120Z" fill="${second}"/><path d="M6 134H198" stroke="${accent}" stroke-width="6"/>`,
      paint,
    );
  },
  loose: NOTHING,
};

const kite: Vehicle = {
  box: [-64, -6, 226, 176],
  holds: [62, 112],
  leans: 0.5,
  size: 0.8,
  moves: 'flap',
  leaves: 'glides',
  moving: ({ accent, second }) =>
    `<path d="M36 128C14 120 10 152-12 144C-30 138-34 160-58 156" fill="none" stroke="${second}" stroke-width="5" stroke-linecap="round"/><path d="M14 126L4 142L22 146ZM-22 136L-30 154L-12 156Z" fill="${accent}"/>`,
  body: (paint) => {
    const { body, shade, accent, second } = paint;
    return drawn(
      `<path d="M152 4L128 96L36 128L54 40Z" fill="${body}"/><g stroke="none"><path d="M152 4L54 40L94 78Z" fill="${accent}"/><path d="M94 78L128 96L36 128Z" fill="${second}"/></g><path d="M152 4L36 128M54 40L128 96" fill="none" stroke="${paint.line ?? shade}" stroke-width="4"/>`,
      paint,
    );
  },
  loose: NOTHING,
};

export const VEHICLES = { rocket, car, airplane, balloon, eagle, ship, kite };
export type VehicleName = keyof typeof VEHICLES;
