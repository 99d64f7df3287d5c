import { createRequire } from 'node:module';

const ofEnvironment = createRequire(import.meta.resolve('jest-environment-jsdom'));
const { implForWrapper } = ofEnvironment('jsdom/lib/jsdom/living/generated/utils.js');

/**
 * Has `getComputedStyle` compute the style of an element once, until the document changes: jsdom discards `_styleCache`
 * then. A query by role asks several times for each element.
 */
export function storeComputedStyles(window) {
  const compute = window.getComputedStyle;
  const stored = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    const document = implForWrapper(element)?._ownerDocument;
    if (!document || pseudo) return compute(element, pseudo);
    const last = stored.get(element);
    if (last && last.cache === document._styleCache) return last.style;
    const style = compute(element);
    stored.set(element, { style, cache: document._styleCache });
    return style;
  };
}
