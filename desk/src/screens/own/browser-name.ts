/** Those that call themselves by the names of others too stand before these. */
const BROWSERS = [
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* .*Safari/],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/** What a browser calls itself, as people call it: "Chrome 126, Windows". What is not known stays as it came. */
export function browserName(userAgent: string): string {
  for (const [name, pattern] of BROWSERS) {
    const [, version] = pattern.exec(userAgent) ?? [];
    if (version === undefined) continue;
    const system = SYSTEMS.find(([, is]) => is.test(userAgent))?.[0];
    return system ? `${name} ${version}, ${system}` : `${name} ${version}`;
  }
  return userAgent;
}
