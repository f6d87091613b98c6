import sanitizeHtml from 'sanitize-html';
import { TEXT_OPTIONS } from './clean-html';

const NAMES = ['class', 'id', 'role', 'lang', 'dir', 'hidden', 'title', 'aria-*', 'data-*'];

/** What a block designed by hand is made of, beyond text: boxes, pictures, things that fold, drawings of buttons. */
const BOXES = [
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'nav',
  'figure',
  'figcaption',
  'h1',
  'h5',
  'h6',
  'details',
  'summary',
  'button',
  'output',
  'progress',
  'meter',
  'img',
  'picture',
  'source',
  'code',
  'pre',
  'u',
  'wbr',
];

const OWN_PICTURE = /^\/content-media\/[\w.%-]+$/;

/** Pictures come from the library alone: another host would learn who looks. */
function keepOwnPictures(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const kept = { ...attribs };
  if (kept.src !== undefined && !OWN_PICTURE.test(kept.src)) delete kept.src;
  const candidates = kept.srcset?.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '');
  if (candidates && !candidates.every((address) => OWN_PICTURE.test(address))) delete kept.srcset;
  return kept;
}

const BLOCK_OPTIONS: sanitizeHtml.IOptions = {
  ...TEXT_OPTIONS,
  allowedTags: [...(TEXT_OPTIONS.allowedTags || []), ...BOXES],
  allowedAttributes: {
    ...TEXT_OPTIONS.allowedAttributes,
    '*': NAMES,
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    source: ['srcset', 'sizes', 'media', 'width', 'height'],
    details: ['open'],
    button: ['type', 'disabled'],
    progress: ['value', 'max'],
    meter: ['value', 'min', 'max', 'low', 'high', 'optimum'],
  },
  allowedIframeHostnames: [],
  parseStyleAttributes: false,
  selfClosing: ['img', 'br', 'hr', 'wbr', 'source'],
  transformTags: {
    ...TEXT_OPTIONS.transformTags,
    img: (tagName, attribs) => ({ tagName, attribs: keepOwnPictures(attribs) }),
    source: (tagName, attribs) => ({ tagName, attribs: keepOwnPictures(attribs) }),
    // A button outside a form does nothing by itself; one that submits has no business here.
    button: (tagName, attribs) => ({ tagName, attribs: { ...attribs, type: 'button' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/**
 * The body of dynamic content with what a designed block needs (classes, ids, boxes, pictures of the library, links) and
 * without anything that runs or reaches out: no scripts, styles, frames, forms, handlers. Ids stay as they are: its own css
 * and js name them, and whoever shows the body outside a frame of its own keeps them apart.
 */
export function cleanBlock(body: string): string {
  return sanitizeHtml(body, BLOCK_OPTIONS).trim();
}
