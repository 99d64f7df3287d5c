import { createRequire } from 'node:module';
import { rulesOf } from './rules-of-element.mjs';

/*
 * jsdom computes the style of an element by parsing each property of each rule that matches it, twice, and queries by role
 * ask for the style of every element. Most elements have the style of another one: the same rules match them, and they
 * inherit the same.
 *
 * Must be imported before jsdom, which reads `getDeclarationForElement` only once, when it is loaded.
 */

const ofEnvironment = createRequire(import.meta.resolve('jest-environment-jsdom'));
const styleRules = ofEnvironment('jsdom/lib/jsdom/living/helpers/style-rules.js');
const { implForWrapper } = ofEnvironment('jsdom/lib/jsdom/living/generated/utils.js');

const ids = new WeakMap();

function idOf(object) {
  const id = ids.get(object) ?? ++idOf.last;
  ids.set(object, id);
  return id;
}
idOf.last = 0;

/** Elements with the same key have the same declaration. */
const declarationKey = (element) =>
  [element.style?.cssText, ...rulesOf(element).map(idOf)].join(' ');

const declarations = new Map();

const declare = styleRules.getDeclarationForElement;

styleRules.getDeclarationForElement = (element) => {
  const known = element._ownerDocument._styleCache?.get(element);
  if (known) return known;
  const key = declarationKey(element);
  const declaration = declarations.get(key) ?? declare(element);
  declarations.set(key, declaration);
  element._ownerDocument._styleCache ??= new WeakMap();
  element._ownerDocument._styleCache.set(element, declaration);
  return declaration;
};

const INHERITED = Object.entries(styleRules.propertiesWithResolvedValueImplemented)
  .filter(([, { inherited }]) => inherited)
  .map(([name]) => name);

/**
 * Makes `getComputedStyle` compute an element's style only once until the document changes: then jsdom discards
 * `_styleCache`. A query by role asks several times for each element.
 */
export function storeComputedStyles(window) {
  declarations.clear();
  const compute = window.getComputedStyle;
  const computed = new Map();
  const stored = new WeakMap();

  function computeOnce(element, impl) {
    const parent = element.parentElement && styleOf(element.parentElement);
    const inherited = INHERITED.map((name) => parent?.getPropertyValue(name));
    const key = [idOf(styleRules.getDeclarationForElement(impl)), ...inherited].join(' ');
    const style = computed.get(key) ?? compute(element);
    computed.set(key, style);
    return style;
  }

  function styleOf(element, pseudo) {
    const impl = implForWrapper(element);
    const document = impl?._ownerDocument;
    if (!document || pseudo) return compute(element, pseudo);
    const last = stored.get(element);
    if (last && last.cache === document._styleCache) return last.style;
    const style = computeOnce(element, impl);
    stored.set(element, { style, cache: document._styleCache });
    return style;
  }

  window.getComputedStyle = styleOf;
}
