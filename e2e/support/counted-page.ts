/** Resources of a page that can be counted in every browser. */
export interface PageCounts {
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
