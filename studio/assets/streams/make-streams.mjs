// Draws the studio's two streams frame by frame and writes their segments with ffmpeg (Debian's, libx264). Run by hand, once,
// when a drawing changes: node studio/assets/streams/make-streams.mjs. What it writes is committed; nothing runs it later.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const WIDTH = 640;
const HEIGHT = 360;
/** 50 frames are one segment of exactly 4 s, so the playlist's clock needs no rounding. */
const FPS = 12.5;
const SEGMENT_SECONDS = 4;
const SECONDS = 24;

const SUITS = {
  clubs: [
    '#3FB68B',
    'M12 2.8a4 4 0 0 0-3.3 6.3 4.1 4.1 0 1 0 1.9 7.1c.1 1.8-.7 3.6-2.6 5h8c-1.9-1.4-2.7-3.2-2.6-5a4.1 4.1 0 1 0 1.9-7.1A4 4 0 0 0 12 2.8Z',
  ],
  diamonds: ['#4F9DF7', 'M12 2.5c1.7 3.4 4 6.6 7 9.5-3 2.9-5.3 6.1-7 9.5-1.7-3.4-4-6.6-7-9.5 3-2.9 5.3-6.1 7-9.5Z'],
  hearts: [
    '#FF5D62',
    'M12 21c-1.1-2.6-3.2-4.6-5.3-6.7C4.6 12.2 3 10.2 3 7.7 3 5.1 4.9 3.2 7.3 3.2c2.1 0 3.8 1.3 4.7 3.4.9-2.1 2.6-3.4 4.7-3.4 2.4 0 4.3 1.9 4.3 4.5 0 2.5-1.6 4.5-3.7 6.6C15.2 16.4 13.1 18.4 12 21Z',
  ],
  spades: [
    '#2B2640',
    'M12 2.5c1.1 2.5 3.2 4.3 5.2 6.2 2 1.8 3.6 3.5 3.6 5.7 0 2.3-1.7 4-3.8 4-1.4 0-2.6-.7-3.4-1.9.1 1.8.8 3.4 2.4 4.7H8c1.6-1.3 2.3-2.9 2.4-4.7-.8 1.2-2 1.9-3.4 1.9-2.1 0-3.8-1.7-3.8-4 0-2.2 1.6-3.9 3.6-5.7 2-1.9 4.1-3.7 5.2-6.2Z',
  ],
};
const NAMES = Object.keys(SUITS);

const eased = (x) => 1 - (1 - Math.min(1, Math.max(0, x))) ** 3;
const between = (from, to, part) => from + (to - from) * part;

const suit = (name, x, y, size, paint = SUITS[name][0]) =>
  `<path transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})" d="${SUITS[name][1]}" fill="${paint}"/>`;

const ground = (cx) => `<defs><radialGradient id="lamp" cx="${cx}" cy="45%" r="75%">
<stop offset="0" stop-color="#24503f"/><stop offset=".55" stop-color="#143026"/><stop offset="1" stop-color="#0A1210"/></radialGradient></defs>
<rect width="640" height="360" fill="url(#lamp)"/>`;

function card({ name, rank, x, y, turn, open }) {
  // open: 0 shows the back, 1 the face; in between it is turned over its long side.
  const squeeze = Math.max(0.04, Math.abs(1 - 2 * open));
  const face = `<rect x="-38" y="-54" width="76" height="108" rx="9" fill="#F5F0E4"/>${suit(name, 0, 6, 46)}
<text x="-24" y="-30" font-family="DejaVu Sans, sans-serif" font-weight="700" font-size="22" text-anchor="middle" fill="${SUITS[name][0]}">${rank}</text>
<text x="24" y="46" font-family="DejaVu Sans, sans-serif" font-weight="700" font-size="22" text-anchor="middle" fill="${SUITS[name][0]}">${rank}</text>`;
  const back = `<rect x="-38" y="-54" width="76" height="108" rx="9" fill="#182721"/><rect x="-32" y="-48" width="64" height="96" rx="6" fill="none" stroke="#EDB84A" stroke-width="2"/>${suit('spades', 0, 0, 34, '#EDB84A')}`;
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(2)}) scale(${squeeze.toFixed(3)} 1)">${open > 0.5 ? face : back}</g>`;
}

const HANDS = [
  ['hearts', 'A', 110, 110, -8],
  ['clubs', '7', 250, 92, -3],
  ['spades', 'K', 390, 92, 3],
  ['diamonds', 'Q', 530, 110, 8],
  ['spades', '9', 140, 250, -6],
  ['hearts', '4', 262, 262, -2],
  ['diamonds', 'A', 378, 262, 2],
  ['clubs', 'J', 500, 250, 6],
];

