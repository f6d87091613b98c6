import type { ComponentProps } from 'react';
import { LineIcon } from './line-icon';

/** Line icons, as of icon-paths, that every page needs before it is alive: the others stay out of its code. */
export const FRAME_ICONS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  'chevron-left': 'M14.5 6 8.5 12l6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  warning: 'M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17v.1',
} as const;

/** One of the few icons that parts of every page draw in the browser. Decorative. Elsewhere: Icon. */
export function FrameIcon({
  name,
  ...rest
}: { name: keyof typeof FRAME_ICONS } & Omit<ComponentProps<typeof LineIcon>, 'd'>) {
  return <LineIcon d={FRAME_ICONS[name]} aria-hidden {...rest} />;
}
