import type { ComponentProps } from 'react';
import { FRAME_ICONS } from './frame-icon-paths';
import { LineIcon } from './line-icon';

/** One of the few icons that parts of every page draw in the browser. Decorative. Elsewhere: Icon. */
export function FrameIcon({
  name,
  ...rest
}: { name: keyof typeof FRAME_ICONS } & Omit<ComponentProps<typeof LineIcon>, 'd'>) {
  return <LineIcon d={FRAME_ICONS[name]} aria-hidden {...rest} />;
}
