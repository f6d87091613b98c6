import { vi } from 'vitest';

/** Gives every element a size: jsdom lays nothing out, and a list draws only the rows for which there is room. In pixels. */
export function layOut({ width = 1200, height = 600 } = {}): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
}
