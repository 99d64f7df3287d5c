import { createRequire } from 'node:module';
import { classesOf, knownSubjectsOf, mayMatch, tagOf } from './quick-selectors.mjs';

/* Which rules of the style sheets match an element, as jsdom determines it, without asking every rule. */

const ofEnvironment = createRequire(import.meta.resolve('jest-environment-jsdom'));
const ofJsdom = createRequire(ofEnvironment.resolve('jsdom'));
const { matchesDontThrow } = ofEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js');
const { CSSGroupingRule, CSSStyleSheet, parse } = ofJsdom('rrweb-cssom');

const defaultSheet = parse(ofEnvironment('jsdom/lib/jsdom/browser/default-stylesheet.js'));

/** The number of changes so far to the rules of any sheet. */
let changes = 0;

for (const { prototype } of [CSSStyleSheet, CSSGroupingRule])
  for (const method of ['insertRule', 'deleteRule']) {
    const change = prototype[method];
    prototype[method] = function (...args) {
      changes += 1;
      return change.apply(this, args);
    };
  }

/** The rules that apply on a screen, in jsdom's way. */
const screenRules = ({ cssRules }) =>
  cssRules.flatMap((rule) => {
    if (!rule.media) return [rule];
    return Array.prototype.includes.call(rule.media, 'screen') ? rule.cssRules : [];
  });

/** A class or tag that an element needs to match a subject; `*` for any element. */
const nameOf = ({ tag, classes: [first] }) => (first === undefined ? tag : `.${first}`);

/** Positions of rules by the name that an element needs; rules with unknown subjects are under `*`. */
function placesByName(rules) {
  const places = new Map();
  rules.forEach(({ selectorText }, place) => {
    if (!selectorText) return;
    const names = knownSubjectsOf(selectorText)?.map(nameOf) ?? ['*'];
    for (const name of new Set(names)) places.set(name, [...(places.get(name) ?? []), place]);
  });
  return places;
}

const indexes = new WeakMap();

function indexOf(sheet) {
  const known = indexes.get(sheet);
  if (known?.changes === changes) return known;
  const rules = screenRules(sheet);
  const index = { rules, places: placesByName(rules), changes };
  indexes.set(sheet, index);
  return index;
}

export function rulesOf(element) {
  const [tag, classes] = [tagOf(element), classesOf(element)];
  const names = ['*', tag, ...classes.map((name) => `.${name}`)];
  const isMatching = ({ selectorText }) => {
    const subjects = knownSubjectsOf(selectorText);
    if (subjects && !mayMatch(tag, classes, subjects)) return false;
    return matchesDontThrow(element, selectorText);
  };
  return [defaultSheet, ...element._ownerDocument.styleSheets._list].flatMap((sheet) => {
    const { rules, places } = indexOf(sheet);
    const candidates = new Set(names.flatMap((name) => places.get(name) ?? []));
    return [...candidates].map((place) => rules[place]).filter(isMatching);
  });
}
