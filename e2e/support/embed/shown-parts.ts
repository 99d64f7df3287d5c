import { shop } from '../shop.ts';
import { embedTag } from './foreign-host.ts';

const PRODUCT = 'P1003';

/** Adds a cart and a card to the page, and removes them once they are painted. */
type Show = (main: HTMLElement) => { shown: readonly HTMLElement[]; remove: () => void };

declare global {
  var showParts: Show;
}

const byElements = `
  await customElements.whenDefined('pinpu-product');
  window.showParts = (main) => {
    main.innerHTML = '<pinpu-cart></pinpu-cart><pinpu-product product="${PRODUCT}"></pinpu-product>';
    return { shown: [...main.children], remove: () => main.replaceChildren() };
  };`;

const byMount = (site: string) => `
  import { get } from '${shop.url}/embed/cart/remoteEntry.js';
  const { mount } = (await get('./mount'))();
  window.showParts = (main) => {
    main.innerHTML = '<div></div><div></div>';
    const [first, second] = main.children;
    const parts = [
      mount(first, { site: '${site}' }),
      mount(second, { site: '${site}', show: { product: '${PRODUCT}' } }),
    ];
    const shown = [...main.querySelectorAll('pinpu-mount')];
    return { shown, remove: () => {
      for (const part of parts) part.unmount();
      main.replaceChildren();
    } };
  };`;

const page = (body: string) => `<main></main><script type="module">${body}</script>`;

/** Pages that show and remove views, as elements and by `mount`; `head` comes first. */
export const shownPartsPages = (site: string, head = '') => ({
  '/elements': { html: `${head}${embedTag(site)}${page(byElements)}` },
  '/mount': { html: `${head}${page(byMount(site))}` },
});

/** Runs in a page: shows and removes the views `times` times; returns the number of the document's style sheets. */
export async function showTimes(times: number) {
  const main = document.querySelector('main') as HTMLElement;
  const drawn = async (element: Element | undefined, selector: string) => {
    while (!element?.shadowRoot?.querySelector(selector))
      await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  for (let done = 0; done < times; done += 1) {
    const { shown, remove } = globalThis.showParts(main);
    await Promise.all([drawn(shown[0], 'h2'), drawn(shown[1], 'article')]);
    remove();
  }
  return document.adoptedStyleSheets.length;
}

/** Resources of a page that can be counted in every browser. */
interface PageCounts {
  /** Listeners of the window, the document and other objects, and of nodes that are in the document. */
  listeners: number;
  /** The number of style sheets constructed so far. */
  sheets: number;
  nodes: number;
}

declare global {
  var countPage: () => PageCounts;
}

/** A script for the beginning of a page, which counts listeners and constructed style sheets from then on. */
export const COUNTED = `<script>{
const listeners = new Map();
const idOf = (type, options) => type + ' ' + Boolean(options?.capture ?? options);
const { addEventListener: add, removeEventListener: drop } = EventTarget.prototype;
EventTarget.prototype.addEventListener = function (type, listener, options) {
  const target = this ?? window;
  const own = listeners.get(target) ?? new Map();
  const id = idOf(type, options);
  listeners.set(target, own.set(id, (own.get(id) ?? new Set()).add(listener)));
  return add.call(target, type, listener, options);
};
EventTarget.prototype.removeEventListener = function (type, listener, options) {
  const target = this ?? window;
  listeners.get(target)?.get(idOf(type, options))?.delete(listener);
  return drop.call(target, type, listener, options);
};
let sheets = 0;
window.CSSStyleSheet = class extends CSSStyleSheet {
  constructor(...options) {
    super(...options);
    sheets += 1;
  }
};
window.countPage = () => {
  let count = 0;
  for (const [target, own] of listeners)
    if (!(target instanceof Node) || target.isConnected)
      for (const all of own.values()) count += all.size;
  return { listeners: count, sheets, nodes: document.querySelectorAll('*').length };
};
}</script>`;
