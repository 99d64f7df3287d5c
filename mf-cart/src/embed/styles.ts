import { darkPalette, lightPalette } from '@pinpu/shared/theme';
import { roomRules } from './room.ts';

const NAMES = [
  'card',
  'tint',
  'ink',
  'inkSoft',
  'line',
  'edge',
  'vermilion',
  'seal',
  'sealDeep',
  'onSeal',
  'celadon',
  'celadonTint',
  'ginger',
] as const;

const propertyOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * E.g. `--ink:var(--pinpu-ink,light-dark(…))`: a page may set each colour; otherwise it follows the page's colour
 * scheme.
 */
const colours = NAMES.map((name) => {
  const property = propertyOf(name);
  const own = `light-dark(${lightPalette[name]},${darkPalette[name]})`;
  return `--${property}:var(--pinpu-${property},${name === 'sealDeep' ? `var(--darker,${own})` : own})`;
}).join(';');

/** A darker form of a colour, for a button under the pointer. */
export const darker = (colour: string) => `color-mix(in srgb,${colour} 84%,black)`;

const FONT = '"Noto Sans TC","Noto Sans CJK TC","PingFang TC","Microsoft JhengHei",sans-serif';

/**
 * The styles inside an element's shadow root. Sizes are in pixels, since the page's root may have any font size. `all:
 * initial` stops inheritance from the page's styles, except for `direction`. Elements in a button's slot let presses
 * through to the button, since React ignores targets outside its tree. Below 256 px a line's quantity has no room
 * beside the picture. From 560 px a card has its picture beside the rest; above it, the picture would be as high as the
 * card is wide. `--darker` is not valid where a page has not set `--pinpu-seal`. The root's `::before` reserves the
 * room of a product, as `types/room.css.txt` does before the script arrives.
 */
