/**
 * The document that dynamic content with scripts runs in: empty until the page that holds it says what to show, once. It
 * tells that page its height and where a reader wants to go, and nothing else. `site` is the origin of the page.
 */
export function hostDocument(site: string): string {
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<title>Kozyr</title>
<style>
html { font: 16px/1.5 system-ui, sans-serif; color: #f5f0e4; background: transparent; }
body { margin: 0; display: flow-root; overflow-wrap: anywhere; }
a { color: #edb84a; }
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

/** Plain old script: it runs as it stands in every browser, and what it says is checked by the page all the same. */
const HOST_SCRIPT = `(() => {
  'use strict';
  const site = __SITE__;
  const page = window.parent;
  const tell = (message) => page.postMessage(message, site);
  const navigate = (path) => tell({ kozyr: 'navigate', path: String(path) });
  const tellHeight = () => {
    tell({ kozyr: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
  };
  Object.defineProperty(window, 'kozyr', { value: Object.freeze({ navigate }) });
  document.currentScript.remove();

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
    document.body.innerHTML = String(content.body);
    const script = document.createElement('script');
    script.textContent = String(content.js);
    document.body.append(script);
    // Told at once as well: a frame out of sight is not watched by its browser until it comes into view.
    tellHeight();
    new ResizeObserver(tellHeight).observe(document.body);
  });
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link === null || event.defaultPrevented) return;
    event.preventDefault();
    navigate(link.getAttribute('href'));
  });
  tell({ kozyr: 'ready' });
})();`;
