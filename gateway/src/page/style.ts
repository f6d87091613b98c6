import { readSiteFonts } from '@kozyr/kit/site-fonts';

const fonts = readSiteFonts(import.meta.url);

/** Font files by the name they are served under below /fonts. */
export const FONTS = fonts.files;

/** The whole style of the page; its hash is the only one the page's policy allows. */
export const STYLE = `
${fonts.rules('/fonts/')}
:root{--display:Unbounded,Onest,sans-serif;--ground:#0a1210;--table:#111c18;--raised:#182721;--high:#22352d;--line:#2c4239;--ivory:#f5f0e4;--muted:#a9b5ac;--gold:#edb84a;--gold-high:#f6cc6e;--on-gold:#1a1304;--good:#43c384;--warn:#f2b23e;--bad:#ff7a7f}
:lang(kk){--display:Montserrat,Onest,sans-serif}
*{box-sizing:border-box}
html{font:16px/1.5 Onest,sans-serif;color:var(--ivory);background:var(--ground);color-scheme:dark;-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;overflow-wrap:anywhere}
.sandbox{margin:0;padding:8px 16px;background:repeating-linear-gradient(-45deg,var(--table) 0 14px,var(--raised) 14px 28px);color:var(--warn);font-size:14px;font-weight:600;text-align:center;text-wrap:balance}
.brand{padding:16px;max-width:1008px;width:100%;margin:0 auto;display:flex;align-items:center;gap:10px;font:600 15px/1.2 var(--display)}
.mark{width:28px;height:28px;border-radius:10px;background:linear-gradient(160deg,var(--gold) 0 50%,var(--high) 50%)}
main{flex:1;width:100%;max-width:1008px;margin:0 auto;padding:0 16px 40px;display:grid;gap:16px;align-content:start;align-items:start}
section{min-width:0;background:var(--table);border-radius:14px;padding:20px;box-shadow:0 12px 32px -12px #0009}
h1{font-size:16px;font-weight:500;margin:0;color:var(--muted)}
h2{font-size:14px;font-weight:600;color:var(--muted);margin:20px 0 8px}
.sum{font:600 clamp(24px,8vw,34px)/1.2 var(--display);margin:4px 0 20px;font-variant-numeric:tabular-nums}
.card{container-type:inline-size;aspect-ratio:1.586;max-width:330px;border-radius:14px;padding:20px;margin:0 0 20px;background:linear-gradient(155deg,#2b4137,var(--table) 62%,#0c1613);box-shadow:inset 0 0 0 1px #f5f0e424,0 14px 24px -10px #000c;display:flex;flex-direction:column;justify-content:space-between;font-size:14px}
.chip{width:42px;height:32px;border-radius:6px;background:linear-gradient(145deg,#fbe3a4,var(--gold) 34%,#b9832a 72%,var(--gold-high))}
.digits{font-size:min(19px,6cqi);letter-spacing:.12em;font-variant-numeric:tabular-nums;white-space:nowrap}
.row{display:flex;justify-content:space-between;gap:12px}
dl{margin:0;display:grid;gap:8px;font-size:15px}
dl div{display:flex;justify-content:space-between;gap:16px}
dl.tests{margin:0 0 20px}
dt{color:var(--muted)}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
time{white-space:nowrap}
.note{color:var(--muted);font-size:14px;margin:0 0 16px;text-wrap:pretty}
form{margin:0}
button,.back{font:inherit;width:100%;min-height:48px;padding:10px 16px;border-radius:10px;border:0;background:var(--raised);color:var(--ivory);text-align:left;cursor:pointer;display:block;text-decoration:none;transition:background-color .16s ease-out}
button:hover{background:var(--high)}
button:focus-visible,.back:focus-visible{outline:2px solid var(--gold);outline-offset:2px}
.pay,.back{min-height:56px;background:var(--gold);color:var(--on-gold);font-weight:600;font-size:17px;text-align:center;display:grid;place-items:center}
.pay:hover,.back:hover{background:var(--gold-high)}
.choices{display:grid;gap:8px}
label{display:block;font-weight:600;margin:0 0 6px}
.field{font:inherit;font-size:20px;letter-spacing:.04em;font-variant-numeric:tabular-nums;width:100%;min-height:56px;padding:10px 16px;border-radius:10px;border:1px solid #6d7f75;background:var(--ground);color:var(--ivory)}
.field::placeholder{color:#8d9a91}
.field:focus-visible{outline:2px solid var(--gold);outline-offset:2px}
.field[aria-invalid]{border:2px solid var(--bad)}
.field~.note{margin-top:8px}
.error{color:var(--bad);font-weight:600;margin:8px 0 0}
.plain{text-align:center}
.test{display:grid;grid-template-columns:1fr auto;gap:0 12px}
.test .number{font-variant-numeric:tabular-nums;font-weight:600;white-space:nowrap}
.test .kind,.test .act{color:var(--muted);font-size:14px}
.test .act{grid-column:1/-1}
.side{max-width:480px;width:100%;margin:0 auto}
.side h2{margin-top:0}
.result{max-width:480px;width:100%;margin:24px auto 0;text-align:center}
.result h1{font:600 24px/1.25 var(--display);color:var(--ivory);margin:0 0 8px;text-wrap:balance}
.result .sum{font-size:22px;color:var(--gold);margin:0 0 8px}
.result p{margin:0 0 20px;color:var(--muted);text-wrap:balance}
.sign{width:64px;height:64px;border-radius:50%;margin:4px auto 16px;display:grid;place-items:center;background:var(--high);color:var(--muted)}
.sign svg{width:32px;height:32px;fill:none;stroke:currentColor;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}
.sign.approved{color:var(--good)}.sign.declined,.sign.disputed{color:var(--bad)}.sign.processing{color:var(--warn)}
@media (min-width:768px){main{grid-template-columns:minmax(0,5fr) minmax(0,6fr);gap:24px;padding:16px 24px 40px}.brand{padding:16px 24px}section{padding:28px}.card{max-width:none}.wide{grid-column:1/-1}}
@media (min-width:1024px){.choices.two{grid-template-columns:1fr 1fr}.choices.two>:last-child:nth-child(odd){grid-column:1/-1}}
@media (prefers-reduced-motion:reduce){button,.back{transition:none}}
`;
