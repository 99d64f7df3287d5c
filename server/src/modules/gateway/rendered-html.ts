import { inlineJson } from '../../platform/html/inline-json.ts';
import type { RenderedPage } from '../rendering/page.ts';

/** What the shell's template has of the loading image: inside `#root`, which the frame replaces. */
const BOOT = /<!--pinpu:boot-->(.*?)<!--\/pinpu:boot-->/s;
const NO_SCRIPT = /<!--pinpu:no-script-->.*?<!--\/pinpu:no-script-->/s;
const ROOT = '<div id="root"></div>';

const MARKERS = /<!--\/?pinpu:(?:boot|no-script)-->/g;

const READABLE = '需要開啟 JavaScript 才能購買或登入；商品與說明可以直接瀏覽。';

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

/** A page's styles, for its head. */
export function renderedStyles({ styles, state }: RenderedPage, nonce: string): string {
  const delay = state.config.app_init_delay_ms;
  return withNonce(styles, nonce) + (delay > 0 ? waiting(delay, nonce) : '');
}

/** The data of screens, as they are in pages: a screen is sent many times. */
const inlinedStates = new WeakMap<RenderedPage['state'], string>();

function inlinedState(state: RenderedPage['state']): string {
  const inlined = inlinedStates.get(state) ?? inlineJson(state);
  inlinedStates.set(state, inlined);
  return inlined;
}

/** The template with a rendered page in it, and the data it was rendered with. */
export function withPage(template: string, { html, state }: RenderedPage): string {
  const [, boot = ''] = BOOT.exec(template) ?? [];
  const cover = state.config.app_init_delay_ms > 0 ? boot : '';
  const json = `<script type="application/json" id="pinpu-rendered">${inlinedState(state)}</script>`;
  return template
    .replace(BOOT, '')
    .replace(NO_SCRIPT, READABLE)
    .replace(ROOT, () => `${cover}<div id="root">${html}</div>\n    ${json}`);
}