export const STYLES = `
:host{display:block!important;color-scheme:inherit}
:host([hidden]){display:none!important}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
.root{all:initial;color-scheme:inherit;direction:ltr;display:grid;grid-template-columns:minmax(0,1fr);container-type:inline-size;box-sizing:border-box;${colours};
--radius:var(--pinpu-radius,2px);--darker:${darker('var(--pinpu-seal)')};border-radius:var(--radius);
color:var(--ink);background:var(--card);font:400 15px/1.6 var(--pinpu-font,${FONT});-webkit-text-size-adjust:100%;text-align:start;overflow-wrap:anywhere}
.root *,.root ::before,.root ::after{box-sizing:border-box}
.root::before{content:""}
.root>*,.root::before{grid-area:1/1}
${roomRules((name) => `.${name}-room::before`)}
.frame{align-content:start;padding:16px;border:1px solid var(--line);border-radius:var(--radius)}
h2,h3,p,ul{margin:0;padding:0;font:inherit}
ul{list-style:none}
h2{font-size:17px;font-weight:700;letter-spacing:.04em}
a{color:inherit;text-underline-offset:3px}
img,.thumb{display:block;width:100%;aspect-ratio:1;object-fit:cover;background:var(--tint);border-radius:var(--radius)}
button,input,select{font:inherit;color:inherit;margin:0;border-radius:var(--radius);min-height:44px}
input,select{font-size:16px}
button{display:inline-flex;align-items:center;justify-content:center;gap:8px;padding:0 16px;border:1px solid var(--edge);background:var(--card);cursor:pointer;touch-action:manipulation}
button ::slotted(*){pointer-events:none!important}
button[aria-disabled=true]{cursor:default;opacity:.55}
button.primary{border-color:var(--seal);background:var(--seal);color:var(--on-seal);font-weight:700;width:100%}
button.quiet{border-color:transparent;background:none;text-decoration:underline;text-underline-offset:3px;padding:0 8px}
:is(button,input,select,a):focus-visible{outline:2px solid var(--ink);outline-offset:2px}
@media (hover:hover){button.primary:hover{background:var(--seal-deep)}}
.soft{color:var(--ink-soft);font-size:13px}
.good{color:var(--celadon)}
.bad{color:var(--vermilion)}
.note{color:var(--ginger);font-size:13px}
.num{font-variant-numeric:tabular-nums}
.stack{display:grid;gap:16px}
.line{display:grid;grid-template-columns:72px minmax(0,1fr) auto;gap:4px 12px;padding-block:12px;border-top:1px solid var(--line)}
.line>img,.line>.thumb{grid-row:span 2;width:72px}
.line>.quiet{align-self:start;margin:-9px -8px 0 0}
.line>.note,.line>.wide{grid-column:1/-1}
.name{font-weight:500}
.facts{min-width:0}
.below{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px;grid-column:2/-1}
.stepper{display:inline-flex;border:1px solid var(--edge);border-radius:var(--radius)}
.stepper button{border:0;padding:0;width:44px;background:none;font-size:20px}
.stepper input{width:48px;border:0;border-inline:1px solid var(--line);border-radius:0;background:none;text-align:center;padding:0}
.gone{display:flex;align-items:center;justify-content:space-between;gap:12px;padding-block:8px;border-top:1px solid var(--line)}
.coupon{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 8px;align-items:end}
.coupon>.note,.coupon>.bad{grid-column:1/-1;font-size:13px}
label{display:grid;gap:4px;font-size:13px;color:var(--ink-soft)}
label>:is(input,select){width:100%;padding:0 12px;border:1px solid var(--edge);background:none;color:var(--ink)}
select{text-overflow:ellipsis}
select[aria-invalid]{border-color:var(--vermilion)}
option{color:var(--ink);background:var(--card)}
progress{appearance:none;display:block;width:100%;height:8px;border:0;border-radius:999px;overflow:hidden;background:var(--celadon-tint)}
progress::-webkit-progress-bar{background:var(--celadon-tint)}
progress::-webkit-progress-value{background:var(--celadon)}
progress::-moz-progress-bar{background:var(--celadon)}
dl{display:grid;grid-template-columns:1fr auto;gap:4px 12px;margin:0}
dd{margin:0;text-align:end}
.total{font-size:20px;font-weight:700}
.notice{border-radius:var(--radius);display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px;padding:8px 12px;border-inline-start:3px solid var(--vermilion);background:var(--tint)}
slot[name=fallback]::slotted(*){display:block!important;margin-block-end:8px}
.empty{padding-block:24px;text-align:center}
.skeleton{background:linear-gradient(var(--tint),var(--tint)) no-repeat 0 0/60% 20px,linear-gradient(var(--tint),var(--tint)) no-repeat 0 44px/100% 72px,linear-gradient(var(--tint),var(--tint)) no-repeat 0 132px/100% 44px}
.card{display:grid;gap:8px}
.buy{display:grid;gap:8px;justify-items:start}
.buy>.soft{min-height:1.6em}
.good>progress{margin-top:8px}
.price{font-size:17px;font-weight:700}
.price s{margin-inline-start:4px;font-weight:400;font-size:13px;color:var(--ink-soft)}
.line s{font-weight:400;font-size:13px;color:var(--ink-soft)}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.side{grid-template-columns:minmax(48px,88px) minmax(138px,1fr);gap:12px;align-items:start}
.buy>.soft{grid-column:1/-1}
@container (width<256px){.below{grid-column:1/-1}}
@container (min-width:320px){.card:not(.side)>.card>.buy{grid-template-columns:auto minmax(0,1fr);justify-items:stretch}}
@container (min-width:420px){.line{grid-template-columns:88px minmax(0,1fr) auto}.line>img,.line>.thumb{width:88px}
.side{grid-template-columns:120px minmax(0,1fr);gap:16px}.side .buy{grid-template-columns:auto minmax(0,1fr);justify-items:stretch}}
@container (min-width:560px){.frame.card:not(.side){grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:24px;align-items:start}}
@media (forced-colors:active){button,.stepper,input,select{border:1px solid}}
`;

const sheets = new WeakMap<Document, CSSStyleSheet>();

function sheetOf(document: Document, { CSSStyleSheet: Sheet }: Window & typeof globalThis) {
  const known = sheets.get(document);
  if (known) return known;
  const sheet = new Sheet();
  sheet.replaceSync(STYLES);
  sheets.set(document, sheet);
  return sheet;
}

/**
 * Gives a shadow root its styles. A constructed style sheet needs no permission by a page's content security policy; it
 * can be used in one document only.
 */
export function adoptStyles(shadow: ShadowRoot): void {
  const { ownerDocument } = shadow;
  const view = ownerDocument.defaultView;
  // A document without a window, such as a template's, can't take a sheet, and shows nothing.
  if (view) shadow.adoptedStyleSheets = [sheetOf(ownerDocument, view)];
}
