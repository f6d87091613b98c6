/** The whole style of the page; its hash is the only one the page's policy allows. */
export const STYLE = `
:root{--ink:#16233b;--soft:#55627a;--line:#d9e0ea;--ground:#eaf0f6;--paper:#fff;--sea:#0b6b63;--sea-dark:#085049;--sand:#ffe9b8;--sand-ink:#5c4100;--bad:#9f1f2c}
*{box-sizing:border-box}
html{font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;color:var(--ink);background:var(--ground);-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;display:flex;flex-direction:column}
.sandbox{margin:0;padding:8px 16px;background:repeating-linear-gradient(-45deg,#ffe9b8 0 14px,#ffe1a0 14px 28px);color:var(--sand-ink);font-size:14px;font-weight:600;text-align:center}
.brand{padding:16px;max-width:960px;width:100%;margin:0 auto;display:flex;align-items:center;gap:10px;font-weight:700;letter-spacing:-.01em}
.mark{width:28px;height:28px;border-radius:9px;background:linear-gradient(160deg,#f2c66d 0 50%,var(--sea) 50%)}
main{flex:1;width:100%;max-width:960px;margin:0 auto;padding:0 16px 40px;display:grid;gap:16px;align-content:start;align-items:start}
section{background:var(--paper);border-radius:20px;padding:20px;box-shadow:0 1px 2px #16233b14,0 12px 32px #16233b12}
h1{font-size:18px;font-weight:600;margin:0;color:var(--soft);overflow-wrap:anywhere}

h2{font-size:14px;font-weight:600;color:var(--soft);margin:18px 0 8px}
.sum{font-size:clamp(26px,9.4vw,38px);overflow-wrap:anywhere;line-height:1.15;font-weight:700;letter-spacing:-.02em;margin:4px 0 18px;font-variant-numeric:tabular-nums}
.card{container-type:inline-size;aspect-ratio:1.586;max-width:330px;border-radius:18px;padding:20px;margin:0 0 18px;color:#fff;background:radial-gradient(120% 140% at 100% 0,#1d8f84 0,#0b5a66 42%,#16233b 100%);display:flex;flex-direction:column;justify-content:space-between;font-size:14px}
.chip{width:42px;height:32px;border-radius:7px;background:linear-gradient(135deg,#f5d58a,#c79a3c)}
.digits{font-size:min(19px,6cqi);letter-spacing:.12em;font-variant-numeric:tabular-nums;white-space:nowrap}
.row{display:flex;justify-content:space-between;gap:12px}
dl{margin:0;display:grid;gap:8px;font-size:15px}
dl div{display:flex;justify-content:space-between;gap:16px}
dt{color:var(--soft)}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.note{color:var(--soft);font-size:14px;margin:0 0 14px}
form{margin:0}
button,.back{font:inherit;width:100%;min-height:48px;padding:10px 16px;border-radius:12px;border:1px solid var(--line);background:var(--paper);color:var(--ink);text-align:left;cursor:pointer;display:block;text-decoration:none;transition:background-color .15s ease-out}
button:hover,.back:hover{background:#f2f6fa}
button:focus-visible,.back:focus-visible{outline:3px solid #1d8f84;outline-offset:2px}
.pay,.back{min-height:56px;background:var(--sea);border-color:var(--sea);color:#fff;font-weight:600;font-size:17px;text-align:center;display:grid;place-items:center}
.pay:hover,.back:hover{background:var(--sea-dark)}
.choices{display:grid;gap:8px}
label{display:block;font-weight:600;margin:0 0 6px}
.field{font:inherit;font-size:20px;letter-spacing:.04em;font-variant-numeric:tabular-nums;width:100%;min-height:56px;padding:10px 16px;border-radius:12px;border:1px solid #8090a8;background:var(--paper);color:var(--ink)}
.field::placeholder{color:#5f6c84}
.field:focus-visible{outline:3px solid #1d8f84;outline-offset:2px}
.field[aria-invalid]{border:2px solid var(--bad)}
.field~.note{margin-top:8px}
.error{color:var(--bad);font-weight:600;margin:8px 0 0}
.plain{text-align:center}
.test{display:grid;grid-template-columns:1fr auto;gap:0 12px}
.test .number{font-variant-numeric:tabular-nums;font-weight:600;white-space:nowrap}
.test .kind,.test .act{color:var(--soft);font-size:14px}
.test .act{grid-column:1/-1}
.side{max-width:480px;width:100%;margin:0 auto}
.side h2{margin-top:0}
.result{max-width:480px;width:100%;margin:24px auto 0;text-align:center}
.result h1{font-size:28px;line-height:1.2;color:var(--ink);font-weight:700;margin:0 0 6px}
.result .sum{font-size:24px;margin:0 0 6px}
.result p{margin:0 0 20px;color:var(--soft)}
.sign{width:56px;height:56px;border-radius:50%;margin:4px auto 16px;display:grid;place-items:center;font-size:28px;font-weight:700;color:#fff;background:var(--soft)}
.sign.approved{background:var(--sea)}.sign.declined,.sign.disputed{background:var(--bad)}
@media (min-width:768px){main{grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:24px;padding-top:16px}section{padding:28px}.card{max-width:none}.wide{grid-column:1/-1}}
@media (min-width:1024px){.choices.two{grid-template-columns:1fr 1fr}}
@media (prefers-reduced-motion:reduce){button,.back{transition:none}}
`;
