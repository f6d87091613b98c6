import { createHash } from 'node:crypto';

export type OutboxMessage = {
  channel: 'sms' | 'email' | 'call';
  to: string;
  body: string;
  code: string | null;
  created_at: string;
};

const REFRESH_SECONDS = 3;

const style = `
:root{color-scheme:dark}
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;display:grid;place-items:center;padding:24px 12px;background:#0a1210;color:#f5f0e4;
font:16px/1.45 Onest,system-ui,sans-serif}
main{width:100%;max-width:412px;min-height:min(820px,calc(100dvh - 48px));display:flex;flex-direction:column;
border:10px solid #22352d;border-radius:44px;background:#111c18;overflow:hidden;box-shadow:0 24px 64px #0008}
header{padding:20px 20px 12px;background:#182721}
.bar{display:flex;justify-content:space-between;font-size:13px;color:#a9b5ac;font-variant-numeric:tabular-nums}
h1{margin:12px 0 2px;font-size:22px;line-height:1.2}
.note{font-size:14px;color:#a9b5ac}
form{display:flex;gap:8px;margin-top:12px}
input,button{min-height:44px;border-radius:10px;border:1px solid #2c4239;font:inherit;color:inherit;padding:0 12px}
input{flex:1;min-width:0;background:#0a1210}
input::placeholder{color:#a9b5ac}
button{background:#22352d;cursor:pointer}
:focus-visible{outline:2px solid #edb84a;outline-offset:2px}
ol{list-style:none;padding:16px;display:grid;gap:14px;align-content:start;flex:1}
li{padding:14px 16px;border-radius:14px 14px 14px 4px;background:#22352d;overflow-wrap:anywhere}
.meta{display:flex;flex-wrap:wrap;gap:2px 12px;justify-content:space-between;font-size:13px;color:#a9b5ac;
font-variant-numeric:tabular-nums}
.body{margin-top:6px}
.code{margin-top:10px;padding-top:10px;border-top:1px solid #2c4239;font-size:28px;line-height:1.2;letter-spacing:.2em;
font-weight:600;color:#edb84a;font-variant-numeric:tabular-nums}
.empty{padding:48px 24px;text-align:center;color:#a9b5ac}
@media (max-width:480px){body{padding:0;display:block}main{border:0;border-radius:0;min-height:100dvh;max-width:none}}
`;

/** Takes the list out of a fresh copy of the page, so that what is being typed into the form stays. */
const script = `
const list = document.getElementById('list');
setInterval(async () => {
  if (document.hidden) return;
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null);
  if (!answer || !answer.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('list');
  if (next && next.innerHTML !== list.innerHTML) list.replaceChildren(...next.childNodes);
}, ${REFRESH_SECONDS * 1000});
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Our own style and script and nothing else; asks nobody but ourselves. */
export const outboxPagePolicy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (char) => entities[char] ?? char);

const channelNames = { sms: 'SMS', email: 'Email', call: 'Call' } as const;

function messageItem({ channel, to, body, code, created_at }: OutboxMessage): string {
  const shownTo = channel === 'email' ? to : `+${to}`;
  const time = created_at.slice(0, 19).replace('T', ' ');
  return `<li><div class="meta"><span>${channelNames[channel]} to ${escapeHtml(shownTo)}</span>
<time datetime="${created_at}">${time} UTC</time></div><p class="body">${escapeHtml(body)}</p>${
    code === null ? '' : `<p class="code">${escapeHtml(code)}</p>`
  }</li>`;
}

/** The outbox as a phone's screen: newest on top, refreshed every 3 seconds. */
export function outboxPage(messages: readonly OutboxMessage[], to: string): string {
  const list = messages.length
    ? `<ol>${messages.map(messageItem).join('')}</ol>`
    : `<p class="empty">No messages yet. Ask for a code on the site and it arrives here.</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<noscript><meta http-equiv="refresh" content="${REFRESH_SECONDS}"></noscript><meta name="robots" content="noindex"><title>Outbox · Kozyr</title>
<style>${style}</style></head><body><main><header><div class="bar"><span>Kozyr trial</span><span>Newest first</span></div>
<h1>Messages</h1><p class="note">What a player's phone would show. Refreshes by itself.</p>
<form method="get"><input name="to" inputmode="tel" autocomplete="off" aria-label="Phone or email" placeholder="Phone or email" value="${escapeHtml(to)}"><button>Show</button></form>
</header><section id="list" aria-live="polite">${list}</section></main><script>${script}</script></body></html>`;
}
