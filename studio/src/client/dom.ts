type Attributes = Record<string, string | number | boolean | EventListener | undefined>;
type Child = Node | string | null;

const SVG = 'http://www.w3.org/2000/svg';

function fill<E extends Element>(element: E, attributes: Attributes, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** An HTML element; attributes that are functions are listeners of that event. */
export function h<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[T] {
  return fill(document.createElement(tag), attributes, children);
}

/** An SVG element. */
export function s(tag: string, attributes: Attributes = {}, ...children: Child[]): SVGElement {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

/** A drawing of the game's sprite. */
export function symbolDrawing(symbol: string): Element {
  return s('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, s('use', { href: `#s-${symbol}` }));
}

/** A line icon of the controls, 24 x 24. */
export function controlIcon(path: string): Element {
  return s('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, s('path', { d: path }));
}

export const ICONS = {
  info: 'M12 11v6M12 7.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  soundOn: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  close: 'M6 6l12 12M18 6 6 18',
  spin: 'M19.5 12A7.500 7.500 0 1 1 17 6.400M17.500 3v4h-4',
  stop: 'M8 8h8v8H8Z',
  minus: 'M6 12h12',
  auto: 'M17 3l3 3-3 3M4 11v-1a4 4 0 0 1 4-4h12M7 21l-3-3 3-3M20 13v1a4 4 0 0 1-4 4H4',
  plus: 'M6 12h12M12 6v12',
} as const;

/** A button that is an icon alone; its label is its title as well. */
export function iconButton(
  label: string,
  icon: string,
  click: EventListener,
  extra: Attributes = {},
): HTMLButtonElement {
  const words = { 'aria-label': label, title: label };
  return h('button', { type: 'button', class: 'control', ...words, click, ...extra }, controlIcon(icon));
}

/** The element with these test id and class rules is always there; a miss is a bug. */
export function need<E extends Element>(element: E | null): E {
  if (!element) throw new Error('A part of the page is missing');
  return element;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
