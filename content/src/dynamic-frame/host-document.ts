import { frameFonts } from './fonts';

/**
 * The document that dynamic content with scripts runs in: empty until the page that holds it says what to show, once. It
 * reports to that page its height and the links a reader follows, and nothing else. `site` is the origin of the page; `frames` the one that
 * serves this document and its fonts. Editors' styles find the site's faces and colours by these names.
 */
export function hostDocument(site: string, frames: string): string {
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<title>Kozyr</title>
<style>
${frameFonts().rules(`${frames}/frame/fonts/`)}
:root { --font-text: Onest, sans-serif; --font-display: Unbounded, Onest, sans-serif; --ground: #0a1210; --surface-1: #111c18; --surface-2: #182721; --surface-3: #22352d; --hairline: #2c4239; --ivory: #f5f0e4; --muted: #a9b5ac; --gold: #edb84a; --gold-hover: #f6cc6e; --on-gold: #1a1304; }
:lang(kk) { --font-display: Montserrat, Onest, sans-serif; }
html { font: 16px/1.5 var(--font-text); color: var(--ivory); background: transparent; }
body { margin: 0; display: flow-root; overflow-wrap: anywhere; }
h1, h2, h3, h4 { font: 600 1.25em/1.25 var(--font-display); text-wrap: balance; }
a { color: var(--gold); }
button, input, select, textarea { font: inherit; color: inherit; }
:focus-visible { outline: 2px solid var(--gold); outline-offset: 2px; }
img { max-width: 100%; height: auto; }
</style>
</head>
<body>
<script>
${HOST_SCRIPT.replace('__SITE__', () => JSON.stringify(site).replaceAll('<', '\\u003c'))}
</script>
</body>
</html>
`;
}

/**
 * Plain old script: it runs as it stands in every browser, and what it says is checked by the page all the same. What a
 * policy can't forbid is taken away before anybody else's script runs: calls between browsers, links that open
 * connections ahead, and documents within this one, which would have it all anew.
 */
const HOST_SCRIPT = `(() => {
  'use strict';
  const site = __SITE__;
  const page = window.parent;
  const post = (message) => page.postMessage(message, site);
  const navigate = (path) => post({ kozyr: 'navigate', path: String(path) });
  const postHeight = () => {
    post({ kozyr: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
  };
  Object.defineProperty(window, 'kozyr', { value: Object.freeze({ navigate }) });
  document.currentScript.remove();

  const fix = (object, name, value) => {
    Object.defineProperty(object, name, { value, writable: false, configurable: false });
  };
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'XSLTProcessor']) fix(window, name, undefined);

  // Taken hold of now: who comes later may put something else in their place.
  const { apply } = Reflect;
  const { exec } = RegExp.prototype;
  const Text = String;
  const KEPT_OUT = /^(?:[^:]*:)?(?:link|iframe|frame|frameset|object|embed|portal|fencedframe)$/i;
  const keepOut = (method, place) => {
    const own = Document.prototype[method];
    fix(Document.prototype, method, function (...given) {
      const name = Text(given[place]);
      if (apply(exec, KEPT_OUT, [name]) !== null) throw new TypeError('There is no such element here');
      given[place] = name;
      return apply(own, this, given);
    });
  };
  keepOut('createElement', 0);
  keepOut('createElementNS', 1);
  const { define } = CustomElementRegistry.prototype;
  fix(CustomElementRegistry.prototype, 'define', function (name, constructor) {
    return apply(define, this, [name, constructor]);
  });
  fix(DOMImplementation.prototype, 'createDocument', undefined);

  const INNER = 'link, iframe, frame, frameset, object, embed, portal, fencedframe';
  const asIs = { createHTML: (text) => text, createScript: (text) => text };
  const trusted = window.trustedTypes ? window.trustedTypes.createPolicy('kozyr-host', asIs) : asIs;

  let filled = false;
  addEventListener('message', (event) => {
    if (filled || event.source !== page || event.origin !== site) return;
    const content = event.data;
    if (content === null || typeof content !== 'object' || content.kozyr !== 'fill') return;
    filled = true;
    document.documentElement.lang = String(content.lang);
    const style = document.createElement('style');
    style.textContent = String(content.css);
    document.head.append(style);
    const template = document.createElement('template');
    template.innerHTML = trusted.createHTML(String(content.body));
    for (const inner of template.content.querySelectorAll(INNER)) inner.remove();
    document.body.replaceChildren(template.content);
    const script = document.createElement('script');
    script.textContent = trusted.createScript(String(content.js));
    document.body.append(script);
    // Told at once as well: a frame out of sight is not watched by its browser until it comes into view.
    postHeight();
    new ResizeObserver(postHeight).observe(document.body);
  });
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link === null || event.defaultPrevented) return;
    event.preventDefault();
    navigate(link.getAttribute('href'));
  });
  post({ kozyr: 'ready' });
})();`;