/** A hand of eight is dealt from the right, turned up one by one, and swept to the left. */
function deal(time) {
  const cards = HANDS.map(([name, rank, x, y, turn], index) => {
    const came = eased((time - 0.6 - index * 0.9) / 0.8);
    const open = eased((time - 9 - index * 0.9) / 0.6);
    const gone = eased((time - 20.4 - index * 0.16) / 1.2);
    if (came === 0 || gone === 1) return '';
    return card({
      name,
      rank,
      x: between(between(700, x, came), -80, gone),
      y: between(between(60, y, came), 180, gone),
      turn: between(90, turn, came) + 40 * gone,
      open,
    });
  });
  return `${ground('50%')}<ellipse cx="320" cy="182" rx="290" ry="150" fill="none" stroke="#2C4239" stroke-width="3"/>${cards.join('')}`;
}

const SECTORS = 24;
const spoke = (radius, angle) => [320 + radius * Math.cos(angle), 180 + radius * Math.sin(angle)];

/** A wheel of the four suits turns once round; a ball runs against it and comes to rest. */
function turn(time) {
  const whole = 2 * Math.PI;
  const wheel = whole * eased(time / SECONDS);
  const parts = Array.from({ length: SECTORS }, (_, index) => {
    const from = wheel + (whole * index) / SECTORS;
    const to = from + whole / SECTORS;
    const middle = (from + to) / 2;
    const [x1, y1] = spoke(150, from);
    const [x2, y2] = spoke(150, to);
    const [sx, sy] = spoke(122, middle);
    const name = NAMES[index % NAMES.length];
    const [colour] = SUITS[name];
    return `<path d="M320 180 L${x1.toFixed(1)} ${y1.toFixed(1)} A150 150 0 0 1 ${x2.toFixed(1)} ${y2.toFixed(1)}Z" fill="${index % 2 ? '#182721' : '#22352D'}" stroke="#0A1210" stroke-width="2"/>
<g transform="rotate(${((middle * 180) / Math.PI + 90).toFixed(1)} ${sx.toFixed(1)} ${sy.toFixed(1)})">${suit(name, sx, sy, 22, name === 'spades' ? '#E9E6F5' : colour)}</g>`;
  });
  const ball = -3 * whole * eased(time / 18) + (time > 18 ? wheel - whole * eased(18 / SECONDS) : 0);
  const [bx, by] = spoke(between(162, 92, eased((time - 13) / 5)), ball);
  return `${ground('50%')}<circle cx="320" cy="180" r="166" fill="#0A1210" stroke="#EDB84A" stroke-width="4"/>${parts.join('')}
<circle cx="320" cy="180" r="60" fill="#111C18" stroke="#EDB84A" stroke-width="3"/>${suit('spades', 320, 180, 54, '#EDB84A')}<circle cx="${bx.toFixed(1)}" cy="${by.toFixed(1)}" r="8" fill="#F5F0E4"/>`;
}

const picture = (body) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`));

async function make(name, draw, posterAt) {
  const folder = path.join(HERE, name);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  await picture(draw(posterAt)).webp({ quality: 70 }).toFile(path.join(folder, 'poster.webp'));
  const video = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', String(FPS), '-i', 'pipe:0'];
  const codec = [
    '-c:v',
    'libx264',
    '-profile:v',
    'baseline',
    '-level',
    '3.0',
    '-pix_fmt',
    'yuv420p',
    '-preset',
    'slow',
  ];
  const keys = ['-crf', '31', '-g', String(FPS * SEGMENT_SECONDS), '-sc_threshold', '0'];
  const cut = ['-f', 'segment', '-segment_time', String(SEGMENT_SECONDS), '-segment_format', 'mpegts', '%d.ts'];
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', '-threads', '1', ...video, ...codec, ...keys, ...cut], {
    cwd: folder,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (let frame = 0; frame < FPS * SECONDS; frame += 1) {
    const pixels = await picture(draw(frame / FPS))
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await new Promise((resolve) => ffmpeg.stdin.once('drain', resolve));
  }
  ffmpeg.stdin.end();
  const code = await new Promise((resolve) => ffmpeg.once('close', resolve));
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  // Under a name that no tool takes for TypeScript.
  for (const file of fs.readdirSync(folder).filter((each) => each.endsWith('.ts')))
    fs.renameSync(path.join(folder, file), path.join(folder, file.replace(/ts$/, 'mpegts')));
}

await make('deal', deal, 16);
await make('wheel', turn, 9);
