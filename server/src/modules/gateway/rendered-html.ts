import { inlineJson } from '../../platform/html/inline-json.ts';
import type { RenderedPage } from '../rendering/page.ts';

/** Loading image in the shell's template: inside `#root`, which the frame replaces. */
const BOOT = /<!--pinpu:boot-->(.*?)<!--\/pinpu:boot-->/s;
const NO_SCRIPT = /<!--pinpu:no-script-->.*?<!--\/pinpu:no-script-->/s;
const ROOT = '<div id="root"></div>';

const MARKERS = /<!--\/?pinpu:(?:boot|no-script)-->/g;

const READABLE = '需要開啟 JavaScript 才能購買或登入；商品與說明可以直接瀏覽。';

/** A page whose own part is in its HTML, not its frame alone, has its data, too. */
export const hasData = (rendered: RenderedPage | undefined): boolean =>
  rendered?.state.parts.some((part) => part.includes('/page/')) === true;

/** Without a rendered page: the template as it is, without what marks its parts. */
export const withoutPage = (template: string): string => template.replaceAll(MARKERS, '');

/**
 * The loading image covers the page, and the frame is hidden, for the initial delay from the moment that the browser has
 * this HTML, without any script (spec F1); also where the shopper wants no motion, since nothing moves.
 */
const waiting = (milliseconds: number, nonce: string) => `<style nonce="${nonce}">
      div.pinpu-boot { visibility: hidden; animation: pinpu-covers ${milliseconds}ms !important }
      #root#root { animation: pinpu-waits ${milliseconds}ms !important }
      @keyframes pinpu-covers { from, to { visibility: visible } }
      @keyframes pinpu-waits { from, to { visibility: hidden } }
    </style>`;

const withNonce = (styles: string, nonce: string) =>
  styles.replaceAll(/<style(?=[\s>])/g, `<style nonce="${nonce}"`);

/** Rows of the frame whose parts share its width: painted while they are being parsed, their last parts would move. */
const ROWS = ['frame-header', 'frame-keywords'];

/** Holds the first paint until the rows are complete. One that is not in the page would hold it until the end. */
const expectedRows = (html: string) =>
  ROWS.filter((id) => html.includes(` id="${id}"`))
    .map((id) => `<link rel="expect" href="#${id}" blocking="render">`)
    .join('');

/** Resources for a page's first paint, for its head. */
export function firstPaint({ html, styles, state }: RenderedPage, nonce: string): string {
  const delay = state.config.app_init_delay_ms;
  return expectedRows(html) + withNonce(styles, nonce) + (delay > 0 ? waiting(delay, nonce) : '');
}

/** The part of a page that is its screen's, and the data it was rendered with: encoded once, and sent many times. */
const encodedScreens = new WeakMap<RenderedPage, Buffer>();

function encodedScreen(page: RenderedPage): Buffer {
  const json = () =>
    `<script type="application/json" id="pinpu-rendered">${inlineJson(page.state)}</script>`;
  const encoded =
    encodedScreens.get(page) ?? Buffer.from(`<div id="root">${page.html}</div>\n    ${json()}`);
  encodedScreens.set(page, encoded);
  return encoded;
}

/** The template with a rendered page in it, encoded. */
export function withPage(template: string, page: RenderedPage): Buffer {
  const [, boot = ''] = BOOT.exec(template) ?? [];
  const cover = page.state.config.app_init_delay_ms > 0 ? boot : '';
  const [before = '', after = ''] = template
    .replace(BOOT, '')
    .replace(NO_SCRIPT, READABLE)
    .split(ROOT);
  return Buffer.concat([Buffer.from(before + cover), encodedScreen(page), Buffer.from(after)]);
}
