import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod';

/** The motif library: game-icons.net, CC BY 3.0 (see NOTICE). Icons are drawn in a box of 512 x 512. */
const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');

const library = z
  .object({ icons: z.record(z.string(), z.object({ body: z.string() })) })
  .parse(JSON.parse(readFileSync(file, 'utf8')));

export const ICON_BOX = 512;

export const hasIcon = (name: string): boolean => name in library.icons;

/** An icon's shapes in one paint (a colour or url(#gradient)). @throws RangeError for a name the library lacks. */
export function iconShape(name: string, paint: string): string {
  const icon = library.icons[name];
  if (!icon) throw new RangeError(`No icon ${name}`);
  return icon.body.replaceAll('currentColor', paint);
}

/** An icon's outline as path data. @throws RangeError for a name the library lacks. */
export function iconPath(name: string): string {
  const path = / d="([^"]+)"/.exec(library.icons[name]?.body ?? '')?.[1];
  if (path === undefined) throw new RangeError(`No icon ${name}`);
  return path;
}

/** An icon centred on a point, `size` wide, turned by so many degrees. */
export function iconAt(name: string, paint: string, x: number, y: number, size: number, turn = 0): string {
  const scale = (size / ICON_BOX).toFixed(4);
  const half = ICON_BOX / 2;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${scale}) translate(${-half} ${-half})">${iconShape(name, paint)}</g>`;
}
