import { test } from '@playwright/test';

/**
 * `npm test` runs each proof in its short form. Playwright by itself, and `npm run test:long`, run everything.
 */
export const isShort = process.env.E2E_FORM === 'short';

/** Details of a test that repeats another one's proof in another form: the short form leaves it out. */
export const LONG = { tag: '@long' };

/** Details of a test that only the long form has if `isLong`. */
export const longIf = (isLong: boolean) => (isLong ? LONG : {});

const begun = new WeakMap<object, number>();

/**
 * The forms in which a check is run: all of them in the long form. In the short form, each call in a test returns the
 * next one. The first one differs between tests, so that all forms are used, but is always the same for a test.
 */
export function formsOfCheck<Form>(all: readonly Form[]): readonly Form[] {
  if (!isShort) return all;
  const info = test.info();
  const first = [...info.title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const call = begun.get(info) ?? 0;
  begun.set(info, call + 1);
  return all.slice((first + call) % all.length).slice(0, 1);
}
