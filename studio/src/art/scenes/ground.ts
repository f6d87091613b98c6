import { repeat } from '../canvas';
import { SKY } from './scene';

/** The whole sky in one paint. */
export const all = (paint: string): string => `<rect width="${SKY.width}" height="${SKY.height}" fill="${paint}"/>`;

/** A line of hills that ends where it began, closed below. */
export function hills(height: number, top: number, swing: number, steps: number, phase = 0): string {
  const step = SKY.width / steps;
  const at = (index: number) => top + swing * Math.sin(phase + (index % steps) * 2.4);
  const curves = repeat(steps, (index) => {
    const [from, to] = [at(index), at(index + 1)];
    const x = index * step;
    return `C${(x + step * 0.45).toFixed(1)} ${from.toFixed(1)} ${(x + step * 0.55).toFixed(1)} ${to.toFixed(1)} ${(x + step).toFixed(1)} ${to.toFixed(1)}`;
  });
  return `M0 ${height}V${at(0).toFixed(1)}${curves}V${height}Z`;
}
