import { createRequire } from 'node:module';

/*
 * jsdom computes the style of an element by matching it against every rule of every style sheet, and queries by role ask
 * for the style of every element: a third of the time of such tests. Most rules need no matching, since the element
 * lacks the tag or the classes that they begin with.
 *
 * Must be imported before jsdom, which reads `matchesDontThrow` only once, when it is loaded.
 */

const ofEnvironment = createRequire(import.meta.resolve('jest-environment-jsdom'));
const selectors = ofEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js');

/** A list of selectors without the parts in brackets and parentheses. */
function withoutArguments(selectorText) {
  let text = selectorText;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return text;
}

/** The tag and classes of a selector's last part; null for any other form. */
function subjectOf(selector) {
  const last = selector
    .trim()
    .split(/[\s>+~]+/)
    .at(-1);
  const parts = /^(\*|[a-z][\w-]*)?((?:\.[\w-]+)*)(?:::?[\w-]+)*$/i.exec(last);
  if (!parts) return null;
  const [, tag = '*', classes] = parts;
  return { tag: tag.toLowerCase(), classes: classes.split('.').slice(1) };
}

/** Null if they can't be determined. */
function subjectsOf(selectorText) {
  if (!selectorText || selectorText.includes('\\')) return null;
  const subjects = withoutArguments(selectorText).split(',').map(subjectOf);
  return subjects.includes(null) ? null : subjects;
}

const known = new Map();

export function knownSubjectsOf(selectorText) {
  if (!known.has(selectorText)) known.set(selectorText, subjectsOf(selectorText));
  return known.get(selectorText);
}

/** Whether an element with this tag and these classes can match a selector with these subjects. */
export const mayMatch = (tag, names, subjects) =>
  subjects.some(
    (subject) =>
      (subject.tag === '*' || subject.tag === tag) &&
      subject.classes.every((name) => names.includes(name)),
  );

export const tagOf = (element) => element.localName.toLowerCase();
export const classesOf = (element) => (element.getAttributeNS(null, 'class') ?? '').split(/\s+/);

const { matchesDontThrow } = selectors;

selectors.matchesDontThrow = (element, selectorText) => {
  const subjects = knownSubjectsOf(selectorText);
  if (subjects && !mayMatch(tagOf(element), classesOf(element), subjects)) return false;
  return matchesDontThrow(element, selectorText);
};
