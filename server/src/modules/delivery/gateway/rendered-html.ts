import { inlineJson } from '../../../platform/html/html.ts';
import type { RenderedPage } from '../rendering/page.ts';

/** The loading image in the shell's template: it is inside `#root`, whose content the frame replaces. */
const BOOT = /<!--pinpu:boot-->(.*?)<!--\/pinpu:boot-->/s;
const NO_SCRIPT = /<!--pinpu:no-script-->.*?<!--\/pinpu:no-script-->/s;
const ROOT = '<div id="root"></div>';

const MARKERS = /<!--\/?pinpu:(?:boot|no-script)-->/g;

const READABLE = '需要開啟 JavaScript 才能購買或登入；商品與說明可以直接瀏覽。';

/** Whether a page's own part was rendered, and not only its frame; then its data are in the HTML, too. */
export const hasData = (rendered: RenderedPage | undefined): boolean =>
  rendered?.state.parts.some((part) => part.includes('/page/')) === true;

export const withoutPage = (template: string): string => template.replaceAll(MARKERS, '');

/**
 * Covers the page with the loading image and hides the frame for the initial delay, by CSS alone, from when the browser
 * has this HTML (spec F1). It also applies where the shopper prefers reduced motion, since nothing moves.
 */
const waiting = (milliseconds: number, nonce: string) => `<style nonce="${nonce}">
      div.pinpu-boot { visibility: hidden; animation: pinpu-covers ${milliseconds}ms !important }
      #root#root { animation: pinpu-waits ${milliseconds}ms !important }
      @keyframes pinpu-covers { from, to { visibility: visible } }
      @keyframes pinpu-waits { from, to { visibility: hidden } }
    </style>`;

const withNonce = (styles: string, nonce: string) =>
  styles.replaceAll(/<style(?=[\s>])/g, `<style nonce="${nonce}"`);

/** Elements share the row's width: painted too early, the last ones would move. */
const ROWS = ['frame-header', 'frame-keywords'];

/** A row that is missing in the page would delay the paint until the end, so it is left out. */
const expectedRows = (html: string) =>
  ROWS.filter((id) => html.includes(` id="${id}"`))
    .map((id) => `<link rel="expect" href="#${id}" blocking="render">`)
    .join('');

export function firstPaint({ html, styles, state }: RenderedPage, nonce: string): string {
  const delay = state.config.app_init_delay_ms;
  return expectedRows(html) + withNonce(styles, nonce) + (delay > 0 ? waiting(delay, nonce) : '');
}

const encodedScreens = new WeakMap<RenderedPage, Buffer>();

function encodedScreen(page: RenderedPage): Buffer {
  const json = () =>
    `<script type="application/json" id="pinpu-rendered">${inlineJson(page.state)}</script>`;
  const encoded =
    encodedScreens.get(page) ?? Buffer.from(`<div id="root">${page.html}</div>\n    ${json()}`);
  encodedScreens.set(page, encoded);
  return encoded;
}

export function withPage(template: string, page: RenderedPage): Buffer {
  const [, boot = ''] = BOOT.exec(template) ?? [];
  const cover = page.state.config.app_init_delay_ms > 0 ? boot : '';
  const [before = '', after = ''] = template
    .replace(BOOT, '')
    .replace(NO_SCRIPT, READABLE)
    .split(ROOT);
  return Buffer.concat([Buffer.from(before + cover), encodedScreen(page), Buffer.from(after)]);
}
