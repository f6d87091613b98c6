/** The look of the explainer: it stands in a frame of its own and brings its colours along. No outside resources. */
export const EXPLAINER_CSS = `:root { color-scheme: dark }
* { box-sizing: border-box }
html, body { margin: 0; background: #0A1210 }
.rtp { padding: 24px; border-radius: 14px; background: #111C18; color: #F5F0E4; font: 16px/1.55 var(--font-text) }
.rtp h2 { margin: 0 0 8px; font: 600 20px/1.3 var(--font-display); text-wrap: balance }
.rtp p { margin: 0; max-width: 68ch }
.play { display: none }
.rtp.on .play { display: block }
.rtp .lead, .rtp .note, .rtp .caption { color: #A9B5AC }
.controls { display: flex; flex-wrap: wrap; gap: 16px 32px; margin: 20px 0 16px }
.slide { flex: 1 1 260px; display: grid; grid-template-columns: 1fr auto; align-items: baseline; gap: 0 12px }
.value { color: #EDB84A; font: 600 20px/1.2 var(--font-display); font-variant-numeric: tabular-nums }
.return { grid-column: 1 / -1; width: 100%; height: 44px; margin: 0; accent-color: #EDB84A; cursor: pointer }
.kinds { display: flex; flex-wrap: wrap; align-content: start; gap: 4px 8px }
.legend { flex-basis: 100% }
.kind, .again { min-height: 44px; padding: 0 18px; border: 0; border-radius: 999px; background: #22352D; color: #F5F0E4; font: inherit; cursor: pointer }
.kind:hover, .again:hover { background: #2C4239 }
.kind[aria-pressed=true] { background: #EDB84A; color: #1A1304; font-weight: 600 }
.kind:focus-visible, .again:focus-visible, .return:focus-visible { outline: 2px solid #F6CC6E; outline-offset: 3px }
.split { height: 14px; margin-bottom: 8px; border-radius: 999px; overflow: hidden; background: #C24A4F }
.back { display: block; height: 100%; width: 96%; background: #3FB68B; transition: width .2s ease-out }
.rtp .caption { margin: 20px 0 8px; font-size: 14px }
.chart { position: relative; display: grid; grid-template-columns: repeat(12, 1fr); gap: 6px; height: 150px; padding-top: 18px }
.line { position: absolute; left: 0; right: 0; bottom: 66px; border-top: 2px dashed #A9B5AC; opacity: .6 }
.bar { position: relative; height: 132px }
.bar i { position: absolute; left: 0; right: 0; bottom: 0; height: 132px; border-radius: 6px 6px 2px 2px; background: #4F9DF7; transform: scaleY(0); transform-origin: bottom; transition: transform .24s ease-out, background-color .24s }
.bar.ahead i { background: #EDB84A }
.bar b { position: absolute; left: -6px; right: -6px; bottom: 4px; text-align: center; font-size: 12px; font-weight: 600; color: #0A1210; font-variant-numeric: tabular-nums }
.rtp .result { margin: 12px 0 16px; min-height: 50px }
.again { min-height: 44px; padding: 0 22px; border: 0; border-radius: 10px; background: #22352D; color: #F5F0E4; font: inherit; font-weight: 600; cursor: pointer }
.rtp .note { margin-top: 16px; font-size: 14px }
@media (max-width: 480px) { .rtp { padding: 20px 16px } .chart { gap: 3px } .bar b { font-size: 10px } .rtp .result { min-height: 76px } }
@media (prefers-reduced-motion: reduce) { .bar i, .back { transition: none } }`;
