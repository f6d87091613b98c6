/** Size of a picture and where its one lamp hangs; all in pixels. */
export type Scene = { width: number; height: number; lampX: number; lampY: number; reach: number };

const DEFINITIONS = `
  <linearGradient id="paper" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="#fffaf0"/><stop offset="1" stop-color="#e3dac5"/></linearGradient>
  <linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffe6a3"/><stop offset=".45" stop-color="#EDB84A"/><stop offset="1" stop-color="#9c6a15"/></linearGradient>
  <linearGradient id="brass" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff0c4"/><stop offset=".5" stop-color="#c48f2c"/><stop offset="1" stop-color="#6b470d"/></linearGradient>
  <pattern id="lattice" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 13h26M13 0v26" stroke="#EDB84A" stroke-width="1.4" opacity=".42"/><circle cx="13" cy="13" r="3.2" fill="#EDB84A" opacity=".6"/></pattern>
  <filter id="blur" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="12"/></filter>
  <filter id="glow" x="-80%" y="-80%" width="260%" height="260%"><feGaussianBlur stdDeviation="26"/></filter>
  <filter id="felt" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .62  0 0 0 0 .8  0 0 0 0 .7  0 0 0 .55 -.2"/></filter>`;

/** The table at night under one lamp, with things on it, as an SVG document. */
export function table(scene: Scene, things: string): string {
  const { width, height, lampX, lampY, reach } = scene;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs>${DEFINITIONS}
    <radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="${lampX}" cy="${lampY}" r="${reach}">
      <stop offset="0" stop-color="#2b7457"/><stop offset=".24" stop-color="#1b523e"/><stop offset=".5" stop-color="#123427"/><stop offset=".78" stop-color="#0c1d17"/><stop offset="1" stop-color="#0A1210"/>
    </radialGradient>
    <radialGradient id="warm" gradientUnits="userSpaceOnUse" cx="${lampX}" cy="${lampY}" r="${reach * 0.55}">
      <stop offset="0" stop-color="#ffd27a" stop-opacity=".26"/><stop offset="1" stop-color="#ffdf94" stop-opacity="0"/>
    </radialGradient>
    <radialGradient id="night" gradientUnits="userSpaceOnUse" cx="${lampX}" cy="${lampY}" r="${reach * 1.15}">
      <stop offset=".5" stop-color="#060b0a" stop-opacity="0"/><stop offset="1" stop-color="#060b0a" stop-opacity=".9"/>
    </radialGradient>
  </defs>
  <rect width="100%" height="100%" fill="url(#lamp)"/>
  <rect width="100%" height="100%" filter="url(#felt)" opacity=".16"/>
  <rect width="100%" height="100%" fill="url(#warm)"/>
  ${things}
  <rect width="100%" height="100%" fill="url(#night)"/>
</svg>`;
}
